import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";

type Point = { x: number; y: number };

/**
 * Pauses for one second of browser time before lifting the finger, so a fast drag doesn't fling past the next picture.
 */
async function drag(page: Page, from: Point, by: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const start = Date.now() / 1000 - 1;
  await client.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [from],
    timestamp: start,
  });
  for (let step = 1; step <= 10; step += 1) {
    const touchPoints = [{ x: from.x + (by.x / 10) * step, y: from.y + (by.y / 10) * step }];
    const timestamp = start + step / 10;
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints, timestamp });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: start + 2 });
}

async function waitUntilStill(locator: Locator): Promise<void> {
  await expect(async () => {
    const before = await locator.boundingBox();
    await locator.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await locator.boundingBox()).toEqual(before);
  }).toPass();
}

test("turns the pictures of a card over in the list, by finger or by mouse @mobile", async ({
  page,
  hasTouch,
}) => {
  await page.goto("/real-estate");
  await waitUntilSettled(page);
  const card = page.locator("[data-slot=listing-card]:has(.dots-3, .dots-4, .dots-5)").first();
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const at = () =>
    card.locator(".dots").evaluate((dots) => (dots as HTMLElement).style.getPropertyValue("--at") || "0");
  const shown = card.locator(".card-photos img").first();
  if (hasTouch) {
    const { x, y, width } = (await card.boundingBox())!;
    // The first touch, here a scroll, loads the code.
    await drag(page, { x: x + width / 2, y: y + 80 }, { x: 0, y: -30 });
    await expect(card.locator(".card-photos")).toBeAttached();
    await waitUntilSettled(page);
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await waitUntilStill(card);
    const { y: now } = (await card.boundingBox())!;
    await drag(page, { x: x + width - 20, y: now + 80 }, { x: 40 - width, y: 0 });
    await expect.poll(at).toBe("1");
    await expect(shown).toBeVisible();
    await drag(page, { x: x + 20, y: now + 80 }, { x: width - 40, y: 0 });
  } else {
    await card.hover();
    await card.locator(".card-arrow").last().click();
    await expect.poll(at).toBe("1");
    await expect(shown).toBeVisible();
    await card.locator(".card-arrow").first().click();
  }
  await expect.poll(at).toBe("0");
  await expect(page).toHaveURL("/real-estate");
});

test("stops the keyboard twice on a card, and turns its pictures by the arrow keys", async ({ page }) => {
  await page.goto("/real-estate");
  await waitUntilSettled(page);
  const card = page.locator("[data-slot=listing-card]:has(.dots-3, .dots-4, .dots-5)").first();
  await card.getByRole("link").focus();
  await expect(card.locator(".card-photos")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  const dots = card.locator(".dots");
  await expect.poll(() => dots.evaluate((dot) => dot.style.getPropertyValue("--at"))).toBe("1");
  await page.keyboard.press("Tab");
  await expect(card.getByRole("button")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card.locator(":focus")).toHaveCount(0);
  await expect(page.locator("[data-slot=listing-card] .card-link:focus")).toHaveCount(1);
});
