import * as decide from "@/app/api/admin/advertisements/[id]/[action]/route";
import * as act from "@/app/api/advertisements/[id]/[action]/route";
import * as one from "@/app/api/advertisements/[id]/route";
import * as ads from "@/app/api/advertisements/route";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import { db } from "@/lib/server/db";
import { createImage } from "../factories";
import { daysFromNow } from "../factories/rows";
import type { Browser, Received } from "./browser";
import type { Person } from "./people";
import { createSignedInPerson } from "./sign-in";

async function pictureOf({ id: ownerId }: Person): Promise<string> {
  const { id, name } = await createImage();
  await db.image.update({ where: { id }, data: { ownerId } });
  return `/images/${name}-640.webp`;
}

export type Advertiser = { person: Person; browser: Browser; form: Record<string, unknown> };

export async function createAdvertiser(role: "vendor" | "admin" = "vendor"): Promise<Advertiser> {
  const { person, browser } = await createSignedInPerson(
    role === "vendor" ? { vendorStatus: "approved" } : { role },
  );
  const form = {
    title: "Spring sale",
    imageUrl: await pictureOf(person),
    linkUrl: "https://shop.example/sale",
    position: "top",
    startsAt: daysFromNow(-1).toISOString(),
    endsAt: daysFromNow(10).toISOString(),
  };
  return { person, browser, form };
}

export function makeAd({ browser, form }: Advertiser, changes: object = {}): Promise<Received> {
  return browser.post(ads.POST, "/api/advertisements", { body: { ...form, ...changes } });
}

export function moveAd(browser: Browser, id: unknown, action: string): Promise<Received> {
  const params = { id: String(id), action };
  return browser.post(act.POST, `/api/advertisements/${id}/${action}`, { params });
}

export function moderateAd(
  admin: Browser,
  id: unknown,
  action: "approve" | "reject",
  body: object = {},
): Promise<Received> {
  const params = { id: String(id), action };
  return admin.post(decide.POST, `/api/admin/advertisements/${id}/${action}`, { params, body });
}

export async function readAd(browser: Browser, id: unknown): Promise<AdDetailDto> {
  const params = { id: String(id) };
  return (await browser.get(one.GET, `/api/advertisements/${id}`, { params })).body as unknown as AdDetailDto;
}

export async function editAd(
  { browser }: Pick<Advertiser, "browser">,
  id: unknown,
  changes: object,
): Promise<Received> {
  const { updatedAt } = await readAd(browser, id);
  const body = { updatedAt, ...changes };
  return browser.patch(one.PATCH, `/api/advertisements/${id}`, { params: { id: String(id) }, body });
}
