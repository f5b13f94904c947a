import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startOidcServer, type OidcServer } from "../prisma/test/oidc";
import { findViolations } from "./axe";
import { confirmEmail } from "./background";
import { serveSecondSite } from "./second-site";
import { expect, test } from "./fixtures";
import { register } from "./people";

let provider: OidcServer;
let site: { stop: () => Promise<void> };
let base = "";

test.beforeAll(async () => {
  const { freePort } = await import("../scripts/lib/ports.mjs");
  const port = await freePort();
  base = `http://localhost:${port}`;
  provider = await startOidcServer(`${base}/api/auth/callback/oidc`);
  site = await serveSecondSite({
    PORT: String(port),
    APP_URL: base,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: "plaza",
    OIDC_CLIENT_SECRET: "plaza-secret-of-the-tests",
    OIDC_NAME: "Example",
  });
});
test.afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

async function startAtProvider(page: Page): Promise<void> {
  await page.goto(`${base}/auth?next=%2Ffavorites`);
  await page.getByRole("button", { name: "Continue with Example" }).click();
}

/** Leaves the page before its cookies go, because its requests would be refused without them. */
async function clearDevice(page: Page): Promise<void> {
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
  await page.goto("about:blank");
  await page.context().clearCookies();
}

test("creates an account with the provider, and signs in to the requested page", async ({ page }) => {
  const name = `ada-${randomUUID().slice(0, 8)}`;
  const account = { sub: name, email: `${name}@mail.example`, email_verified: true };
  await provider.set({ refuses: false, account: { ...account, given_name: "Ada", family_name: "King" } });
  await startAtProvider(page);
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue(name);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Phone number" }).fill("555-010-0199");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("You must agree to the terms and conditions").first()).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${base}/favorites`);

  await clearDevice(page);
  await startAtProvider(page);
  await expect(page).toHaveURL(`${base}/favorites`);
  await expect(page.getByRole("button", { name: /^Account menu of/ }).first()).toBeVisible();
  await page.goto(`${base}/profile#linked`);
  await expect(page.getByRole("button", { name: "Remove: Example" })).toBeVisible();
});

test("links an account after its password once, and again once the link is removed", async ({
  page,
  request,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  const person = await register(request, { origin: baseURL });
  await confirmEmail(person.email);
  await provider.set({
    refuses: false,
    account: { sub: person.username, email: person.email, email_verified: true },
  });
  await startAtProvider(page);
  await expect(page.getByRole("heading", { name: "Link Example to your account" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("button", { name: "Link and log in" }).click();
  await expect(page.getByText("Invalid username or password").first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Link and log in" }).click();
  await expect(page).toHaveURL(`${base}/favorites`);

  await clearDevice(page);
  await startAtProvider(page);
  await expect(page).toHaveURL(`${base}/favorites`);
  await page.goto(`${base}/profile#linked`);
  const linked = page.locator("#linked");
  await linked.getByRole("button", { name: "Remove: Example" }).click();
  await linked.getByLabel("Current password").fill(person.password);
  await linked.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("The linked sign-in was removed").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove: Example" })).toHaveCount(0);

  await clearDevice(page);
  await startAtProvider(page);
  await expect(page.getByRole("heading", { name: "Link Example to your account" })).toBeVisible();
});

test("shows a sentence for a refusal at the provider, and keeps the requested page @mobile", async ({
  page,
}) => {
  await provider.set({ refuses: true });
  await startAtProvider(page);
  await expect(
    page.getByText("You didn’t allow the sign-in with Example. Nothing has changed."),
  ).toBeVisible();
  await expect(page).toHaveURL(`${base}/auth?oidc=denied&next=%2Ffavorites`);
  expect(await findViolations(page)).toEqual([]);
});

test("shows no provider's button on the sign-in page when none is set up", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Continue with/ })).toHaveCount(0);
});
