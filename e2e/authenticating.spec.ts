import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { register } from "./people";

/** Milliseconds that 'Authenticating...' has (contract section 4 of the accounts: one refresh, 5 seconds). */
const limitMs = 5000;

/**
 * Opens /profile, then lets this browser lose the person while a token is still stored: another tab signs somebody in,
 * /api/user knows nobody yet, and the server's own answer to the page is slow. What the refresh does is the test's.
 */
async function loseThePerson(
  { page, context }: { page: Page; context: BrowserContext },
  onRefresh: (route: Route) => Promise<void>,
): Promise<{ refreshes: () => number; findThePerson: () => Promise<void> }> {
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Save details" })).toBeVisible();
  const answer = { status: 401, json: { error: "Please sign in to continue.", code: "not_signed_in" } };
  await page.route("**/api/user?*", (route) => route.fulfill(answer));
  await page.route(/[?&]_rsc=/, () => {});
  let refreshes = 0;
  await page.route("**/api/refresh-token", (route) => {
    refreshes += 1;
    return onRefresh(route);
  });

  const other = await context.newPage();
  await other.goto("/privacy-policy");
  await other.evaluate(() => localStorage.setItem("authToken", "of-the-other-tab"));
  await other.close();
  return { refreshes: () => refreshes, findThePerson: () => page.unroute("**/api/user?*") };
}

test.beforeEach(async ({ page, baseURL, allowedInConsole }) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  await register(page.request, { origin: baseURL });
});

test("a stored token says 'Authenticating...', gets one refresh and ends in the page", async ({
  page,
  context,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { refreshes, findThePerson } = await loseThePerson({ page, context }, async (route) => {
    await held;
    await route.continue();
  });
  await expect(page.getByRole("status").filter({ hasText: "Authenticating..." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save details" })).toHaveCount(0);

  await findThePerson();
  letGo();
  await expect(page.getByRole("button", { name: "Save details" })).toBeVisible();
  await expect(page).toHaveURL("/profile");
  expect(refreshes()).toBe(1);
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  expect(token?.split(".")).toHaveLength(3);
});

test("'Authenticating...' without an answer ends after 5 seconds in cleared storage and /auth", async ({
  page,
  context,
}) => {
  await page.clock.install();
  const { refreshes } = await loseThePerson({ page, context }, async () => {});
  const waiting = page.getByRole("status").filter({ hasText: "Authenticating..." });
  await expect(waiting).toBeVisible();
  await expect.poll(refreshes).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBe("of-the-other-tab");

  await page.unroute(/[?&]_rsc=/);
  await page.clock.fastForward(limitMs);
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
  expect(
    await page.evaluate(() => [localStorage.getItem("authToken"), sessionStorage.getItem("authToken")]),
  ).toEqual([null, null]);
});
