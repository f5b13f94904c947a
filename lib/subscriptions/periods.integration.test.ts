import { db, raw, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createSubscription } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import {
  changePlan,
  currentPlan,
  pendingOf,
  settlePayment,
  createSubscribedVendor,
  type Start,
} from "@/prisma/test/subscribed-vendor";
import { renewPeriods } from "./billing/periods.commands";

let admin: Browser;

beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});
jest.setTimeout(120_000);
afterAll(() => stopQueue());

describe("the end of a period", () => {
  test.each<[string, Start, Partial<{ status: string; planId: string; pending: number }>]>([
    ["continues a free plan", { planId: "starter", daysLeft: -1 }, { status: "active", pending: 0 }],
    ["makes a paid plan due", { daysLeft: -1 }, { status: "past_due", planId: "pro", pending: 1 }],
    ["ends a trial without a chosen plan", { status: "trialing", daysLeft: -1 }, { status: "expired" }],
    [
      "ends a trial and orders the plan that follows",
      { status: "trialing", daysLeft: -1, nextPlanId: "business" },
      { status: "expired", pending: 1 },
    ],
    [
      "keeps a free plan until the chosen paid one is paid",
      { planId: "starter", daysLeft: -1, nextPlanId: "business" },
      { status: "active", planId: "starter", pending: 1 },
    ],
    [
      "keeps the paid plan for the grace period until the more expensive one is paid",
      { daysLeft: -1, nextPlanId: "business" },
      { status: "past_due", planId: "pro", pending: 1 },
    ],
    [
      "makes a cheaper plan due instead of the paid one",
      { planId: "business", daysLeft: -1, nextPlanId: "pro" },
      { status: "past_due", planId: "pro", pending: 1 },
    ],
    [
      "changes to the chosen free plan",
      { daysLeft: -1, nextPlanId: "starter" },
      { status: "active", planId: "starter", pending: 0 },
    ],
    ["ends a canceled plan", { status: "cancelled", daysLeft: -1 }, { status: "expired" }],
    ["keeps an overdue plan for a week", { status: "past_due", daysLeft: -6 }, { status: "past_due" }],
    ["ends a plan unpaid for a week", { status: "past_due", daysLeft: -8 }, { status: "expired" }],
    ["leaves a current period unchanged", { daysLeft: 1 }, { status: "active", planId: "pro" }],
  ])("%s", async (_, start, expected) => {
    const { vendorId } = await createSubscribedVendor(start);
    await renewPeriods();
    const { status, planId } = await currentPlan(vendorId);
    const pending = await db.payment.count({ where: { vendorId, status: "pending" } });
    expect({ status, planId, pending }).toMatchObject(expected);
  });

  test("keeps an order from the trial and adds no other", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ status: "trialing", daysLeft: 1 });
    await changePlan(browser, "business");
    const past = { periodEnd: daysFromNow(-1), trialEndsAt: daysFromNow(-1) };
    await db.subscription.update({ where: { vendorId }, data: past });
    await renewPeriods();
    expect((await currentPlan(vendorId)).status).toBe("expired");
    expect((await pendingOf(browser)).map(({ planName, amount }) => [planName, amount])).toEqual([
      ["Business", 99],
    ]);
  });

  test("processes each period once with two instances", async () => {
    const { vendorId } = await createSubscribedVendor({ daysLeft: -1 });
    await Promise.all([renewPeriods(), renewPeriods()]);
    expect(await db.payment.count({ where: { vendorId } })).toBe(1);
  });

  test("processes all due subscriptions even if one fails", async () => {
    const due: string[] = [];
    for (let count = 0; count < 103; count += 1) {
      due.push((await createSubscription({ status: "cancelled", periodEnd: daysFromNow(-1) })).id);
    }
    await rows(sql`
      ALTER TABLE subscriptions ADD CONSTRAINT stuck CHECK (id <> ${raw(`'${due[0]}'`)} OR status <> 'expired') NOT VALID`);
    await renewPeriods();
    await rows(sql`ALTER TABLE subscriptions DROP CONSTRAINT stuck`);
    const left = await db.subscription.findMany({ where: { id: { in: due }, status: { not: "expired" } } });
    expect(left.map(({ id }) => id)).toEqual([due[0]]);
    await renewPeriods();
    expect(await db.subscription.count({ where: { id: { in: due }, status: "expired" } })).toBe(103);
  });

  test("returns to the renewal day after a short month", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ status: "past_due", daysLeft: -3 });
    const period = {
      periodStart: new Date("2026-01-31T12:00:00Z"),
      periodEnd: new Date("2026-02-28T12:00:00Z"),
    };
    await db.subscription.update({ where: { vendorId }, data: period });
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      await changePlan(browser, "pro");
      const [renewal] = await pendingOf(browser);
      expect((await settlePayment(admin, renewal?.id, "paid")).status).toBe(200);
      const { periodEnd } = await db.subscription.update({
        where: { vendorId },
        data: { status: "past_due" },
      });
      ends.push(periodEnd.toISOString());
    }
    expect(ends).toEqual([
      "2026-03-31T12:00:00.000Z",
      "2026-04-30T12:00:00.000Z",
      "2026-05-31T12:00:00.000Z",
      "2026-06-30T12:00:00.000Z",
    ]);
  });

  test.each<[string, Start, string, string]>([
    ["a free plan", { planId: "starter" }, "2026-01-31", "2026-02-28"],
    ["the free plan after a paid one", { nextPlanId: "starter" }, "2026-01-31", "2026-02-28"],
    [
      "the free plan after a trial",
      { status: "trialing", nextPlanId: "starter" },
      "2026-03-17",
      "2026-03-31",
    ],
  ])("renews %s on the last day of each month that has passed", async (_, start, from, until) => {
    const { vendorId } = await createSubscribedVendor({ ...start, daysLeft: -1 });
    const past = { periodStart: new Date(`${from}T12:00:00Z`), periodEnd: new Date(`${until}T12:00:00Z`) };
    await db.subscription.update({ where: { vendorId }, data: past });
    await renewPeriods();
    const { status, planId, periodStart, periodEnd } = await currentPlan(vendorId);
    const isNow = periodStart <= new Date() && new Date() < periodEnd;
    expect([status, planId, isNow]).toEqual(["active", "starter", true]);
    const days = [periodStart, periodEnd].map((date) => new Date(date.getTime() + 86_400_000).getUTCDate());
    expect(days).toEqual([1, 1]);
  });

  test.each([
    ["2026-02-15T12:00:00Z", "2026-03-15T12:00:00Z", "2026-04-15T12:00:00.000Z"],
    ["2026-01-29T12:00:00Z", "2026-02-28T12:00:00Z", "2026-03-29T12:00:00.000Z"],
    ["2027-12-31T12:00:00Z", "2028-01-31T12:00:00Z", "2028-02-29T12:00:00.000Z"],
    ["2026-11-30T12:00:00Z", "2026-12-30T12:00:00Z", "2027-01-30T12:00:00.000Z"],
  ])("renews the month from %s to %s until %s", async (start, end, expected) => {
    const { browser, vendorId } = await createSubscribedVendor({ status: "past_due", daysLeft: -3 });
    const period = { periodStart: new Date(start), periodEnd: new Date(end) };
    await db.subscription.update({ where: { vendorId }, data: period });
    await changePlan(browser, "pro");
    await settlePayment(admin, (await pendingOf(browser))[0]?.id, "paid");
    expect((await currentPlan(vendorId)).periodEnd.toISOString()).toBe(expected);
  });

  test("keeps a due renewal pending beside another order and lets it be ordered again", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ daysLeft: -1 });
    await renewPeriods();
    await changePlan(browser, "business");
    const plans = async () => (await pendingOf(browser)).map(({ planName, amount }) => [planName, amount]);
    expect((await plans()).sort()).toEqual([
      ["Business", 99],
      ["Pro", 29],
    ]);
    const renewal = (await pendingOf(browser)).find(({ planName }) => planName === "Pro");
    await changePlan(browser, "pro");
    expect((await pendingOf(browser)).map(({ id }) => id)).toEqual([renewal?.id]);
    await settlePayment(admin, renewal?.id, "void");
    expect(await plans()).toEqual([]);
    expect((await changePlan(browser, "pro")).status).toBe(200);
    expect(await plans()).toEqual([["Pro", 29]]);
    await changePlan(browser, "business");
    await settlePayment(
      admin,
      (await pendingOf(browser)).find(({ planName }) => planName === "Pro")?.id,
      "paid",
    );
    expect(await plans()).toEqual([]);
    expect(await currentPlan(vendorId)).toMatchObject({ status: "active", planId: "pro" });
  });

  test("keeps a due renewal when a plan is requested for the end of a period that has passed", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ daysLeft: -1 });
    await renewPeriods();
    const [renewal] = await pendingOf(browser);
    const pending = async () =>
      (await pendingOf(browser)).map(({ planName, id }) => [planName, id === renewal?.id]);
    expect((await changePlan(browser, "pro", "period_end")).status).toBe(200);
    expect(await pending()).toEqual([["Pro", true]]);
    expect((await changePlan(browser, "business", "period_end")).status).toBe(200);
    expect((await pending()).toSorted()).toEqual([
      ["Business", false],
      ["Pro", true],
    ]);
    expect(await currentPlan(vendorId)).toMatchObject({ status: "past_due", nextPlanId: null });
  });

  test("gives the whole grace period after the schedule stood still", async () => {
    const { vendorId } = await createSubscribedVendor({ daysLeft: -9 });
    await renewPeriods();
    await renewPeriods();
    expect(await currentPlan(vendorId)).toMatchObject({ status: "past_due" });
    await rows(sql`
      UPDATE subscriptions SET past_due_at = now() - interval '8 days' WHERE vendor_id = ${vendorId}::uuid`);
    await renewPeriods();
    expect(await currentPlan(vendorId)).toMatchObject({ status: "expired" });
  });

  test("continues from the previous period after a payment in the grace period", async () => {
    const { browser, vendorId, periodEnd } = await createSubscribedVendor({ daysLeft: -3 });
    await renewPeriods();
    await settlePayment(admin, (await pendingOf(browser))[0]?.id, "paid");
    expect(await currentPlan(vendorId)).toMatchObject({ status: "active", periodStart: periodEnd });
  });
});
