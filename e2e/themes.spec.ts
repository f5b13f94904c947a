import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";

const paper = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const context = new OffscreenCanvas(1, 1).getContext("2d")!;
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0]! / 255;
  });

test("repaints a page with the theme switch in the footer, and the next pages too, until the device decides again", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/cookie-policy");
  await waitUntilSettled(page);
  expect(await paper(page)).toBeGreaterThan(0.9);
  const footer = page.getByRole("contentinfo");
  const before = await footer.boundingBox();
  await footer.scrollIntoViewIfNeeded();
  const themes = footer.getByRole("group", { name: "Theme" });
  await expect(themes.getByRole("radio")).toHaveCount(3);
  await themes.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(() => paper(page)).toBeLessThan(0.2);
  expect((await footer.boundingBox())?.height).toBe(before?.height);

  await page.goto("/privacy-policy");
  expect(await paper(page)).toBeLessThan(0.2);
  await footer.scrollIntoViewIfNeeded();
  await expect(themes.getByRole("radio", { name: "Dark" })).toBeChecked();
  await themes.getByRole("radio", { name: "Same as device" }).check();
  await expect.poll(() => paper(page)).toBeGreaterThan(0.9);
});
