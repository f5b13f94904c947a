import type { Locator } from "@playwright/test";
import { expect, test as base } from "./fixtures";
import { watchPolicy } from "./lookups";
import { waitUntilSettled } from "./page-idle";

type Overlays = {
  /** Opens a page and waits until its script has come. */
  visit: (path: string) => Promise<void>;
  /** Presses as one does on the device: a finger on the phone, Enter on the desktop. */
  press: (control: Locator) => Promise<void>;
};

/** Focus and pointers that pass over a link have its page fetched, with the first picture of it, and go on. */
export const preloadOfPrefetch = /was preloaded using link preload but not used/;

/** Each test watches the security policy besides the console. */
export const test = base.extend<Overlays & { keepsPolicy: void }>({
  allowedInConsole: async ({}, provide) => provide([preloadOfPrefetch]),

  visit: async ({ page }, provide) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await provide(async (path) => {
      await page.goto(path);
      await waitUntilSettled(page);
    });
  },

  press: async ({ isMobile }, provide) => {
    await provide(async (control) => {
      if (isMobile) return control.tap();
      await control.focus();
      await control.press("Enter");
    });
  },

  keepsPolicy: [
    async ({ page }, provide) => {
      const violations = await watchPolicy(page);
      await provide();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Where focus is: in the overlay, nowhere (as in the browser's own controls), or on the page behind. */
async function locateFocus(overlay: Locator): Promise<"inside" | "nowhere" | "behind"> {
  return overlay.evaluate((element) => {
    const active = document.activeElement;
    if (element.contains(active)) return "inside";
    return active === document.body ? "nowhere" : "behind";
  });
}

/** Focus starts in a modal overlay, goes round in it and never reaches the page behind. */
export async function expectFocusTrap(overlay: Locator): Promise<void> {
  const page = overlay.page();
  expect(await locateFocus(overlay)).toBe("inside");
  const stops = await overlay
    .locator("a[href]:visible, button:visible, input:visible, select:visible")
    .count();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let step = 0; step <= stops; step += 1) {
      await page.keyboard.press(key);
      expect(await locateFocus(overlay), `after ${step + 1} × ${key}`).not.toBe("behind");
    }
  }
}

/** A popover is left by Tab: focus goes into it first, and past its end it closes rather than cover the page. */
export async function expectTabCloses(overlay: Locator, opener: Locator): Promise<void> {
  const page = overlay.page();
  await opener.focus();
  await page.keyboard.press("Tab");
  expect(await locateFocus(overlay)).toBe("inside");
  await overlay.locator("a[href]:visible, button:visible").last().focus();
  await page.keyboard.press("Tab");
  await expect(overlay).toBeHidden();
}

export async function expectClosing(overlay: Locator, opener: Locator): Promise<void> {
  await overlay.page().keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
  // The page hears of it a moment after it is gone: no person would do anything before that.
  await overlay
    .page()
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
