import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { deskScreens } from "../desk-screens";
import { expect } from "../fixtures";
import { overlayScreens, shownWidths } from "../overlay-screens";
import { problemScreens } from "../problem-screens";
import { publicPages } from "../public-pages";
import { test } from "../screens";
import { waitUntilSettled } from "@/e2e/page-idle";

const folder = process.env.SCREENS_DIR ?? ".screens/shots";
const schemes = ["light", "dark"] as const;
const [short, tall] = [900, 2000];

mkdirSync(folder, { recursive: true });

const fileOf = (name: string) => name.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "");

async function waitUntilPainted(page: Page): Promise<void> {
  await waitUntilSettled(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width, height } = image.getBoundingClientRect();
      const isInView = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
      return !isInView || image.complete;
    }),
  );
  // Complete images may not be decoded yet.
  await page.evaluate(async () => {
    const drawn = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    await Promise.allSettled(drawn.map((image) => image.decode()));
  });
}

async function fit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: short });
  const height = await page.evaluate(() =>
    document.querySelector("dialog[open], [role=dialog], [role=menu]:popover-open")
      ? 0
      : document.documentElement.scrollHeight,
  );
  if (height > short) await page.setViewportSize({ width, height: Math.min(height, tall) });
  await waitUntilPainted(page);
}

async function shoot(page: Page, name: string, width: number): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.screenshot({
      path: `${folder}/${fileOf(name)}.${width}.${colorScheme}.png`,
      animations: "disabled",
    });
  }
}

async function take(page: Page, name: string): Promise<void> {
  for (const width of shownWidths) {
    await fit(page, width);
    await shoot(page, name, width);
  }
}

for (const [name, { address, status = 200 }] of Object.entries(publicPages)) {
  test(`public ${name}`, async ({ openAs, request, allowedInConsole }) => {
    allowedInConsole.push(/./);
    const page = await openAs("visitor");
    const response = await page.goto(typeof address === "string" ? address : await address(request));
    expect(response?.status()).toBe(status);
    await waitUntilPainted(page);
    await take(page, `public ${name}`);
  });
}

for (const [name, { as, address, reach }] of Object.entries(deskScreens)) {
  test(`desk ${as} ${name}`, async ({ openAs, allowedInConsole }) => {
    allowedInConsole.push(/./);
    const page = await openAs(as);
    const response = await page.goto(typeof address === "string" ? address : await address(page));
    expect(response?.status()).toBe(200);
    await waitUntilPainted(page);
    await reach?.(page);
    await take(page, `desk ${as} ${name}`);
  });
}

for (const [name, { as = "visitor", address, prepare, reach, widths = shownWidths }] of Object.entries(
  overlayScreens,
)) {
  test(`overlay ${name}`, async ({ contextOf, request }) => {
    for (const width of widths) {
      // Emulation stays with a page, so each width gets a new one.
      const page = await (await contextOf(as)).newPage();
      await page.setViewportSize({ width, height: short });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await prepare?.(page);
      await page.goto(typeof address === "string" ? address : await address(request));
      await waitUntilPainted(page);
      await reach(page);
      await shoot(page, `overlay ${name}`, width);
      await page.close();
    }
  });
}

for (const [name, { as = "visitor", address, status, on, reach }] of Object.entries(problemScreens)) {
  test(`problem ${name}`, async ({ openAs, allowedInConsole }) => {
    allowedInConsole.push(/./);
    const page = await openAs(as);
    const site = await on?.();
    try {
      const path = typeof address === "string" ? address : await address(page);
      const response = await page.goto(`${site?.base ?? ""}${path}`);
      expect(response?.status()).toBe(status);
      await waitUntilPainted(page);
      await reach?.(page);
      await take(page, `problem ${name}`);
      // Back on the test site, where the page's storage gets cleared.
      await page.goto("/robots.txt");
    } finally {
      await site?.stop();
    }
  });
}
