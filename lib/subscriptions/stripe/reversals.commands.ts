import "server-only";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { isUuid } from "@/lib/shared/uuid";
import { lockSubscription } from "@/lib/subscriptions/locking.rows";
import { recordFailedRefund } from "@/lib/subscriptions/notices.rows";
import { answeredAt, callStripe, isNotFound } from "./client.commands";
import { reconcileVendor } from "./reconcile.commands";
import { recordPayment } from "./records.rows";
import { isReturned, type Reversal } from "@/lib/subscriptions/stripe.rules";
import { chargeSchema, disputeSchema, invoiceSchema, refundSchema } from "./stripe.schema";

type ReversalEvent = { type: string; object: object; occurredAt: Date };

const refundEvents = ["refund.failed", "refund.updated", "charge.refund.updated"];

export function reversalOf({ type, object, occurredAt }: ReversalEvent): Reversal | null {
  const at = occurredAt.toISOString();
  if (type === "charge.refunded") {
    const { id, payment_intent, refunded, amount_refunded } = chargeSchema.parse(object);
    return payment_intent
      ? { paymentIntent: payment_intent, source: id, reversed: refunded, refundedCents: amount_refunded, at }
      : null;
  }
  if (refundEvents.includes(type)) {
    const { id, payment_intent, status } = refundSchema.parse(object);
    return payment_intent && isReturned(status)
      ? { paymentIntent: payment_intent, reversed: false, failedRefund: id, at }
      : null;
  }
  if (!type.startsWith("charge.dispute.")) return null;
  const { id, payment_intent, status } = disputeSchema.parse(object);
  // Inquiries don't withdraw money.
  if (!payment_intent || status.startsWith("warning_")) return null;
  return { paymentIntent: payment_intent, source: id, reversed: status !== "won", at };
}

type Invoice = ReturnType<typeof invoiceSchema.parse>;

async function findInvoices(paymentIntent: string): Promise<Invoice[]> {
  const payment = { type: "payment_intent", payment_intent: paymentIntent } as const;
  const { data } = await callStripe("invoice payments", (stripe) => stripe.invoicePayments.list({ payment }));
  const found: Invoice[] = [];
  for (const { invoice } of data) {
    const id = typeof invoice === "string" ? invoice : invoice.id;
    try {
      found.push(
        invoiceSchema.parse(await callStripe("invoice", (stripe) => stripe.invoices.retrieve(id ?? ""))),
      );
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }
  return found;
}

async function readRefunds(reversal: Reversal): Promise<Reversal> {
  const answer = await callStripe("refunds", (stripe) =>
    stripe.refunds.list({ payment_intent: reversal.paymentIntent, limit: 100 }),
  );
  const lasting = answer.data.filter(({ status }) => !isReturned(status));
  const charge = answer.data.find((refund) => refund.charge)?.charge;
  const source = typeof charge === "string" ? charge : charge?.id;
  return {
    ...reversal,
    ...(source ? { source } : {}),
    refundedCents: lasting.reduce((sum, { amount }) => sum + amount, 0),
    at: answeredAt(answer).toISOString(),
  };
}

type RecordedReversal = {
  stripeId: string;
  vendorId: string;
  planId: string | null;
  invoice: Invoice;
  reversal: Reversal;
};

/** The refunded sum of a charge only grows until a refund fails, so it orders events of the same second. */
async function upsertReversal(
  tx: Transaction,
  { stripeId, invoice, reversal }: RecordedReversal,
): Promise<boolean> {
  const { source, paymentIntent, reversed, refundedCents = 0, failedRefund, at } = reversal;
  const recorded = await tx.rows(sql`
    INSERT INTO stripe_reversals AS r (source_id, invoice_id, stripe_subscription_id, period_end, reversed,
      refunded_cents, told_at)
    SELECT ${source ?? paymentIntent}, ${invoice.id}, ${stripeId}, period_end, ${reversed}, ${refundedCents}, ${at}::timestamptz
    FROM payments WHERE provider_reference = ${invoice.id}
    ON CONFLICT (source_id, invoice_id) DO UPDATE SET reversed = excluded.reversed,
      refunded_cents = excluded.refunded_cents, told_at = excluded.told_at
      WHERE r.told_at <= excluded.told_at
        AND (${failedRefund !== undefined} OR r.refunded_cents <= excluded.refunded_cents)
    RETURNING 1`);
  return recorded.length > 0;
}

async function recordFailure(
  tx: Transaction,
  { vendorId, invoice }: RecordedReversal,
  refundId: string,
): Promise<void> {
  const payment = await tx.payment.findUnique({
    where: { providerReference: invoice.id },
    select: { id: true },
  });
  if (payment) await recordFailedRefund(tx, { vendorId, paymentId: payment.id, refundId });
}

/**
 * A payment is reversed while the newest state of any refund or dispute reverses it. Ends a plan whose current period
 * was reversed.
 */
async function applyReversal(tx: Transaction, noted: RecordedReversal): Promise<void> {
  const { stripeId, vendorId, planId, invoice, reversal } = noted;
  const { reversed, at } = reversal;
  const locked = await lockSubscription(tx, vendorId);
  if (!locked) return;
  await recordPayment(tx, { locked, invoice, planId, outcome: "paid", occurredAt: new Date(at) });
  if (!(await upsertReversal(tx, noted))) return;
  if (reversal.failedRefund) await recordFailure(tx, noted, reversal.failedRefund);
  const activeReversals = sql`FROM stripe_reversals r WHERE r.stripe_subscription_id = ${stripeId} AND r.reversed`;
  const [payment] = await tx.rows<{ periodEnd: Date }>(sql`
    UPDATE payments SET reversed_at = greatest(reversed_at, ${at}::timestamptz),
      refunded_cents = least(amount_cents, (SELECT sum(r.refunded_cents) FROM stripe_reversals r WHERE r.invoice_id = ${invoice.id})),
      status = CASE WHEN EXISTS (SELECT ${activeReversals} AND r.invoice_id = ${invoice.id}) THEN 'refunded' ELSE 'paid' END::payment_status
    WHERE provider_reference = ${invoice.id} RETURNING period_end AS "periodEnd"`);
  if (!payment) return;
  await tx.rows(sql`
    UPDATE stripe_subscriptions SET reversed_end = CASE WHEN ${reversed}
      THEN greatest(reversed_end, ${payment.periodEnd}::timestamptz) ELSE (SELECT max(r.period_end) ${activeReversals}) END
    WHERE id = ${stripeId}`);
  await reconcileVendor(tx, vendorId);
}

async function isOurs({ subscription_details, parent }: Invoice): Promise<boolean> {
  const vendorId = (subscription_details ?? parent?.subscription_details)?.metadata.vendorId;
  if (!vendorId || !isUuid(vendorId)) return false;
  return (await rows(sql`SELECT 1 FROM vendors WHERE id = ${vendorId}::uuid`)).length > 0;
}

/** Throws while Stripe hasn't reported our subscription, so that the queue repeats the task. */
export async function recordReversal(reported: Reversal): Promise<void> {
  const newest = reported.failedRefund ? await readRefunds(reported) : reported;
  for (const invoice of await findInvoices(reported.paymentIntent)) {
    const { refundedCents = 0 } = newest;
    const isWhole = refundedCents > 0 && refundedCents >= invoice.amount_paid;
    const reversal = reported.failedRefund ? { ...newest, reversed: isWhole } : newest;
    const stripeId = invoice.subscription ?? invoice.parent?.subscription_details?.subscription;
    if (!stripeId) continue;
    const [subscription] = await rows<{ vendorId: string; planId: string | null }>(sql`
      SELECT vendor_id AS "vendorId", plan_id AS "planId" FROM stripe_subscriptions WHERE id = ${stripeId}`);
    if (!subscription) {
      if (await isOurs(invoice)) throw new Error("the subscription of a reversed payment isn’t known yet");
      continue;
    }
    await transaction((tx) => applyReversal(tx, { stripeId, ...subscription, invoice, reversal }));
    log.warn({ event: "stripe_reversed", invoiceId: invoice.id, reversed: reversal.reversed });
  }
}
