import type { Page } from "@playwright/test";
import type { Client } from "pg";
import { expect, test } from "./fixtures";
import { publishListing } from "./published-listing";
import { waitUntilIdle } from "./page-idle";

function recordBeacons(page: Page): string[] {
  const reported: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/visits") reported.push(new URL(page.url()).pathname);
  });
  return reported;
}

test("counts a visit to a listing as one view, however it is reached, and shows it to its vendor", async ({
  page,
  request,
  baseURL,
  openBrowser,
}) => {
  const { id, title, vendorId } = await publishListing({
    vendor: page.request,
    admin: request,
    origin: baseURL,
  });

  // The vendor's own views are reported but not counted.
  const own = recordBeacons(page);
  await page.goto(`/listings/${id}`);
  await expect.poll(() => own).toEqual([`/listings/${id}`]);

  const stranger = await openBrowser();
  const visitor = await stranger.newPage();
  const reported = recordBeacons(visitor);
  const beaconResponse = visitor.waitForResponse(/\/api\/visits$/);
  await visitor.goto(`/vendor/${vendorId}`);
  expect((await beaconResponse).status()).toBe(202);
  const link = visitor.getByRole("link", { name: title }).first();
  await link.hover();
  await waitUntilIdle(visitor);
  await link.click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(() => reported).toEqual([`/vendor/${vendorId}`, `/listings/${id}`]);
  await visitor.goBack();
  await expect.poll(() => reported.length).toBe(3);
  await visitor.reload();
  await expect.poll(() => reported.length).toBe(4);
  expect(reported).toEqual([
    `/vendor/${vendorId}`,
    `/listings/${id}`,
    `/vendor/${vendorId}`,
    `/vendor/${vendorId}`,
  ]);
  await stranger.close();

  // Views are written every five seconds.
  await expect(async () => {
    await page.goto("/vendor");
    const views = page.locator("dt", { hasText: /^Views, all time$/ }).locator("xpath=following-sibling::dd");
    await expect(views).toHaveText("1", { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("region", { name: "Performance" })).not.toContainText("No views yet");
});

test("reports a search without results and the one after it with the first opened result", async ({
  page,
}) => {
  const { withClient } = await import("../scripts/postgres.mjs");
  const readClicks = () =>
    withClient(process.env.E2E_DATABASE_URL, async (client: Client) => {
      const { rows } = await client.query<{ clicks: number; positions: number }>(
        "SELECT sum(clicks)::int AS clicks, sum(positions)::int AS positions FROM search_term_days WHERE term = 'camera' AND tier = 1",
      );
      return rows[0]!;
    });
  const before = await readClicks();
  let clicks = 0;
  page.on("request", (sent) => {
    if (new URL(sent.url()).pathname === "/api/search/clicks") clicks += 1;
  });
  const search = async (words: string) => {
    const counted = page.waitForResponse(/\/api\/visits$/);
    await page.goto(`/search?q=${words}`);
    expect((await counted).status()).toBe(202);
  };
  await search("qwxzvbnk");
  await search("camera");
  const beaconResponse = page.waitForResponse(/\/api\/search\/clicks$/);
  await page.locator(".results article").nth(1).getByRole("link").first().click();
  expect((await beaconResponse).status()).toBe(202);
  await expect(page).toHaveURL(/\/listings\//);
  expect(clicks).toBe(1);

  // Searches are written every five seconds.
  await expect
    .poll(
      () =>
        withClient(process.env.E2E_DATABASE_URL, async (client: Client) => {
          const { rows } = await client.query(
            "SELECT term, visitors FROM search_follow_ups WHERE failed = 'qwxzvbnk'",
          );
          return rows as unknown[];
        }),
      { timeout: 30_000 },
    )
    .toEqual([{ term: "camera", visitors: 1 }]);
  // Playwright can't read the body of a beacon.
  const counted = { clicks: before.clicks + 1, positions: before.positions + 2 };
  await expect.poll(readClicks, { timeout: 30_000 }).toEqual(counted);
});
