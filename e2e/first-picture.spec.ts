import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";

// First visits start with an empty cache.
test.use({ reuseContext: false });

for (const path of ["/", "/search", "/auth"]) {
  test(`paints the content of ${path} before it starts its scripts`, async ({ page }) => {
    await page.goto(path);
    await waitUntilSettled(page);
    const { painted, begun } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      return { painted: paint?.startTime, begun: Math.min(...files.map(({ startTime }) => startTime)) };
    });
    // Scripts start after a second even without a first paint.
    expect(begun).toBeGreaterThanOrEqual(Math.min(painted ?? Infinity, 1000));
    expect(begun).toBeLessThan(Infinity);
  });
}

test("counts a page as loaded once its scripts have run", async ({ page }) => {
  await page.goto("/search");
  const { loaded, ended } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return { loaded: document?.loadEventStart, ended: Math.max(...files.map(({ startTime }) => startTime)) };
  });
  expect(loaded).toBeGreaterThan(ended);
});

async function openUnpainted(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.route("**/_next/static/**/*.css", () => new Promise<void>(() => undefined));
  await page.goto("/search", { waitUntil: "commit" });
  await expect.poll(() => page.locator("iframe").count()).toBe(1);
}

function countFiles(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelectorAll('script[src*="/_next/static/"]:not([nomodule])').length,
  );
}

test("starts the scripts of a page whose styles do not load after a second", async ({ page }) => {
  await openUnpainted(page);
  expect(await countFiles(page)).toBe(0);
  await page.clock.runFor(1000);
  expect(await countFiles(page)).toBeGreaterThan(3);
});

test("starts the scripts of a page in a hidden tab at once", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await openUnpainted(page);
  await page.clock.runFor(1);
  expect(await countFiles(page)).toBeGreaterThan(3);
});
