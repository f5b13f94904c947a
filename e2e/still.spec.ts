import type { Page } from "@playwright/test";
import { deskScreens } from "./desk-screens";
import { expect } from "./fixtures";
import { test, type Who } from "./screens";
import { settled } from "./settled";
import { watchShifts } from "./shifts";

/** Screens whose parts stand in another order than they are read in, or grow once they are read. */
const screens: [string, Who, string | ((page: Page) => Promise<string>)][] = [
  ["what was viewed here", "visitor", "/recently-viewed"],
  ["the link of a new password", "visitor", "/reset-password?token=abc"],
  ...["draft's form", "a vendor's conversation", "pending vendor's desk"].map(
    (name): [string, Who, string | ((page: Page) => Promise<string>)] => {
      const { as, address } = deskScreens[name]!;
      return [name, as, address];
    },
  ),
];

/** Bytes a second: a page comes in dozens of pieces, and is drawn after many of them. */
const slow = 12_000;

for (const [name, who, address] of screens) {
  test(`'${name}' holds still however slowly it comes @mobile-only`, async ({ openAs, allowedInConsole }) => {
    if (name.includes("link")) allowedInConsole.push(/400 \(Bad Request\)/);
    const page = await openAs(who);
    const path = typeof address === "string" ? address : await address(page);
    // What comes beside the page is there from before.
    await page.goto(path);
    await settled(page);
    const shift = await watchShifts(page);
    const client = await page.context().newCDPSession(page);
    const limit = (downloadThroughput: number) =>
      client.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 0,
        downloadThroughput,
        uploadThroughput: -1,
      });
    await client.send("Network.enable");
    await limit(slow);
    page.once("domcontentloaded", () => void limit(-1));
    await page.goto(path);
    await settled(page);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await client.detach();
  });
}
