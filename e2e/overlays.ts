import type { Locator } from "@playwright/test";
import { expect, test as base } from "./fixtures";
import { watchPolicy } from "./lookups";
import { waitUntilSettled } from "./page-idle";

type Overlays = {
  visit: (path: string) => Promise<void>;
  press: (control: Locator) => Promise<void>;
};

/** Chromium warning after a link was prefetched on focus or hover, together with its first picture, and not opened. */
export const preloadOfPrefetch = /was preloaded using link preload but not used/;

export const test = base.extend<Overlays & { enforcesPolicy: void }>({
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

  enforcesPolicy: [
    async ({ page }, provide) => {
      const violations = await watchPolicy(page);
      await provide();
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

async function locateFocus(overlay: Locator): Promise<"inside" | "nowhere" | "behind"> {
  return overlay.evaluate((element) => {
    const active = document.activeElement;
    if (element.contains(active)) return "inside";
    return active === document.body ? "nowhere" : "behind";
  });
}

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
  // The walk may end in the browser's own controls, from which no key reaches the page.
  if ((await locateFocus(overlay)) === "nowhere") await page.keyboard.press("Tab");
  expect(await locateFocus(overlay)).toBe("inside");
}

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
  // The page handles the close event a moment later, before any user could act.
  await overlay
    .page()
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
