import * as decide from "@/app/api/admin/vendors/[id]/[action]/route";
import { db, rows, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createSubscription, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { newcomer } from "@/prisma/test/sign-in";
import { startTrial } from "./commands";
import { limitsOf } from "./queries";
import type { SubscriptionStatus } from "./rules";

const starter = { listings: 10, photos: 10, featured: 0, ads: 1 };
const pro = { listings: 100, photos: 20, featured: 5, ads: 5 };
const business = { listings: 1000, photos: 30, featured: 20, ads: 20 };

afterAll(() => stopQueue());

async function subscribe(planId: string, status: SubscriptionStatus, daysLeft: number): Promise<string> {
  return (await createSubscription({ planId, status, periodEnd: daysFromNow(daysLeft) })).vendorId;
}

describe("limitsOf", () => {
  test("answers the numbers of Starter to a vendor without a subscription", async () => {
    const { id } = await createVendor();
    expect(await limitsOf({ rows }, id)).toEqual(starter);
  });

  test.each([
    ["pro", "trialing", 3, pro],
    ["pro", "trialing", -1, starter],
    ["business", "active", 20, business],
    ["business", "active", -1, business],
    ["pro", "past_due", -4, pro],
    ["pro", "cancelled", 5, pro],
    ["pro", "cancelled", -1, starter],
    ["business", "expired", 5, starter],
    ["starter", "active", 5, starter],
  ] as const)("answers for %s, %s, with %i days left", async (planId, status, daysLeft, expected) => {
    const vendorId = await subscribe(planId, status, daysLeft);
    expect(await limitsOf({ rows }, vendorId)).toEqual(expected);
  });

  test("asks inside the transaction it is given", async () => {
    const { id } = await createVendor();
    const within = await transaction(async (tx) => {
      await startTrial(tx, id);
      return [await limitsOf(tx, id), await limitsOf({ rows }, id)];
    });
    expect(within).toEqual([pro, starter]);
  });
});

describe("the trial", () => {
  test("begins with the approval and lasts 14 days", async () => {
    const { browser: admin } = await newcomer({ role: "admin" });
    const { person } = await newcomer({ vendorStatus: "pending" });
    const params = { id: person.vendorId ?? "", action: "approve" };
    const path = `/api/admin/vendors/${person.vendorId}/approve`;
    expect((await admin.post(decide.POST, path, { params, body: {} })).status).toBe(200);
    const kept = await db.subscription.findUniqueOrThrow({ where: { vendorId: person.vendorId ?? "" } });
    expect(kept).toMatchObject({ planId: "pro", status: "trialing", provider: "manual" });
    const days = (kept.periodEnd.getTime() - kept.periodStart.getTime()) / 86_400_000;
    expect([days, kept.trialEndsAt]).toEqual([14, kept.periodEnd]);
    expect(await limitsOf({ rows }, person.vendorId ?? "")).toEqual(pro);
  });

  test("is not given twice", async () => {
    const vendorId = await subscribe("business", "expired", -1);
    await transaction((tx) => startTrial(tx, vendorId));
    expect(await db.subscription.findUniqueOrThrow({ where: { vendorId } })).toMatchObject({
      planId: "business",
      status: "expired",
    });
  });
});
