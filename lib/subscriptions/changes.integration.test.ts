import * as subscription from "@/app/api/subscription/route";
import { db, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { waitForBlocked } from "@/prisma/test/locks";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import {
  actOnPlan,
  changePlan,
  currentPlan,
  pendingOf,
  readPlan,
  settlePayment,
  createSubscribedVendor,
} from "@/prisma/test/subscribed-vendor";
import { renewPeriods } from "./billing/periods.commands";

let admin: Browser;

beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});
afterAll(() => stopQueue());

describe("GET /api/subscription", () => {
  test("returns the plans, the usage, and the remaining days of the trial", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ status: "trialing", daysLeft: 13.5 });
    await createListing({ vendorId });
    await createListing({ vendorId, status: "sold" });
    await createListing({ vendorId, featuredAt: daysFromNow(-2) });
    const found = await readPlan(browser);
    expect(found).toMatchObject({
      status: "trialing",
      trialDaysLeft: 14,
      plan: { id: "pro", price: 29, listings: 100, photos: 20, featured: 5, ads: 5 },
      usage: { listings: 2, featured: 1, ads: 0 },
      payment: "manual",
      payments: [],
    });
    expect(found.plans.map(({ id, price }) => [id, price])).toEqual([
      ["starter", 0],
      ["pro", 29],
      ["business", 99],
    ]);
  });

  test("returns the free plan for a vendor from before there were plans", async () => {
    const { browser } = await createSignedInPerson({ vendorStatus: "approved" });
    expect(await readPlan(browser)).toMatchObject({ status: "active", plan: { id: "starter" } });
  });
});

describe("a more expensive plan", () => {
  test("waits for its discounted payment, and starts when an admin marks it paid", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ daysLeft: 15 });
    expect((await changePlan(browser, "business")).body.checkoutUrl).toBeNull();
    const [payment, ...others] = await pendingOf(browser);
    expect(others).toEqual([]);
    expect(payment?.amount).toBeCloseTo(99 - 14.5, 1);
    expect((await readPlan(browser)).plan.id).toBe("pro");
    expect((await settlePayment(admin, payment?.id, "paid")).body).toMatchObject({
      status: "paid",
      planName: "Business",
    });
    const { planId, status, periodStart, periodEnd } = await currentPlan(vendorId);
    expect([planId, status]).toEqual(["business", "active"]);
    expect(periodEnd.getTime() - periodStart.getTime()).toBeGreaterThan(27 * 86_400_000);
    expect(await db.auditEntry.count({ where: { subjectId: vendorId, action: "payment.paid" } })).toBe(1);
  });

  test.each([
    [
      "is a week old",
      (vendorId: string) =>
        db.payment.updateMany({ where: { vendorId }, data: { createdAt: daysFromNow(-8) } }),
      [],
      [["Business", 84.5]],
    ],
    [
      "has outlived the period",
      (vendorId: string) =>
        db.subscription.updateMany({ where: { vendorId }, data: { periodEnd: daysFromNow(-0.1) } }),
      [["Pro", 29]],
      [
        ["Business", 99],
        ["Pro", 29],
      ],
    ],
  ])("orders the plan again when its discount %s", async (_, age, left, ordered) => {
    const { browser, vendorId } = await createSubscribedVendor({ daysLeft: 15 });
    await changePlan(browser, "business");
    const [payment] = await pendingOf(browser);
    await age(vendorId);
    expect((await settlePayment(admin, payment?.id, "paid")).status).toBe(409);
    await renewPeriods();
    const orders = async () =>
      (await pendingOf(browser)).map(({ amount, planName }) => [planName, Math.round(amount * 10) / 10]);
    expect(await orders()).toEqual(left);
    expect((await changePlan(browser, "business")).status).toBe(200);
    expect((await orders()).sort()).toEqual(ordered);
  });

  test("replaces the earlier pending payment", async () => {
    const { browser } = await createSubscribedVendor({ planId: "starter" });
    await changePlan(browser, "pro");
    await changePlan(browser, "business");
    const all = (await readPlan(browser)).payments.map(({ planName, status }) => [planName, status]);
    expect(all).toEqual([
      ["Business", "pending"],
      ["Pro", "failed"],
    ]);
  });

  test("settles the order once: the second of two admins gets 409", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ planId: "starter" });
    await changePlan(browser, "pro");
    const [payment] = await pendingOf(browser);
    const answers = await Promise.all([
      settlePayment(admin, payment?.id, "paid"),
      settlePayment(admin, payment?.id, "void"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paid = answers[0]?.status === 200;
    expect((await currentPlan(vendorId)).planId).toBe(paid ? "pro" : "starter");
    const { status } = await db.payment.findUniqueOrThrow({ where: { id: payment?.id ?? "" } });
    expect(status).toBe(paid ? "paid" : "failed");
    const entries = await db.auditEntry.findMany({ where: { subjectId: vendorId } });
    expect(entries.map(({ action }) => action)).toEqual([paid ? "payment.paid" : "payment.void"]);
  });

  test("starts its first month after the trial", async () => {
    const { browser, vendorId, periodEnd } = await createSubscribedVendor({
      status: "trialing",
      daysLeft: 10,
    });
    await changePlan(browser, "pro");
    await settlePayment(admin, (await pendingOf(browser))[0]?.id, "paid");
    const after = await currentPlan(vendorId);
    expect(after.status).toBe("active");
    expect(after.periodEnd.getTime()).toBeGreaterThan(periodEnd.getTime() + 27 * 86_400_000);
  });
});

describe("a cheaper plan", () => {
  test("starts at once if the usage fits, or is refused with 422 and changes nothing", async () => {
    const { browser, vendorId } = await createSubscribedVendor();
    for (let count = 0; count < 11; count += 1) await createListing({ vendorId, status: "paused" });
    const { status, body } = await changePlan(browser, "starter");
    expect([status, body.error]).toEqual([
      422,
      "You have more than Starter allows: 11 listings (limit 10). Close some first, or change when your billing period ends.",
    ]);
    expect((await currentPlan(vendorId)).planId).toBe("pro");
    await db.listing.updateMany({ where: { vendorId }, data: { status: "expired" } });
    expect((await changePlan(browser, "starter")).body).toMatchObject({
      plan: { id: "starter" },
      status: "active",
    });
  });

  test("waits for the end of the period on request, and can be undone", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ planId: "business" });
    expect((await changePlan(browser, "pro", "period_end")).body).toMatchObject({
      nextPlanId: "pro",
      plan: { id: "business" },
    });
    expect((await changePlan(browser, "business", "period_end")).body.nextPlanId).toBeNull();
    expect((await currentPlan(vendorId)).planId).toBe("business");
  });
});

describe("canceling", () => {
  test("keeps the plan until the end of the period, and can be undone", async () => {
    const { browser } = await createSubscribedVendor();
    expect((await actOnPlan(browser, "cancel")).body).toMatchObject({
      status: "cancelled",
      plan: { id: "pro" },
    });
    expect((await actOnPlan(browser, "cancel")).status).toBe(422);
    expect((await changePlan(browser, "pro")).body.error).toBe(
      "Your plan is set to cancel. Keep it before changing it.",
    );
    expect((await actOnPlan(browser, "resume")).body).toMatchObject({
      status: "active",
      plan: { id: "pro" },
    });
    expect((await actOnPlan(browser, "resume")).status).toBe(422);
  });

  test("discounts a more expensive plan by the rest of a paid period, but not of a trial", async () => {
    const paid = await createSubscribedVendor({ daysLeft: 15 });
    await actOnPlan(paid.browser, "cancel");
    await changePlan(paid.browser, "business");
    expect((await pendingOf(paid.browser))[0]?.amount).toBeCloseTo(99 - 14.5, 1);
    const trial = await createSubscribedVendor({ status: "trialing", daysLeft: 10 });
    await actOnPlan(trial.browser, "cancel");
    await changePlan(trial.browser, "business");
    expect((await pendingOf(trial.browser))[0]?.amount).toBe(99);
    const over = await createSubscribedVendor({ status: "cancelled", daysLeft: -1 });
    await changePlan(over.browser, "business");
    expect((await pendingOf(over.browser))[0]?.amount).toBe(99);
  });

  test("starts a more expensive plan after the free days of a canceled trial", async () => {
    const trial = await createSubscribedVendor({ status: "trialing", daysLeft: 10 });
    await actOnPlan(trial.browser, "cancel");
    await changePlan(trial.browser, "business");
    await settlePayment(admin, (await pendingOf(trial.browser))[0]?.id, "paid");
    const { planId, status, periodEnd, anchorDay } = await currentPlan(trial.vendorId);
    expect([planId, status, anchorDay]).toEqual(["business", "active", trial.periodEnd.getUTCDate()]);
    expect(periodEnd.getTime()).toBeGreaterThan(trial.periodEnd.getTime() + 27 * 86_400_000);
  });

  test("cancels the order of a more expensive plan when undone", async () => {
    const { browser, vendorId } = await createSubscribedVendor();
    await actOnPlan(browser, "cancel");
    await changePlan(browser, "business");
    expect((await actOnPlan(browser, "resume")).body).toMatchObject({
      status: "active",
      plan: { id: "pro" },
    });
    const payments = await db.payment.findMany({ where: { vendorId } });
    expect(payments.map(({ status, planId }) => [planId, status])).toEqual([["business", "failed"]]);
  });

  test("restores a trial as a trial when undone", async () => {
    const { browser } = await createSubscribedVendor({ status: "trialing", daysLeft: 5 });
    await actOnPlan(browser, "cancel");
    expect((await actOnPlan(browser, "resume")).body).toMatchObject({ status: "trialing", trialDaysLeft: 5 });
  });

  test("refuses the free plan, and any plan after the period", async () => {
    const free = await createSubscribedVendor({ planId: "starter" });
    expect((await actOnPlan(free.browser, "cancel")).status).toBe(422);
    const over = await createSubscribedVendor({ status: "cancelled", daysLeft: -1 });
    expect((await actOnPlan(over.browser, "resume")).status).toBe(422);
  });
});

describe("a suspended vendor", () => {
  async function suspended() {
    const { browser, vendorId } = await createSubscribedVendor();
    await db.vendor.update({
      where: { id: vendorId },
      data: { status: "suspended", decisionReason: "Two complaints." },
    });
    return { browser, vendorId };
  }

  test("reads its plan and invoices, and cancels", async () => {
    const { browser } = await suspended();
    expect((await browser.get(subscription.GET, "/api/subscription")).status).toBe(200);
    expect((await actOnPlan(browser, "cancel")).body).toMatchObject({
      status: "cancelled",
      plan: { id: "pro" },
    });
  });

  test("refuses to change the plan or resume a canceled one", async () => {
    const { browser, vendorId } = await suspended();
    const refused = await changePlan(browser, "business");
    expect([refused.status, refused.body.error]).toEqual([
      403,
      "Your vendor account is suspended. You can cancel your plan, but not change it.",
    ]);
    expect((await changePlan(browser, "starter", "period_end")).status).toBe(403);
    await actOnPlan(browser, "cancel");
    expect((await actOnPlan(browser, "resume")).status).toBe(403);
    expect((await currentPlan(vendorId)).status).toBe("cancelled");
  });

  test.each([
    ["a plan change", "active", (browser: Browser) => changePlan(browser, "business")],
    ["a resumption", "cancelled", (browser: Browser) => actOnPlan(browser, "resume")],
  ] as const)("refuses %s that was requested just before the suspension", async (_, status, request) => {
    const { browser, vendorId } = await createSubscribedVendor({ status });
    let requested: ReturnType<typeof request> | undefined;
    await transaction(
      async (tx) => {
        await tx.rows(sql`
          UPDATE vendors SET status = 'suspended', decision_reason = 'Two complaints.' WHERE id = ${vendorId}::uuid`);
        requested = request(browser);
        await waitForBlocked();
      },
      { slow: true },
    );
    expect((await requested)?.status).toBe(403);
    expect((await currentPlan(vendorId)).status).toBe(status);
    expect(await db.payment.count({ where: { vendorId } })).toBe(0);
  });

  test.each(["pending", "rejected"] as const)("differs from a %s one, who gets 403", async (vendorStatus) => {
    const { browser } = await createSignedInPerson({ vendorStatus });
    expect((await browser.get(subscription.GET, "/api/subscription")).status).toBe(403);
    expect((await actOnPlan(browser, "cancel")).status).toBe(403);
  });
});
