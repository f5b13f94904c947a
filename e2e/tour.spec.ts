import type { Page } from "@playwright/test";
import { tourCopy } from "@/lib/pwa/tour.copy";
import { tourStops } from "@/lib/pwa/tour.rules";
import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";

async function takeTour(page: Page): Promise<void> {
  await page.goto("/cookie-policy");
  await waitUntilSettled(page);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole("button", { name: tourCopy.take }).click();
}

test("highlights the five stops of the tour on the homepage, wherever it was started @mobile", async ({
  page,
}) => {
  await takeTour(page);
  await expect(page).toHaveURL(/\/$/);
  const tour = page.getByRole("dialog", { name: "Welcome" });
  await expect(tour).toBeVisible();
  await tour.getByRole("button", { name: tourCopy.start }).click();
  for (const stop of tourStops.keys()) {
    const here = page.getByRole("dialog", { name: tourCopy.at(stop).title });
    await expect(here).toBeVisible();
    // Late content moves both.
    await expect(async () => {
      const spot = await here.locator("[data-slot=tour-spot]").boundingBox();
      expect(spot?.width, tourCopy.at(stop).title).toBeGreaterThan(40);
      expect(spot?.height, tourCopy.at(stop).title).toBeGreaterThan(30);
      const card = await here.locator("[data-slot=tour-card]").boundingBox();
      const size = page.viewportSize();
      if (!spot || !card || !size) throw new Error("The tour is not on the screen.");
      const gap = Math.max(card.y - spot.y - spot.height, spot.y - card.y - card.height);
      expect(gap, tourCopy.at(stop).title).toBeCloseTo(16, 0);
      expect(card.y).toBeGreaterThanOrEqual(0);
      expect(card.x).toBeGreaterThanOrEqual(16);
      expect(card.x + card.width).toBeLessThanOrEqual(size.width - 16);
      expect(card.y + card.height).toBeLessThanOrEqual(size.height);
    }).toPass();
    await here.getByRole("button", { name: tourCopy.next }).click();
  }
  await page.getByRole("button", { name: tourCopy.done }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});
