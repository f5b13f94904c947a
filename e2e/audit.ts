import { devices, type CDPSession, type Page } from "@playwright/test";
import { colorRules, findViolations } from "./axe";
import { findOverflow } from "./lookups";
import { findUnderThumb } from "./thumbs";

/** Returns once the page is laid out at a width and painted. */
async function paintedAt(width: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.documentElement.clientWidth > width) await frame();
  await frame();
  await frame();
}

async function findExcess(page: Page, width: number): Promise<string[]> {
  await page.evaluate(paintedAt, width);
  const excess = await findOverflow(page);
  return excess > 0 ? [`${excess} px too wide at ${width} px`] : [];
}

async function layOutAsPhone(client: CDPSession, height: number): Promise<void> {
  const size = { width: 360, height, deviceScaleFactor: 1, mobile: true };
  await client.send("Emulation.setDeviceMetricsOverride", size);
}

/** Overflow and small controls on a phone, without loading the page again. */
async function findPhoneFaults(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await layOutAsPhone(client, devices["Pixel 7"].viewport.height);
  const excess = await findExcess(page, 360);
  const missed = await findUnderThumb(page);
  // In a window as high as the page, the bar at the bottom covers no other control.
  await layOutAsPhone(client, await page.evaluate(() => document.documentElement.scrollHeight));
  await page.evaluate(paintedAt, 360);
  const small = await findViolations(page, ["target-size"]);
  await client.detach();
  return [...excess, ...[...missed, ...small].map((fault) => `phone: ${fault}`)];
}

/** Runs axe in the light scheme, and its color rules in the dark one. */
async function findAxeFaults(page: Page): Promise<string[]> {
  // With reduced motion the colors change at once.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await findViolations(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await findViolations(page, colorRules);
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}

/** Faults of the page as it stands in its window: axe and overflow. */
export async function auditWindow(page: Page): Promise<string[]> {
  const faults = await findAxeFaults(page);
  return [...faults, ...(await findExcess(page, page.viewportSize()!.width))];
}

/** Faults of the loaded page on a desktop, a tablet, and a phone: axe, contrast, target size, and overflow. */
export async function auditPage(page: Page): Promise<string[]> {
  const faults = await findAxeFaults(page);
  const { height } = page.viewportSize()!;
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height });
    faults.push(...(await findExcess(page, width)));
  }
  return [...faults, ...(await findPhoneFaults(page))];
}
