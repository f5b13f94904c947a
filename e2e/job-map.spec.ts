import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findJobs } from "./lookups";
import { waitUntilSettled } from "./page-idle";

const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });
const map = (page: Page) => page.getByRole("region", { name: "Map of the results" });
const pins = (page: Page) => page.getByRole("list", { name: "Places on the map" });
const cards = (page: Page) => page.locator("[data-slot=job-card]");

function countOf(name: string | null): number {
  const [, count] = /: ([\d,]+) jobs?$/.exec(name ?? "") ?? [];
  expect(count).toBeDefined();
  return Number(count?.replaceAll(",", ""));
}

async function commonState(request: APIRequestContext): Promise<string> {
  const counts = new Map<string, number>();
  for (const { state } of await findJobs(request, "limit=50&workplace=onsite"))
    if (state) counts.set(state, (counts.get(state) ?? 0) + 1);
  const [[first] = [""]] = [...counts].sort(([, one], [, other]) => other - one);
  expect(first).toMatch(/^[A-Z]{2}$/);
  return first;
}

test("loads the map of jobs on request, with the filters, and links to the jobs of a place by keyboard", async ({
  page,
  request,
}) => {
  const late: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/map/")) late.push(sent.url());
  });
  const state = await commonState(request);
  await page.goto("/jobs");
  await waitUntilSettled(page);
  expect(late).toEqual([]);
  await expect(map(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Show map" }).click();
  await expect(page).toHaveURL("/jobs?map=1");
  await expect(map(page)).toBeVisible();
  await waitUntilSettled(page);
  expect(late.length).toBeGreaterThan(0);

  await page.goto(`/jobs?state=${state}&map=1`);
  await waitUntilSettled(page);
  const pin = pins(page)
    .getByRole("button", { name: new RegExp(`^[^:]+, ${state}: `) })
    .first();
  const name = await pin.locator(".sr-only").textContent();
  const place = name?.split(":")[0] ?? "";
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]place=[a-z-]+-[a-z]{2}&within=0&map=1$/);
  await expect(chips(page)).toContainText(`In ${place}`);
  await expect(page.locator("#jobs")).toHaveAttribute("data-total", String(countOf(name)));
  await expect(map(page)).toBeVisible();

  await page.getByRole("link", { name: "Hide map" }).click();
  await expect(page).toHaveURL(/\/jobs\?(?!.*map=1)/);
  await expect(map(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the map of jobs as a picture with links to the jobs of a place, which keep the filters", async ({
    page,
    request,
  }) => {
    await page.goto("/jobs?map=1");
    await page.getByLabel("Employment type").selectOption("full_time");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/[?&]employmentType=full_time&(.*&)?map=1$/);
    const single = pins(page)
      .getByRole("link")
      .filter({ hasNotText: /places near/ })
      .first();
    const name = await single.textContent();
    await single.click();
    await expect(page).toHaveURL(/place=[a-z-]+-[a-z]{2}&within=0/);
    const id = new URL(page.url()).searchParams.get("place") ?? "";
    const there = await findJobs(request, `employmentType=full_time&place=${id}&within=0&limit=50`);
    expect(there.length).toBe(countOf(name));
    await expect(cards(page)).toHaveCount(Math.min(there.length, 20));
  });

  test("shows the map of its jobs on a category of the job board", async ({ page }) => {
    await page.goto("/jobs/category/healthcare?map=1");
    const first = pins(page).getByRole("link").first();
    await expect(first).toHaveAttribute(
      "href",
      /^\/jobs\/category\/healthcare\?place=[a-z-]+&within=\d+&map=1$/,
    );
  });
});

test("shows the map of jobs beside the list on a desktop, and highlights the place of a card", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const state = await commonState(request);
  await page.goto(`/jobs?state=${state}&workplace=onsite&map=1`);
  await expect(map(page)).toBeVisible();
  await waitUntilSettled(page);
  const first = cards(page)
    .filter({ has: page.locator(".card-place", { hasText: `, ${state}` }) })
    .first();
  const [card, frame] = [(await first.boundingBox())!, (await map(page).boundingBox())!];
  expect(frame.x).toBeGreaterThan(card.x + card.width);
  expect(frame.height).toBeGreaterThan(500);
  await first.hover();
  await expect(pins(page).locator("[data-lit]")).toHaveCount(1);
  // A short list ends before the sticky map would scroll away.
  await page.mouse.wheel(0, 400);
  await expect(map(page)).toBeInViewport({ ratio: 1 });
});
