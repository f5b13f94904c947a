import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { test } from "./overlays";

type Sheet = { name: string; path: string; slot: string; open: (page: Page) => Promise<void> };

const sheets: Sheet[] = [
  {
    name: "the menu",
    path: "/real-estate",
    slot: "mobile-menu",
    open: (page) => page.getByRole("banner").getByRole("button", { name: "Open menu" }).tap(),
  },
  {
    name: "the filters",
    path: "/real-estate",
    slot: "filter-sheet",
    open: (page) => page.getByRole("button", { name: "Filters", exact: true }).tap(),
  },
  {
    name: "the ways to sort",
    path: "/real-estate",
    slot: "sort-choices",
    open: (page) => page.getByRole("button", { name: "Sort: Newest" }).tap(),
  },
];

async function findUncoveredPoint(page: Page, slot: string): Promise<{ x: number; y: number }> {
  const place = await page.locator(`[data-slot=${slot}]`).evaluate((sheet) => {
    const { top, right, bottom, left } = sheet.getBoundingClientRect();
    for (const control of document.querySelectorAll("a[href], button")) {
      if (sheet.contains(control)) continue;
      const box = control.getBoundingClientRect();
      const x = Math.min(box.right, innerWidth) - 6;
      const y = (box.top + box.bottom) / 2;
      const isUncovered = x < left || x > right || y < top || y > bottom;
      if (box.width > 40 && x > 0 && y > 0 && y < innerHeight && isUncovered) return { x, y };
    }
    return null;
  });
  if (!place) throw new Error(`nothing to press beside ${slot}`);
  return place;
}

for (const { name, path, slot, open } of sheets) {
  test(`closes ${name} on a tap beside it, on Back, and when the screen turns wide @mobile-only`, async ({
    page,
    visit,
  }) => {
    await visit(`${path}?sort=newest`);
    await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Real Estate" }).tap();
    await expect(page).toHaveURL(path);
    const sheet = page.locator(`[data-slot=${slot}]`);
    const isOpen = () => sheet.evaluate((element) => element.matches(":popover-open"));
    await open(page);
    await expect(sheet).toBeVisible();
    const { x, y } = await findUncoveredPoint(page, slot);
    await page.evaluate(() => {
      addEventListener("click", ({ target }) => {
        const control = (target as Element).closest("a[href], button");
        if (control) document.body.dataset.pressed = control.textContent ?? "";
      });
    });
    await page.touchscreen.tap(x, y);
    await expect(sheet).toBeHidden();
    await expect(page.locator("body")).not.toHaveAttribute("data-pressed");
    await expect(page).toHaveURL(path);

    await open(page);
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${path}?sort=newest`);
    await expect.poll(isOpen).toBe(false);

    await open(page);
    await expect(sheet).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(isOpen).toBe(false);
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  });
}

test("closes a sheet on a Back that comes as it opens @mobile-only", async ({ page, visit }) => {
  await visit("/real-estate");
  const isOpen = await page.locator("[data-slot=mobile-menu]").evaluate((sheet: HTMLElement) => {
    sheet.showPopover();
    dispatchEvent(new PopStateEvent("popstate"));
    return sheet.matches(":popover-open");
  });
  expect(isOpen).toBe(false);
});

test("closes the side drawer and the login dialog over the page reached by Back @mobile-only", async ({
  page,
  visit,
}) => {
  await visit("/products");
  const account = page.locator("[data-slot=drawer-button]:visible");
  const drawer = page.getByRole("dialog", { name: "Account" });
  const login = page.getByRole("dialog", { name: "Login" });
  for (const opened of [drawer, login]) {
    await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Real Estate" }).tap();
    await expect(page).toHaveURL("/real-estate");
    await account.tap();
    if (opened === login) await drawer.getByRole("link", { name: "Login" }).tap();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/products");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
