import { deskScreens } from "./desk-screens";
import { expect } from "./fixtures";
import { test } from "./screens";
import { waitUntilSettled } from "./page-idle";
import { watchLayoutShift } from "./shifts";

type Screen = (typeof deskScreens)[string];

const screens: Record<string, Pick<Screen, "as" | "address">> = {
  "what was viewed here": { as: "visitor", address: "/recently-viewed" },
  "the link of a new password": { as: "visitor", address: "/reset-password?token=abc" },
  "a draft's form": deskScreens["draft's form"]!,
  "a vendor's conversation": deskScreens["a vendor's conversation"]!,
  "a pending vendor's desk": deskScreens["pending vendor's desk"]!,
};

/** Bytes per second; slow enough that a page arrives in dozens of chunks with paints in between. */
const slow = 12_000;

for (const [name, { as, address }] of Object.entries(screens)) {
  test(`keeps '${name}' in place on a slow connection @mobile-only`, async ({ openAs, allowedInConsole }) => {
    if (name.includes("link")) allowedInConsole.push(/400 \(Bad Request\)/);
    const page = await openAs(as);
    const path = typeof address === "string" ? address : await address(page);
    // The first load fills the cache with everything but the page itself.
    await page.goto(path);
    await waitUntilSettled(page);
    const shift = await watchLayoutShift(page);
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
    await waitUntilSettled(page);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await client.detach();
  });
}
