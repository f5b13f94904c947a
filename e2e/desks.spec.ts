import { deskScreens } from "./desk-screens";
import { expect } from "./fixtures";
import { findAxeViolations, findOverflow, findPhoneFaults, findSmallTargets } from "./lookups";
import { markupFaults } from "./markup";
import { test } from "./screens";
import { settled } from "./settled";
import { findUnderThumb } from "./thumbs";

// One after the other they would be the last that run, alone.
test.describe.configure({ mode: "parallel" });

for (const [name, { as, address, reach }] of Object.entries(deskScreens)) {
  // What somebody does there is done on a phone as well; the rest is only laid out as there.
  const onPhone = reach || name === "vendor's overview" ? " @mobile" : "";
  test(`the screen '${name}' is sound: markup, accessibility, width${onPhone}`, async ({
    openAs,
    isMobile,
    allowedInConsole,
  }) => {
    // What records a failing test reads the previews of files, which the page itself never does.
    allowedInConsole.push(/Connecting to 'blob:/);
    const page = await openAs(as);
    const response = await page.goto(typeof address === "string" ? address : await address(page));
    expect(response?.status()).toBe(200);
    await settled(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await reach?.(page);
    const isSmall = isMobile && name !== "vendor's overview";
    const faults = isSmall ? await findSmallTargets(page) : await findAxeViolations(page, { whole: true });
    expect.soft(faults).toEqual([]);
    expect.soft(await findOverflow(page), "pixels that the page is too wide").toBeLessThanOrEqual(0);
    if (isMobile) {
      expect.soft(await findUnderThumb(page), "what a finger can miss").toEqual([]);
      return;
    }
    expect.soft(await markupFaults((await response?.text()) ?? "")).toBe("");
    if (!onPhone) expect.soft(await findPhoneFaults(page, { byThumb: true })).toEqual([]);
  });
}
