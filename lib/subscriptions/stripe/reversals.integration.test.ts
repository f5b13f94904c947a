import { db, rows, sql } from "@/lib/server/db";
import { daysFromNow } from "@/prisma/factories/rows";
import {
  createInvoice,
  invoiceEvent,
  refundOrDisputeEvent,
  monthSeconds,
  sessionDone,
  subscriptionEvent,
  type Deal,
} from "@/prisma/test/stripe-events";
import {
  createProDeal,
  deliver,
  dropStripeJobs,
  readSubscription,
  createDealWithBrowser,
  readStripeState,
  listQueuedStripeJobs,
  runStripeJobs,
  serveStripeShop,
} from "@/prisma/test/stripe-shop";
import { readSubscription as readSubscriptionOf } from "@/lib/subscriptions/billing/plan.queries";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";
import { renewPeriods } from "@/lib/subscriptions/billing/periods.commands";

const stripe = serveStripeShop();

describe("a reversed card payment", () => {
  async function paidDeal() {
    const opened = await createProDeal();
    await deliver(invoiceEvent(opened.deal, 1));
    stripe.invoices.push(createInvoice(opened.deal, 1, { cycle: false }));
    return opened;
  }
  const deliverReversal = async (
    invoiceId: string,
    at: number,
    how: Parameters<typeof refundOrDisputeEvent>[2],
    amount?: number,
  ) => {
    expect(await deliver(refundOrDisputeEvent(invoiceId, at, how, amount))).toBe(200);
    await runStripeJobs();
  };
  const paymentsOf = async ({ vendorId }: Deal) =>
    (await db.payment.findMany({ where: { vendorId }, orderBy: { periodEnd: "asc" } })).map(
      ({ status }) => status,
    );

  test.each([
    ["refund", ["refund"]],
    ["dispute", ["dispute"]],
    ["dispute that was lost", ["dispute", "lost"]],
    ["inquiry that became a dispute", ["inquiry", "escalated"]],
    ["second partial refund of the rest", ["part", "refund"]],
  ] as const)("ends the plan it paid for after a %s", async (_, reversals) => {
    const { deal } = await paidDeal();
    for (const [index, how] of reversals.entries())
      await deliverReversal(`in_${deal.stripeId}`, 100 + index, how);
    expect(await paymentsOf(deal)).toEqual(["refunded"]);
    expect((await readSubscription(deal)).status).toBe("expired");
    expect(stripe.changes().map(({ line }) => line)).toEqual([`DELETE /v1/subscriptions/${deal.stripeId}`]);
  });

  test.each(["part", "inquiry"] as const)(
    "preserves the plan for a partial refund or an inquiry: %s",
    async (how) => {
      const { deal } = await paidDeal();
      await deliverReversal(`in_${deal.stripeId}`, 100, how);
      expect([await paymentsOf(deal), (await readSubscription(deal)).status]).toEqual([["paid"], "active"]);
      expect(stripe.changes()).toEqual([]);
    },
  );

  const shownTo = async ({ vendorId }: Deal) => {
    const [vendors, admins] = await Promise.all([
      readSubscriptionOf(vendorId),
      listPaymentsOfVendors({ status: "paid", limit: 100 }),
    ]);
    const payments = [
      ...vendors.payments,
      ...admins.items.filter((payment) => payment.vendorId === vendorId),
    ];
    return payments.map(({ status, refunded }) => [status, refunded]);
  };

  test.each([
    ["in order", [100, 200]],
    ["in reverse order", [200, 100]],
    ["within one second", [100, 100]],
  ] as const)("shows the sum of partial refunds and keeps the plan, %s", async (_, times) => {
    const { deal } = await paidDeal();
    const invoiceId = `in_${deal.stripeId}`;
    const sums = times[0] > times[1] ? [1550, 1000] : [1000, 1550];
    for (const [index, at] of times.entries()) await deliverReversal(invoiceId, at, "part", sums[index]);
    expect(await shownTo(deal)).toEqual([
      ["paid", 15.5],
      ["paid", 15.5],
    ]);
    expect((await readSubscription(deal)).status).toBe("active");
    expect(stripe.changes()).toEqual([]);
  });

  test("stays refunded if a partial refund is reported after the rest was refunded", async () => {
    const { deal } = await paidDeal();
    const invoiceId = `in_${deal.stripeId}`;
    await deliverReversal(invoiceId, 100, "refund");
    await deliverReversal(invoiceId, 100, "part");
    expect(await paymentsOf(deal)).toEqual(["refunded"]);
    expect((await readSubscriptionOf(deal.vendorId)).payments.map(({ refunded }) => refunded)).toEqual([29]);
  });

  test("shows a partial refund after a dispute of the same payment is won", async () => {
    const { deal } = await paidDeal();
    const invoiceId = `in_${deal.stripeId}`;
    await deliverReversal(invoiceId, 100, "part");
    await deliverReversal(invoiceId, 200, "dispute");
    await deliverReversal(invoiceId, 900, "won");
    expect(await shownTo(deal)).toEqual([
      ["paid", 10],
      ["paid", 10],
    ]);
  });

  test("keeps the plan if it was for an earlier month", async () => {
    const { deal } = await paidDeal();
    const renewal = { id: `in_second_${deal.stripeId}`, from: monthSeconds };
    await deliver(invoiceEvent(deal, 50, renewal));
    await deliverReversal(`in_${deal.stripeId}`, 100, "refund");
    expect([await paymentsOf(deal), (await readSubscription(deal)).status]).toEqual([
      ["refunded", "paid"],
      "active",
    ]);
  });

  test.each([
    ["in order", ["dispute", "won"]],
    ["in reverse order", ["won", "dispute"]],
  ] as const)("marks the payment as paid again after a won dispute, %s", async (_, order) => {
    const { deal } = await paidDeal();
    const times = { dispute: 100, won: 900 };
    for (const how of order) await deliverReversal(`in_${deal.stripeId}`, times[how], how);
    expect(await paymentsOf(deal)).toEqual(["paid"]);
    // The dispute ended the subscription at Stripe.
    expect((await readSubscription(deal)).status).toBe(order[0] === "dispute" ? "expired" : "active");
  });

  test("stays reversed for one month when a dispute of another month is won", async () => {
    const { deal } = await paidDeal();
    const second = { id: `in_second_${deal.stripeId}`, from: monthSeconds };
    await deliver(invoiceEvent(deal, 50, second));
    stripe.invoices.push(createInvoice(deal, 50, second));
    await deliverReversal(`in_${deal.stripeId}`, 100, "dispute");
    await deliverReversal(second.id, 200, "refund");
    await deliverReversal(`in_${deal.stripeId}`, 900, "won");
    expect(await paymentsOf(deal)).toEqual(["paid", "refunded"]);
    const [{ reversedEnd }, payment] = await Promise.all([
      readStripeState(deal),
      db.payment.findUniqueOrThrow({ where: { providerReference: second.id } }),
    ]);
    expect(reversedEnd).toEqual(payment.periodEnd);
  });

  test("stays reversed by a refund when a dispute of the same payment is won", async () => {
    const { deal } = await paidDeal();
    const invoiceId = `in_${deal.stripeId}`;
    await deliverReversal(invoiceId, 100, "dispute");
    await deliverReversal(invoiceId, 200, "refund");
    await deliverReversal(invoiceId, 900, "won");
    expect([await paymentsOf(deal), (await readStripeState(deal)).reversedEnd]).toEqual([
      ["refunded"],
      expect.any(Date),
    ]);
  });

  test("waits for the subscription it belongs to, and applies then", async () => {
    const { deal } = await createDealWithBrowser();
    stripe.invoices.push(createInvoice(deal, 1, { cycle: false }));
    await deliver(refundOrDisputeEvent(`in_${deal.stripeId}`, 100, "refund"));
    await expect(runStripeJobs()).rejects.toThrow("isn’t known yet");
    await deliver(sessionDone(deal, 0));
    await deliver(subscriptionEvent(deal, 0));
    await rows(sql`UPDATE pgboss.job SET state = 'retry' WHERE name = 'stripe-reversal'`);
    await runStripeJobs();
    expect([await paymentsOf(deal), (await readSubscription(deal)).status]).toEqual([
      ["refunded"],
      "expired",
    ]);
  });

  test("applies even before its invoice arrives, and is ignored if it is not ours", async () => {
    const { deal } = await createProDeal();
    stripe.invoices.push(createInvoice(deal, 1, { cycle: false }));
    await deliverReversal(`in_${deal.stripeId}`, 100, "refund");
    expect(await paymentsOf(deal)).toEqual(["refunded"]);
    await deliver(invoiceEvent(deal, 1));
    expect([await paymentsOf(deal), (await readSubscription(deal)).status]).toEqual([
      ["refunded"],
      "expired",
    ]);
    stripe.invoices.push(createInvoice({ ...deal, stripeId: "sub_foreign" }, 1, { owned: false }));
    await deliverReversal("in_sub_foreign", 100, "refund");
    await deliverReversal("in_nowhere", 100, "dispute");
    expect(await paymentsOf(deal)).toEqual(["refunded"]);
  });
});

describe("an overdue payment after the grace period", () => {
  async function overdue() {
    const { deal } = await createDealWithBrowser();
    const [first, second] = [-38 * 86_400, -8 * 86_400];
    await deliver(sessionDone(deal, 0));
    await deliver(subscriptionEvent(deal, 0, { from: first }));
    await deliver(invoiceEvent(deal, 1, { from: first }));
    await deliver(invoiceEvent(deal, 5, { paid: false, id: `in_second_${deal.stripeId}`, from: second }));
    await rows(sql`
      UPDATE stripe_subscriptions SET told_at = now() - interval '10 days', invoice_at = now() - interval '8 days'
      WHERE id = ${deal.stripeId}`);
    await dropStripeJobs();
    await renewPeriods();
    return deal;
  }
  const seconds = (days: number) => Math.floor(daysFromNow(days).getTime() / 1000);
  function setStripeSubscription({ stripeId, vendorId }: Deal, status: string, from: number) {
    const period = { current_period_start: seconds(from), current_period_end: seconds(from + 30) };
    stripe.subscriptions.set(stripeId, {
      ...{ id: stripeId, customer: "cus_1", status, cancel_at_period_end: false },
      metadata: { vendorId, planId: "pro" },
      items: { data: [period] },
    });
  }

  test("looks the payment up at Stripe, and keeps the plan if it was paid", async () => {
    const deal = await overdue();
    expect((await readSubscription(deal)).status).toBe("past_due");
    setStripeSubscription(deal, "active", -8);
    await runStripeJobs();
    await renewPeriods();
    expect((await readSubscription(deal)).status).toBe("active");
    expect(stripe.changes()).toEqual([]);
  });

  test("ends the plan once Stripe reports it unpaid", async () => {
    const deal = await overdue();
    setStripeSubscription(deal, "past_due", -8);
    await runStripeJobs();
    expect((await readSubscription(deal)).status).toBe("past_due");
    await renewPeriods();
    expect((await readSubscription(deal)).status).toBe("expired");
    await runStripeJobs();
    expect(stripe.changes().map(({ line }) => line)).toEqual([`DELETE /v1/subscriptions/${deal.stripeId}`]);
  });

  test("ends the plan without asking Stripe if its subscription is unknown", async () => {
    const deal = await overdue();
    await dropStripeJobs();
    await rows(sql`DELETE FROM stripe_subscriptions WHERE id = ${deal.stripeId}`);
    await renewPeriods();
    expect([(await readSubscription(deal)).status, await listQueuedStripeJobs()]).toEqual(["expired", []]);
  });

  test("looks the payment up once, however often the periods are rolled before Stripe answers", async () => {
    const deal = await overdue();
    await dropStripeJobs();
    for (let round = 0; round < 3; round += 1) await renewPeriods();
    expect(await listQueuedStripeJobs()).toHaveLength(1);
    setStripeSubscription(deal, "active", -8);
    await runStripeJobs();
    await renewPeriods();
    expect((await readSubscription(deal)).status).toBe("active");
  });

  test("keeps the plan while Stripe cannot be reached", async () => {
    const deal = await overdue();
    await dropStripeJobs();
    await renewPeriods();
    expect((await readSubscription(deal)).status).toBe("past_due");
    expect(await listQueuedStripeJobs()).toEqual([
      { name: "stripe-settle", data: { subscriptionId: deal.stripeId, look: true } },
    ]);
  });
});
