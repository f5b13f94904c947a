import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { settled } from "./settled";

type Point = { x: number; y: number };

/** Moves a finger over the screen as a person does, in small steps. */
async function drag(page: Page, from: Point, by: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let step = 1; step <= 10; step += 1) {
    const point = { x: from.x + (by.x / 10) * step, y: from.y + (by.y / 10) * step };
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("the pictures of a card are turned over in the list, by finger or with two buttons @mobile", async ({
  page,
  hasTouch,
}) => {
  await page.goto("/real-estate");
  await settled(page);
  const card = page.locator("[data-slot=listing-card]:has(.dots-3, .dots-4, .dots-5)").first();
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const at = () =>
    card.locator(".dots").evaluate((dots) => (dots as HTMLElement).style.getPropertyValue("--at") || "0");
  const shown = card.locator(".card-photos img").first();
  if (hasTouch) {
    const { x, y, width } = (await card.boundingBox())!;
    // The finger that scrolls the list brings the code.
    await drag(page, { x: x + width / 2, y: y + 80 }, { x: 0, y: -30 });
    await expect(card.locator(".card-photos")).toBeAttached();
    await settled(page);
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const { y: now } = (await card.boundingBox())!;
    await drag(page, { x: x + width - 40, y: now + 80 }, { x: -220, y: 0 });
    await expect.poll(at).toBe("1");
    await expect(shown).toBeVisible();
    await drag(page, { x: x + 40, y: now + 80 }, { x: 220, y: 0 });
  } else {
    await card.hover();
    await card.getByRole("button", { name: /^Next photo of / }).click();
    await expect.poll(at).toBe("1");
    await expect(shown).toBeVisible();
    await card.getByRole("button", { name: /^Previous photo of / }).click();
  }
  await expect.poll(at).toBe("0");
  await expect(page).toHaveURL("/real-estate");
});
