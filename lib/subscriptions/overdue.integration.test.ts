import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { formatDate } from "@/lib/shared/dates";
import { createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { changePlan, createSubscribedVendor, readPlan } from "@/prisma/test/subscribed-vendor";
import { nextOf } from "./subscribers/subscribers.copy";
import { listSubscribers } from "./subscribers/subscribers.queries";

afterAll(() => stopQueue());

describe("the grace period", () => {
  test.each([
    ["became overdue later than its period ended", -3, -1, 6],
    ["became overdue at an unknown time", -3, null, 4],
    ["became overdue before its period ended", -1, -2, 6],
  ])("shows the grace period with its end if the plan %s", async (_, daysLeft, overdue, graceDays) => {
    const { browser, vendorId } = await createSubscribedVendor({ status: "past_due", daysLeft });
    const data = { pastDueAt: overdue === null ? null : daysFromNow(overdue) };
    const { pastDueAt, periodEnd } = await db.subscription.update({ where: { vendorId }, data });
    const start = pastDueAt && pastDueAt > periodEnd ? pastDueAt : periodEnd;
    const graceEnd = new Date(start.getTime() + 7 * 86_400_000).toISOString();
    expect(Math.round((Date.parse(graceEnd) - Date.now()) / 86_400_000)).toBe(graceDays);
    expect((await readPlan(browser)).graceEnd).toBe(graceEnd);
    const { items } = await listSubscribers({ status: "past_due", limit: 100 });
    const subscriber = items.find((item) => item.vendorId === vendorId)!;
    expect(nextOf(subscriber)).toBe(`Starter from ${formatDate(graceEnd)} unless they pay`);
  });

  test("has no end unless a payment is due", async () => {
    const { browser, vendorId } = await createSubscribedVendor();
    await db.subscription.update({ where: { vendorId }, data: { pastDueAt: daysFromNow(-40) } });
    expect((await readPlan(browser)).graceEnd).toBeNull();
  });
});

test.each([
  ["overdue", { status: "past_due", daysLeft: -2 }],
  ["canceled and over", { status: "cancelled", daysLeft: -0.1 }],
] as const)(
  "refuses a plan without room, without offering it for later, if the plan is %s",
  async (_, start) => {
    const { browser, vendorId } = await createSubscribedVendor(start);
    for (let count = 0; count < 11; count += 1) await createListing({ vendorId, status: "paused" });
    expect((await changePlan(browser, "starter")).body.error).toBe(
      "You have more than Starter allows: 11 listings (limit 10). Close some first.",
    );
  },
);
