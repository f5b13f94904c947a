import * as payments from "@/app/api/admin/payments/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import {
  changePlan,
  currentPlan,
  pendingOf,
  readPlan,
  settlePayment,
  createSubscribedVendor,
} from "@/prisma/test/subscribed-vendor";
import { renewPeriods } from "@/lib/subscriptions/billing/periods.commands";

let admin: Browser;

beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});
afterAll(() => stopQueue());

describe("a manual payment", () => {
  async function expired() {
    const { browser, vendorId } = await createSubscribedVendor({ daysLeft: -1 });
    await renewPeriods();
    const id = (await pendingOf(browser))[0]?.id;
    const data = { periodEnd: daysFromNow(-8), pastDueAt: daysFromNow(-8) };
    await db.subscription.update({ where: { vendorId }, data });
    await renewPeriods();
    expect((await currentPlan(vendorId)).status).toBe("expired");
    return { browser, vendorId, id };
  }

  test("books a late payment once, and begins its plan then", async () => {
    const { browser, vendorId, id } = await expired();
    expect((await settlePayment(admin, id, "paid")).status).toBe(409);
    expect((await settlePayment(admin, id, "late")).body).toMatchObject({ status: "paid", planName: "Pro" });
    expect(await currentPlan(vendorId)).toMatchObject({ status: "active", planId: "pro" });
    expect((await settlePayment(admin, id, "late")).status).toBe(409);
    expect(await db.auditEntry.count({ where: { subjectId: vendorId, action: "payment.late" } })).toBe(1);
    expect((await readPlan(browser)).payments.map(({ status }) => status)).toEqual(["paid"]);
  });

  test("refuses a late payment for a paid plan, a closed account, or an expired discount", async () => {
    const other = await expired();
    await changePlan(other.browser, "business");
    await settlePayment(admin, (await pendingOf(other.browser))[0]?.id, "paid");
    const refused = await settlePayment(admin, other.id, "late");
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "This vendor already has a paid plan. Refund that payment first, or wait until its billing period ends.",
    ]);
    const closed = await expired();
    const { userId } = await db.vendor.findUniqueOrThrow({ where: { id: closed.vendorId } });
    await rows(sql`UPDATE users SET status = 'deleted', deleted_at = now() WHERE id = ${userId}::uuid`);
    expect((await settlePayment(admin, closed.id, "late")).status).toBe(409);
    const { browser, vendorId } = await createSubscribedVendor({ daysLeft: 15 });
    await changePlan(browser, "business");
    const [discounted] = await pendingOf(browser);
    await db.subscription.update({
      where: { vendorId },
      data: { status: "expired", periodEnd: daysFromNow(-0.1) },
    });
    await settlePayment(admin, discounted?.id, "void");
    expect((await settlePayment(admin, discounted?.id, "late")).status).toBe(409);
  });

  test("ends only the plan it paid for when refunded", async () => {
    const { browser, vendorId, id } = await expired();
    await settlePayment(admin, id, "late");
    expect((await settlePayment(admin, id, "refund")).body).toMatchObject({ status: "refunded" });
    expect(await currentPlan(vendorId)).toMatchObject({ status: "expired" });
    expect((await readPlan(browser)).plan.id).toBe("starter");
    expect((await settlePayment(admin, id, "refund")).status).toBe(409);
    await changePlan(browser, "business");
    await settlePayment(admin, (await pendingOf(browser))[0]?.id, "paid");
    const earlier = await db.payment.create({
      data: {
        ...{ vendorId, planId: "pro", amountCents: 2900n, status: "paid", paidAt: daysFromNow(-90) },
        subscriptionId: (await currentPlan(vendorId)).id,
        periodStart: daysFromNow(-90),
        periodEnd: daysFromNow(-60),
      },
    });
    expect((await settlePayment(admin, earlier.id, "refund")).body.status).toBe("refunded");
    expect(await currentPlan(vendorId)).toMatchObject({ status: "active", planId: "business" });
  });

  test("ends the cheaper plan that took over its period when refunded", async () => {
    const { browser, vendorId } = await createSubscribedVendor({ planId: "starter" });
    await changePlan(browser, "business");
    const [payment] = await pendingOf(browser);
    await settlePayment(admin, payment?.id, "paid");
    expect((await changePlan(browser, "pro")).body).toMatchObject({ plan: { id: "pro" }, status: "active" });
    expect((await settlePayment(admin, payment?.id, "refund")).status).toBe(200);
    expect(await currentPlan(vendorId)).toMatchObject({ status: "expired" });
    expect((await readPlan(browser)).plan.id).toBe("starter");
  });

  test("refunds a card payment only in Stripe", async () => {
    const { vendorId } = await createSubscribedVendor();
    const { id } = await db.payment.create({
      data: {
        ...{ vendorId, planId: "pro", amountCents: 2900n, status: "paid", paidAt: new Date() },
        ...{ provider: "stripe", subscriptionId: (await currentPlan(vendorId)).id },
        ...{ periodStart: new Date(), periodEnd: daysFromNow(30) },
      },
    });
    const refused = await settlePayment(admin, id, "refund");
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "This was paid by card. Refund it in Stripe, and we’ll follow.",
    ]);
  });
});

test("lists all invoices and the last 24 unpaid orders", async () => {
  const { browser, vendorId } = await createSubscribedVendor();
  const { id: subscriptionId } = await currentPlan(vendorId);
  const order = (days: number, status: "paid" | "failed" | "refunded") => ({
    ...{ vendorId, subscriptionId, planId: "pro", amountCents: 2900n, status },
    createdAt: daysFromNow(-days),
    paidAt: status === "failed" ? null : daysFromNow(-days),
    ...{ periodStart: daysFromNow(-days), periodEnd: daysFromNow(30 - days) },
  });
  const months = Array.from({ length: 40 }, (_, month) => month * 30 + 1);
  await db.payment.createMany({
    data: [
      ...months.map((days) => order(days, days > 1100 ? "refunded" : "paid")),
      ...months.slice(0, 30).map((days) => order(days, "failed")),
    ],
  });
  const { payments } = await readPlan(browser);
  expect(payments.filter(({ paidAt }) => paidAt)).toHaveLength(40);
  expect(payments.filter(({ status }) => status === "failed")).toHaveLength(24);
});

describe("GET /api/admin/payments", () => {
  test("pages through pending payments and answers 404 for unknown ones", async () => {
    for (let count = 0; count < 3; count += 1) {
      const { browser } = await createSubscribedVendor({ planId: "starter" });
      await changePlan(browser, "pro");
    }
    const first = await admin.get(payments.GET, "/api/admin/payments", { query: { limit: "2" } });
    expect(first.headers.get("x-total-count")).toMatch(/^\d+$/);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await admin.get(payments.GET, next);
    const ids = [first, second].flatMap(({ body }) =>
      (body as unknown as { id: string }[]).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect((await settlePayment(admin, "0190b6a0-0000-7000-8000-000000000001", "paid")).status).toBe(404);
  });
});
