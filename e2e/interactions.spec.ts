import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { waitUntilIdle, waitUntilSettled } from "./page-idle";

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Largest share of the page's elements, from 0 to 1, that one style recalculation covers. */
async function measureRestyledShare(
  browser: Browser,
  page: Page,
  press: () => Promise<void>,
): Promise<number> {
  const all = await page.locator("*").count();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await press();
  await waitUntilIdle(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const counts = trace.traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts) / all;
}

test("opens the menu of a phone without restyling the whole page @mobile-only", async ({ browser, page }) => {
  await page.goto("/");
  await waitUntilSettled(page);
  const part = await measureRestyledShare(browser, page, async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  });
  expect(part).toBeLessThan(0.2);
});

test("selects all of a vendor's listings without restyling the content of the rows", async ({
  browser,
  page,
  signInAs,
}) => {
  await signInAs("vendor");
  await page.goto("/vendor?tab=listings&status=approved");
  await waitUntilSettled(page);
  const part = await measureRestyledShare(browser, page, async () => {
    await page.getByRole("checkbox", { name: "Select all on this page" }).last().check();
    await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
  });
  expect(part).toBeLessThan(0.5);
});

test("shows a change in the same frame with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const padding = await page
    .getByRole("search")
    .first()
    .evaluate((form) => {
      const before = getComputedStyle(form).paddingTop;
      form.style.paddingTop = "8px";
      return [before, getComputedStyle(form).paddingTop];
    });
  expect(padding).toEqual(["0px", "8px"]);
});
