import { db } from "@/lib/server/db";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";
import type { Reversal } from "@/lib/subscriptions/stripe.rules";
import { recordReversal } from "@/lib/subscriptions/stripe/reversals.commands";
import { createUser } from "@/prisma/factories";
import {
  createInvoice,
  invoiceEvent,
  refundOrDisputeEvent,
  refundUpdateEvent,
  type Deal,
} from "@/prisma/test/stripe-events";
import {
  createProDeal,
  deliver,
  dropStripeJobs,
  listQueuedStripeJobs,
  readStripeState,
  readSubscription,
  runStripeJobs,
  serveStripeShop,
} from "@/prisma/test/stripe-shop";

const stripe = serveStripeShop();

type Refunds = readonly (readonly [amount: number, status: string])[];

async function createRefundedDeal(...refunds: Refunds): Promise<Deal & { invoiceId: string }> {
  const { deal } = await createProDeal();
  const invoiceId = `in_${deal.stripeId}`;
  await deliver(invoiceEvent(deal, 1));
  stripe.invoices.push(createInvoice(deal, 1, { cycle: false }));
  for (const [index, [amount, status]] of refunds.entries()) {
    const payment_intent = `pi_${invoiceId}`;
    stripe.refunds.push({ id: `re_${index}`, charge: "ch_1", payment_intent, amount, status });
  }
  return { ...deal, invoiceId };
}

async function report(event: object): Promise<void> {
  expect(await deliver(event)).toBe(200);
  await runStripeJobs();
}

async function paymentOf({ invoiceId }: { invoiceId: string }) {
  const { status, refundedCents } = await db.payment.findUniqueOrThrow({
    where: { providerReference: invoiceId },
  });
  return [status, Number(refundedCents)];
}

describe("a failed refund", () => {
  test.each([
    ["refund.failed", "failed"],
    ["refund.updated", "failed"],
    ["charge.refund.updated", "failed"],
    ["refund.updated", "canceled"],
  ])("makes the payment count as paid again after %s with status %s", async (type, status) => {
    const deal = await createRefundedDeal([2900, status]);
    await report(refundOrDisputeEvent(deal.invoiceId, 100, "refund"));
    expect([await paymentOf(deal), (await readSubscription(deal)).status]).toEqual([
      ["refunded", 2900],
      "expired",
    ]);
    await report(refundUpdateEvent(deal.invoiceId, 200, { type, status }));
    expect([await paymentOf(deal), (await readStripeState(deal)).reversedEnd]).toEqual([["paid", 0], null]);
    const { items } = await listPaymentsOfVendors({ status: "paid", limit: 100 });
    const shown = items.filter(({ vendorId }) => vendorId === deal.vendorId);
    expect(shown.map(({ refunded }) => refunded)).toEqual([0]);
  });

  test.each(["succeeded", "pending"])("isn’t one while its status is %s", async (status) => {
    const deal = await createRefundedDeal([2900, status]);
    await report(refundOrDisputeEvent(deal.invoiceId, 100, "refund"));
    await report(refundUpdateEvent(deal.invoiceId, 200, { type: "refund.updated", status }));
    expect(await paymentOf(deal)).toEqual(["refunded", 2900]);
  });

  test("restores the plan while its subscription still runs at Stripe", async () => {
    const deal = await createRefundedDeal([2900, "failed"]);
    expect(await deliver(refundOrDisputeEvent(deal.invoiceId, 100, "refund"))).toBe(200);
    const [job] = await listQueuedStripeJobs();
    await recordReversal(job!.data as Reversal);
    expect((await readSubscription(deal)).status).toBe("expired");
    // Stripe hasn't ended the subscription yet.
    await dropStripeJobs();
    await report(refundUpdateEvent(deal.invoiceId, 200));
    expect((await readSubscription(deal)).status).toBe("active");
  });

  test("isn’t undone by the report of the refund that arrives after it", async () => {
    const deal = await createRefundedDeal([2900, "failed"]);
    await report(refundUpdateEvent(deal.invoiceId, 200));
    await report(refundOrDisputeEvent(deal.invoiceId, 100, "refund"));
    expect([await paymentOf(deal), (await readSubscription(deal)).status]).toEqual([["paid", 0], "active"]);
  });

  test("leaves the other partial refund", async () => {
    const deal = await createRefundedDeal([1000, "succeeded"], [1900, "failed"]);
    await report(refundOrDisputeEvent(deal.invoiceId, 100, "refund"));
    await report(refundUpdateEvent(deal.invoiceId, 200));
    expect(await paymentOf(deal)).toEqual(["paid", 1000]);
  });

  test("leaves the payment refunded if a second refund succeeded", async () => {
    const deal = await createRefundedDeal([2900, "failed"], [2900, "succeeded"]);
    await report(refundOrDisputeEvent(deal.invoiceId, 100, "refund"));
    await report(refundUpdateEvent(deal.invoiceId, 200));
    expect(await paymentOf(deal)).toEqual(["refunded", 2900]);
  });

  test("leaves the payment refunded during a dispute", async () => {
    const deal = await createRefundedDeal([1000, "failed"]);
    await report(refundOrDisputeEvent(deal.invoiceId, 100, "dispute"));
    await report(refundUpdateEvent(deal.invoiceId, 200));
    expect(await paymentOf(deal)).toEqual(["refunded", 0]);
  });

  test("is audited and shown to admins once, however many events report it", async () => {
    const admin = await createUser({ role: "admin" });
    const deal = await createRefundedDeal([2900, "failed"]);
    await report(refundOrDisputeEvent(deal.invoiceId, 100, "refund"));
    for (const type of ["refund.failed", "charge.refund.updated", "refund.updated"])
      await report(refundUpdateEvent(deal.invoiceId, 200, { type }));
    const { businessName } = await db.vendor.findUniqueOrThrow({ where: { id: deal.vendorId } });
    const title = `A refund to ${businessName} failed`;
    expect(
      await db.notification.findMany({ where: { userId: admin.id }, select: { title: true, href: true } }),
    ).toEqual([{ title, href: "/admin/payments" }]);
    const entries = await db.auditEntry.findMany({
      where: { action: "payment.refund_failed", subjectId: deal.vendorId },
    });
    expect(entries).toMatchObject([
      {
        ...{ actorId: null, actorName: "stripe", summary: title },
        ...{ before: { status: "refunded" }, after: { status: "paid" } },
        data: { refundId: `re_${deal.invoiceId}` },
      },
    ]);
  });
});
