import * as settle from "@/app/api/admin/payments/[id]/[action]/route";
import * as payments from "@/app/api/admin/payments/route";
import * as subscription from "@/app/api/subscription/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing, createSubscription } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser, Received } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import type { PaymentDto, SubscriptionDto } from "./contract";
import { rollPeriods } from "./periods.commands";
import type { SubscriptionStatus } from "./rules";

let admin: Browser;

beforeAll(async () => {
  admin = (await newcomer({ role: "admin" })).browser;
});
afterAll(() => stopQueue());

type Start = { planId?: string; status?: SubscriptionStatus; daysLeft?: number; nextPlanId?: string };

async function vendorWith({ planId = "pro", status = "active", daysLeft = 15, nextPlanId }: Start = {}) {
  const { person, browser } = await newcomer({ vendorStatus: "approved" });
  const vendorId = person.vendorId ?? "";
  const { periodEnd } = await createSubscription({
    vendorId,
    planId,
    status,
    nextPlanId,
    periodEnd: daysFromNow(daysLeft),
  });
  return { vendorId, browser, periodEnd };
}

async function read(browser: Browser): Promise<SubscriptionDto> {
  return (await browser.get(subscription.GET, "/api/subscription")).body as unknown as SubscriptionDto;
}

function change(browser: Browser, planId: string, when: "now" | "period_end" = "now"): Promise<Received> {
  return browser.post(subscription.POST, "/api/subscription", { body: { action: "change", planId, when } });
}

function act(browser: Browser, action: "cancel" | "resume"): Promise<Received> {
  return browser.post(subscription.POST, "/api/subscription", { body: { action } });
}

function decide(id: string | undefined, action: string): Promise<Received> {
  const params = { id: id ?? "", action };
  return admin.post(settle.POST, `/api/admin/payments/${id}/${action}`, { params });
}

async function pendingOf(browser: Browser): Promise<PaymentDto[]> {
  return (await read(browser)).payments.filter(({ status }) => status === "pending");
}

function kept(vendorId: string) {
  return db.subscription.findUniqueOrThrow({ where: { vendorId } });
}

describe("GET /api/subscription", () => {
  test("answers the plans, what is used, and the days of the trial", async () => {
    const { browser, vendorId } = await vendorWith({ status: "trialing", daysLeft: 13.5 });
    await createListing({ vendorId });
    await createListing({ vendorId, status: "sold" });
    await createListing({ vendorId, featuredAt: daysFromNow(-2) });
    const found = await read(browser);
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

  test("answers the free plan to a vendor from before there were any", async () => {
    const { browser } = await newcomer({ vendorStatus: "approved" });
    expect(await read(browser)).toMatchObject({ status: "active", plan: { id: "starter" } });
  });
});

describe("a dearer plan", () => {
  test("waits for its payment, less what is paid already, and begins when an admin marks it paid", async () => {
    const { browser, vendorId } = await vendorWith({ daysLeft: 15 });
    expect((await change(browser, "business")).body.checkoutUrl).toBeNull();
    const [payment, ...others] = await pendingOf(browser);
    expect(others).toEqual([]);
    expect(payment?.amount).toBeCloseTo(99 - 14.5, 1);
    expect((await read(browser)).plan.id).toBe("pro");
    expect((await decide(payment?.id, "paid")).body).toMatchObject({ status: "paid", planName: "Business" });
    const { planId, status, periodStart, periodEnd } = await kept(vendorId);
    expect([planId, status]).toEqual(["business", "active"]);
    expect(periodEnd.getTime() - periodStart.getTime()).toBeGreaterThan(27 * 86_400_000);
    expect(await db.auditEntry.count({ where: { subjectId: vendorId, action: "payment.paid" } })).toBe(1);
  });

  test.each([
    [
      "is a week old",
      (vendorId: string) =>
        db.payment.updateMany({ where: { vendorId }, data: { createdAt: daysFromNow(-8) } }),
    ],
    [
      "has outlived the period",
      (vendorId: string) =>
        db.subscription.updateMany({ where: { vendorId }, data: { periodEnd: daysFromNow(-0.1) } }),
    ],
  ])("is ordered again when its discount for what was paid %s", async (_, age) => {
    const { browser, vendorId } = await vendorWith({ daysLeft: 15 });
    await change(browser, "business");
    const [payment] = await pendingOf(browser);
    await age(vendorId);
    expect((await decide(payment?.id, "paid")).status).toBe(409);
    await rollPeriods();
    const amounts = (await pendingOf(browser)).map(({ amount, planName }) => [planName, amount]);
    expect(amounts).not.toContainEqual(["Business", payment?.amount]);
  });

  test("replaces the payment that waited before", async () => {
    const { browser } = await vendorWith({ planId: "starter" });
    await change(browser, "pro");
    await change(browser, "business");
    const all = (await read(browser)).payments.map(({ planName, status }) => [planName, status]);
    expect(all).toEqual([
      ["Business", "pending"],
      ["Pro", "failed"],
    ]);
  });

  test("is marked once: the second of two admins gets 409", async () => {
    const { browser, vendorId } = await vendorWith({ planId: "starter" });
    await change(browser, "pro");
    const [payment] = await pendingOf(browser);
    const answers = await Promise.all([decide(payment?.id, "paid"), decide(payment?.id, "void")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paid = answers[0]?.status === 200;
    expect((await kept(vendorId)).planId).toBe(paid ? "pro" : "starter");
  });

  test("leaves nothing of a trial behind: the first month follows it", async () => {
    const { browser, vendorId, periodEnd } = await vendorWith({ status: "trialing", daysLeft: 10 });
    await change(browser, "pro");
    await decide((await pendingOf(browser))[0]?.id, "paid");
    const after = await kept(vendorId);
    expect(after.status).toBe("active");
    expect(after.periodEnd.getTime()).toBeGreaterThan(periodEnd.getTime() + 27 * 86_400_000);
  });
});

describe("a cheaper plan", () => {
  test("begins at once where what is used fits, else it is 422 and nothing changes", async () => {
    const { browser, vendorId } = await vendorWith();
    for (let count = 0; count < 11; count += 1) await createListing({ vendorId, status: "paused" });
    const { status, body } = await change(browser, "starter");
    expect([status, body.error]).toEqual([
      422,
      "You have more than Starter allows: 11 listings (limit 10). Close some first, or change when your billing period ends.",
    ]);
    expect((await kept(vendorId)).planId).toBe("pro");
    await db.listing.updateMany({ where: { vendorId }, data: { status: "expired" } });
    expect((await change(browser, "starter")).body).toMatchObject({
      plan: { id: "starter" },
      status: "active",
    });
  });

  test("waits for the end of the period when asked to, and can be taken back", async () => {
    const { browser, vendorId } = await vendorWith({ planId: "business" });
    expect((await change(browser, "pro", "period_end")).body).toMatchObject({
      nextPlanId: "pro",
      plan: { id: "business" },
    });
    expect((await change(browser, "business", "period_end")).body.nextPlanId).toBeNull();
    expect((await kept(vendorId)).planId).toBe("business");
  });
});

describe("cancelling", () => {
  test("keeps the plan until the end of the period, and can be taken back", async () => {
    const { browser } = await vendorWith();
    expect((await act(browser, "cancel")).body).toMatchObject({ status: "cancelled", plan: { id: "pro" } });
    expect((await act(browser, "cancel")).status).toBe(422);
    expect((await change(browser, "pro")).body.error).toBe(
      "Your plan is set to cancel. Keep it before changing it.",
    );
    expect((await act(browser, "resume")).body).toMatchObject({ status: "active", plan: { id: "pro" } });
    expect((await act(browser, "resume")).status).toBe(422);
  });

  test("gives a trial back as a trial", async () => {
    const { browser } = await vendorWith({ status: "trialing", daysLeft: 5 });
    await act(browser, "cancel");
    expect((await act(browser, "resume")).body).toMatchObject({ status: "trialing", trialDaysLeft: 5 });
  });

  test("is refused for the free plan and once the period is over", async () => {
    const free = await vendorWith({ planId: "starter" });
    expect((await act(free.browser, "cancel")).status).toBe(422);
    const over = await vendorWith({ status: "cancelled", daysLeft: -1 });
    expect((await act(over.browser, "resume")).status).toBe(422);
  });
});

describe("the end of a period", () => {
  test.each<[string, Start, Partial<{ status: string; planId: string; pending: number }>]>([
    ["lets a free plan go on", { planId: "starter", daysLeft: -1 }, { status: "active", pending: 0 }],
    ["makes a paid plan due", { daysLeft: -1 }, { status: "past_due", planId: "pro", pending: 1 }],
    ["ends a trial nobody chose to go on with", { status: "trialing", daysLeft: -1 }, { status: "expired" }],
    [
      "ends a trial, and orders the plan that it goes on with",
      { status: "trialing", daysLeft: -1, nextPlanId: "business" },
      { status: "expired", pending: 1 },
    ],
    [
      "keeps a free plan until the dearer one is paid that was chosen",
      { planId: "starter", daysLeft: -1, nextPlanId: "business" },
      { status: "active", planId: "starter", pending: 1 },
    ],
    [
      "keeps the plan that was paid a while, until the dearer one is paid",
      { daysLeft: -1, nextPlanId: "business" },
      { status: "past_due", planId: "pro", pending: 1 },
    ],
    [
      "makes a cheaper plan due in the place of the one that was paid",
      { planId: "business", daysLeft: -1, nextPlanId: "pro" },
      { status: "past_due", planId: "pro", pending: 1 },
    ],
    [
      "changes to the free plan that was chosen",
      { daysLeft: -1, nextPlanId: "starter" },
      { status: "active", planId: "starter", pending: 0 },
    ],
    ["ends what was cancelled", { status: "cancelled", daysLeft: -1 }, { status: "expired" }],
    ["waits a week for what is due", { status: "past_due", daysLeft: -6 }, { status: "past_due" }],
    ["ends what was not paid in a week", { status: "past_due", daysLeft: -8 }, { status: "expired" }],
    ["leaves alone what is not over", { daysLeft: 1 }, { status: "active", planId: "pro" }],
  ])("%s", async (_, start, expected) => {
    const { vendorId } = await vendorWith(start);
    await rollPeriods();
    const { status, planId } = await kept(vendorId);
    const pending = await db.payment.count({ where: { vendorId, status: "pending" } });
    expect({ status, planId, pending }).toMatchObject(expected);
  });

  test("is worked through by two instances without doing anything twice", async () => {
    const { vendorId } = await vendorWith({ daysLeft: -1 });
    await Promise.all([rollPeriods(), rollPeriods()]);
    expect(await db.payment.count({ where: { vendorId } })).toBe(1);
  });

  test("a payment in the grace carries on from the period before", async () => {
    const { browser, vendorId, periodEnd } = await vendorWith({ daysLeft: -3 });
    await rollPeriods();
    await decide((await pendingOf(browser))[0]?.id, "paid");
    expect(await kept(vendorId)).toMatchObject({ status: "active", periodStart: periodEnd });
  });
});

describe("GET /api/admin/payments", () => {
  test("lists what waits, a page at a time, and 404s what is not there", async () => {
    for (let count = 0; count < 3; count += 1) {
      const { browser } = await vendorWith({ planId: "starter" });
      await change(browser, "pro");
    }
    const first = await admin.get(payments.GET, "/api/admin/payments", { query: { limit: "2" } });
    expect(first.headers.get("x-total-count")).toMatch(/^\d+$/);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await admin.get(payments.GET, next);
    const ids = [first, second].flatMap(({ body }) =>
      (body as unknown as { id: string }[]).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect((await decide("0190b6a0-0000-7000-8000-000000000001", "paid")).status).toBe(404);
  });
});
