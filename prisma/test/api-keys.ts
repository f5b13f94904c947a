import * as favorites from "@/app/api/favorites/route";
import * as one from "@/app/api/profile/api-keys/[id]/route";
import * as keys from "@/app/api/profile/api-keys/route";
import type { ApiKeyDto } from "@/lib/auth/keys/keys.contract";
import { createBrowser, type Browser } from "./browser";
import { goodPassword } from "./people";

export const apiKeysPath = "/api/profile/api-keys";
const defaultBody = { name: "Inventory sync", scopes: ["favorites:read"], days: 30, password: goodPassword };

export function askForKey(browser: Browser, body: object = {}) {
  return browser.post(keys.POST, apiKeysPath, { body: { ...defaultBody, ...body } });
}

export async function makeKey(browser: Browser, body: object = {}): Promise<{ key: string; id: string }> {
  const { status, body: made } = await askForKey(browser, body);
  if (status !== 200) throw new Error(`no key: ${JSON.stringify(made)}`);
  return { key: String(made.key), id: (made.apiKey as ApiKeyDto).id };
}

export function withKey(key: string) {
  return { headers: { authorization: `Bearer ${key}`, origin: "https://program.example" } };
}

export async function statusOf(key: string): Promise<number> {
  return (await createBrowser().get(favorites.GET, "/api/favorites", withKey(key))).status;
}

export function revokeKey(browser: Browser, id: string) {
  return browser.delete(one.DELETE, `${apiKeysPath}/${id}`, { params: { id } });
}
