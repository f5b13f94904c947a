import { devices, type CDPSession, type Page } from "@playwright/test";
import { colorRules, findViolations } from "./axe";
import { findOverflow } from "./lookups";
import { findSmallTapTargets } from "./touch-targets";

async function waitForPaint(width: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.documentElement.clientWidth > width) await frame();
  await frame();
  await frame();
}

async function findExcess(page: Page, width: number): Promise<string[]> {
  await page.evaluate(waitForPaint, width);
  const excess = await findOverflow(page);
  return excess > 0 ? [`${excess} px too wide at ${width} px`] : [];
}

async function emulateScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

type InScheme = { scheme: "light" | "dark"; rules?: readonly string[] };

async function findIn(page: Page, { scheme, rules }: InScheme): Promise<string[]> {
  await emulateScheme(page, scheme);
  return (await findViolations(page, rules)).map((fault) => `${scheme}: ${fault}`);
}

async function layOutAsPhone(client: CDPSession, height: number): Promise<void> {
  const size = { width: 360, height, deviceScaleFactor: 1, mobile: true };
  await client.send("Emulation.setDeviceMetricsOverride", size);
}

async function findPhoneFaults(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await layOutAsPhone(client, devices["Pixel 7"].viewport.height);
  const excess = await findExcess(page, 360);
  const missed = await findSmallTapTargets(page);
  // In a window as high as the page, the bottom bar covers no other control.
  await layOutAsPhone(client, await page.evaluate(() => document.documentElement.scrollHeight));
  await page.evaluate(waitForPaint, 360);
  await emulateScheme(page, "dark");
  const faults = await findViolations(page, ["target-size", ...colorRules]);
  await client.detach();
  return [...excess, ...[...missed, ...faults].map((fault) => `dark phone: ${fault}`)];
}

export async function auditWindow(page: Page): Promise<string[]> {
  const faults = [
    ...(await findIn(page, { scheme: "light" })),
    ...(await findIn(page, { scheme: "dark", rules: colorRules })),
  ];
  return [...faults, ...(await findExcess(page, page.viewportSize()!.width))];
}

/**
 * Runs axe in light mode on the desktop, overflow checks at every width, and tap target and dark color checks on a
 * phone. `isWide` adds dark colors on the desktop, for parts that phones don't show.
 */
export async function auditPage(page: Page, { isWide }: { isWide: boolean }): Promise<string[]> {
  const faults = await findIn(page, { scheme: "light" });
  if (isWide) faults.push(...(await findIn(page, { scheme: "dark", rules: colorRules })));
  const { height } = page.viewportSize()!;
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height });
    faults.push(...(await findExcess(page, width)));
  }
  return [...faults, ...(await findPhoneFaults(page))];
}
