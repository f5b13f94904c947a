import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures";
import { register } from "./people";

// A reused context keeps parts of its fake clock.
test.use({ reuseContext: false });

const staleMs = 15 * 60_000;
const limitMs = 5000;

const lookMs = 10;

async function strayFromProfile(page: Page): Promise<void> {
  await page.clock.install();
  const known = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/user");
  await page.goto("/profile");
  expect((await known).status()).toBe(200);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "My Favorites" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Favorites");
  await page.evaluate(() => localStorage.setItem("authToken", "of-yesterday"));
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + staleMs + 1000);
}

async function countRefreshes(page: Page, answer: (route: Route) => Promise<void>): Promise<() => number> {
  let count = 0;
  await page.route("**/api/refresh-token", (route) => {
    count += 1;
    return answer(route);
  });
  return () => count;
}

async function expectWithoutDelay(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(lookMs);
    await expectation();
  }).toPass({ intervals: [100] });
}

function authenticating(page: Page) {
  return page.getByRole("status").filter({ hasText: "Authenticating..." });
}

test.beforeEach(async ({ page, baseURL, allowedInConsole }) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  await register(page.request, { origin: baseURL });
});

test("shows 'Authenticating...' for a stored token, refreshes it once, and ends in the page", async ({
  page,
}) => {
  await strayFromProfile(page);
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const refreshes = await countRefreshes(page, async (route) => {
    await released;
    await route.continue();
  });
  const nobody = { status: 401, json: { error: "Please sign in to continue.", code: "not_signed_in" } };
  await page.route("**/api/user?*", (route) => route.fulfill(nobody));
  await page.goBack();
  await expectWithoutDelay(page, () => expect(authenticating(page)).toBeVisible({ timeout: 100 }));
  const save = page.getByRole("button", { name: "Save details" });
  await expect(save).toHaveCount(0);
  await expectWithoutDelay(page, async () => expect(refreshes()).toBe(1));

  await page.unroute("**/api/user?*");
  letGo();
  await expectWithoutDelay(page, () => expect(save).toBeVisible({ timeout: 100 }));
  await expect(page).toHaveURL("/profile");
  expect(refreshes()).toBe(1);
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  expect(token?.split(".")).toHaveLength(3);
});

test("clears the storage 5 seconds after 'Authenticating...' without an answer, and goes to /auth", async ({
  page,
  baseURL,
}) => {
  // Intercepts from the start: later requests of the page may also trigger a refresh, which must not succeed.
  const refreshes = await countRefreshes(page, async () => {});
  await strayFromProfile(page);
  await page.request.post("/api/logout", { headers: { origin: baseURL ?? "" } });
  await page.goBack();
  await expectWithoutDelay(page, () => expect(authenticating(page)).toBeVisible({ timeout: 100 }));
  await expectWithoutDelay(page, async () => expect(refreshes()).toBeGreaterThan(0));
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBe("of-yesterday");

  await page.clock.fastForward(limitMs);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile$/);
  expect(
    await page.evaluate(() => [localStorage.getItem("authToken"), sessionStorage.getItem("authToken")]),
  ).toEqual([null, null]);
});
