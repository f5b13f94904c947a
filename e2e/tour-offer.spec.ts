import { tourCopy } from "@/lib/pwa/tour.copy";
import { expect, test as base } from "./fixtures";
import { waitUntilSettled } from "./page-idle";
import { watchLayoutShift } from "./shifts";

// Without a worker, the code that shows the offer doesn't load in this browser.
const test = base.extend({ serviceWorkers: "allow" });

test.use({ reuseContext: false });

test("offers the tour once on a first visit, on the hero's picture, without moving or focusing anything @mobile", async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await page.goto("/");
  const offer = page.getByRole("complementary", { name: /^New here/ });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const box = (await offer.boundingBox())!;
  const hero = page.getByRole("region", { name: "Welcome", exact: true });
  for (const content of await hero.getByRole("link").or(hero.getByRole("searchbox")).all()) {
    const other = await content.boundingBox();
    if (!other) continue;
    const isApart =
      other.x >= box.x + box.width ||
      other.x + other.width <= box.x ||
      other.y >= box.y + box.height ||
      other.y + other.height <= box.y;
    expect(isApart, await content.innerText()).toBe(true);
  }
  expect(await shift()).toBeLessThanOrEqual(0.01);
  await page.reload();
  await waitUntilSettled(page);
  await expect(offer).toBeHidden();
});

test("starts the offered tour with its introduction", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("complementary", { name: /^New here/ })
    .getByRole("button", { name: tourCopy.take })
    .click();
  await expect(page.getByRole("dialog", { name: "Welcome" })).toBeVisible();
});
