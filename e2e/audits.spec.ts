import { auditPage, auditWindow } from "./audit";
import { expect, watchConsole } from "./fixtures";
import { auditedOverlays, layouts, wideLayouts } from "./layouts";
import { findMarkupFaults } from "@/prisma/test/markup";
import { overlayScreens } from "./overlay-screens";
import { preloadOfPrefetch } from "./overlays";
import { test } from "./screens";
import { waitUntilSettled } from "./page-idle";

test.describe.configure({ mode: "parallel" });

for (const [name, { as, address, status, reach }] of Object.entries(layouts)) {
  test(`48: passes axe, contrast, target size, overflow, and markup: ${name}`, async ({
    openAs,
    allowedInConsole,
  }) => {
    if (status !== 200) allowedInConsole.push(new RegExp(`status of ${status}`));
    // Screenshots of failed tests read previews of chosen files, which the page itself never does.
    allowedInConsole.push(/Connecting to 'blob:/);
    const page = await openAs(as);
    const response = await page.goto(await address(page));
    expect(response?.status()).toBe(status);
    await waitUntilSettled(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await reach?.(page);
    expect.soft(await auditPage(page, { isWide: wideLayouts.has(name) })).toEqual([]);
    expect.soft(await findMarkupFaults((await response?.text()) ?? "")).toBe("");
  });
}

for (const name of auditedOverlays) {
  const { as = "visitor", address, prepare, reach, widths = [360] } = overlayScreens[name]!;
  test(`passes axe, contrast, and overflow while open: ${name}`, async ({
    contextOf,
    request,
    allowedInConsole,
  }) => {
    // Init scripts stay with a page, so each overlay gets a new page.
    const page = await (await contextOf(as)).newPage();
    const complaints: string[] = [];
    allowedInConsole.push(preloadOfPrefetch);
    watchConsole(page, { allowedInConsole, complaints });
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prepare?.(page);
    await page.goto(typeof address === "string" ? address : await address(request));
    await waitUntilSettled(page);
    await reach(page);
    expect.soft(await auditWindow(page)).toEqual([]);
    await page.close();
    expect(complaints, "errors and warnings in the console").toEqual([]);
  });
}
