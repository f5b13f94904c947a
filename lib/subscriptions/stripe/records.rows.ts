import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { LockedSubscription } from "@/lib/subscriptions/locking.rows";
import { endedStates, planCurrency, rankOf, startedStates } from "@/lib/subscriptions/stripe.rules";
import type { invoiceSchema, sessionSchema, stripeSubscriptionSchema } from "./stripe.schema";

type StripeRecord = {
  stripeId: string;
  vendorId: string;
  planId?: string;
  customerId?: string | null;
  checkoutId?: string;
  beganAt: Date;
  beganKnown: boolean;
  started: boolean;
};

/** True if the subscription was unknown before. Plans that aren't ours become null. */
async function upsertSubscription(tx: Transaction, known: StripeRecord): Promise<boolean> {
  const { stripeId, vendorId, planId, customerId, checkoutId, beganAt, beganKnown, started } = known;
  const [row] = await tx.rows<{ inserted: boolean }>(sql`
    INSERT INTO stripe_subscriptions AS s (id, vendor_id, plan_id, customer_id, checkout_id, began_at, began_known,
      started)
    VALUES (${stripeId}, ${vendorId}::uuid, (SELECT id FROM plans WHERE id = ${planId ?? null}), ${customerId ?? null},
      ${checkoutId ?? null}::uuid, ${beganAt}, ${beganKnown}, ${started})
    ON CONFLICT (id) DO UPDATE SET plan_id = coalesce(s.plan_id, excluded.plan_id),
      customer_id = coalesce(s.customer_id, excluded.customer_id),
      checkout_id = coalesce(s.checkout_id, excluded.checkout_id), started = s.started OR excluded.started,
      began_known = s.began_known OR excluded.began_known,
      began_at = CASE WHEN s.began_known THEN s.began_at WHEN excluded.began_known THEN excluded.began_at
        ELSE least(s.began_at, excluded.began_at) END
    RETURNING xmax = 0 AS inserted`);
  return row?.inserted ?? false;
}

type Session = ReturnType<typeof sessionSchema.parse>;

export async function recordSession(
  tx: Transaction,
  { vendorId, session, occurredAt }: { vendorId: string; session: Session; occurredAt: Date },
): Promise<boolean> {
  const { id, subscription, customer, metadata, payment_status } = session;
  if (!subscription) return false;
  await tx.rows(sql`
    UPDATE checkouts SET status = 'completed' WHERE vendor_id = ${vendorId}::uuid
      AND (session_id = ${id ?? null} OR id = ${metadata.checkoutId ?? null}::uuid)`);
  return upsertSubscription(tx, {
    stripeId: subscription,
    vendorId,
    planId: metadata.planId,
    customerId: customer,
    checkoutId: metadata.checkoutId,
    beganAt: occurredAt,
    beganKnown: false,
    started: payment_status !== "unpaid",
  });
}

type Subscription = ReturnType<typeof stripeSubscriptionSchema.parse>;

type SubscriptionReport = {
  vendorId: string;
  subscription: Subscription;
  changeKind: Parameters<typeof rankOf>[0];
  occurredAt: Date;
  /** Id of the event, or 'answer' for an API response. */
  source: string;
};

/** Only the newest state is stored; an end is final. */
export async function recordSubscription(tx: Transaction, note: SubscriptionReport): Promise<boolean> {
  const { vendorId, subscription, changeKind, occurredAt, source } = note;
  const { id, status, created, metadata, customer, items, cancel_at_period_end } = subscription;
  const inserted = await upsertSubscription(tx, {
    stripeId: id,
    vendorId,
    planId: metadata.planId,
    customerId: customer,
    checkoutId: metadata.checkoutId,
    beganAt: created ? new Date(created * 1000) : occurredAt,
    beganKnown: created !== undefined,
    started: startedStates.includes(status),
  });
  if (changeKind === "deleted" || endedStates.includes(status)) {
    await tx.rows(sql`
      UPDATE stripe_subscriptions SET ended_at = least(ended_at, ${occurredAt}) WHERE id = ${id}`);
  }
  const item = items?.data[0];
  const start = subscription.current_period_start ?? item?.current_period_start;
  const end = subscription.current_period_end ?? item?.current_period_end;
  const hasPeriod = start !== undefined && end !== undefined && end > start;
  const rank = rankOf(changeKind, status);
  await tx.rows(sql`
    UPDATE stripe_subscriptions SET status = ${status}, cancel_at_period_end = ${cancel_at_period_end},
      period_start = to_timestamp(${hasPeriod ? start : null}), period_end = to_timestamp(${hasPeriod ? end : null}),
      told_at = ${occurredAt}, told_rank = ${rank}, told_by = ${source}
    WHERE id = ${id} AND (told_at IS NULL OR (told_at, told_rank, told_by) < (${occurredAt}, ${rank}, ${source}))`);
  return inserted;
}

type Invoice = ReturnType<typeof invoiceSchema.parse>;

function lastPeriod({ lines }: Invoice): { start: number; end: number } {
  const { start, end } = lines.data.at(-1)?.period ?? { start: 0, end: 0 };
  return { start, end: Math.max(end, start + 1) };
}

type Outcome = "failed" | "paid" | "refunded";
type Entry = {
  locked: LockedSubscription;
  invoice: Invoice;
  outcome: Outcome;
  planId: string | null;
  occurredAt: Date;
};

/** False for an invoice in another currency or without lines, whose amount or period isn't known here. */
export function isRecordable({ currency, lines }: Pick<Invoice, "currency" | "lines">): boolean {
  return currency === planCurrency && lines.data.length > 0;
}

/** One payment per invoice that `isRecordable`. Its status only advances (failed → paid → refunded), whatever the order of events. */
export async function recordPayment(tx: Transaction, entry: Entry): Promise<void> {
  const { locked, invoice, outcome, planId, occurredAt } = entry;
  if (!isRecordable(invoice)) return;
  const { start, end } = lastPeriod(invoice);
  const amount = outcome === "failed" ? invoice.amount_due : invoice.amount_paid;
  const order = sql`ARRAY['pending', 'failed', 'paid', 'refunded']`;
  const isFurther = sql`array_position(${order}, excluded.status::text) > array_position(${order}, y.status::text)`;
  await tx.rows(sql`
    INSERT INTO payments AS y (id, vendor_id, subscription_id, plan_id, amount_cents, status, provider,
      provider_reference, period_start, period_end, paid_at, created_at)
    VALUES (gen_random_uuid(), ${locked.vendorId}::uuid, ${locked.id}::uuid, ${planId ?? locked.planId}, ${amount},
      ${outcome}::payment_status, 'stripe', ${invoice.id}, to_timestamp(${start}), to_timestamp(${end}),
      ${outcome === "failed" ? null : occurredAt}, ${occurredAt})
    ON CONFLICT (provider_reference) DO UPDATE SET created_at = least(y.created_at, excluded.created_at),
      paid_at = coalesce(y.paid_at, excluded.paid_at),
      amount_cents = CASE WHEN ${isFurther} THEN excluded.amount_cents ELSE y.amount_cents END,
      status = CASE WHEN ${isFurther} THEN excluded.status ELSE y.status END`);
}

type BilledInvoice = {
  locked: LockedSubscription;
  stripeId: string;
  invoice: Invoice;
  paid: boolean;
  planId?: string;
  checkoutId?: string;
  occurredAt: Date;
};

export async function recordInvoice(tx: Transaction, note: BilledInvoice): Promise<boolean> {
  const { locked, stripeId, invoice, paid, planId, checkoutId, occurredAt } = note;
  const inserted = await upsertSubscription(tx, {
    stripeId,
    vendorId: locked.vendorId,
    planId,
    customerId: invoice.customer,
    checkoutId,
    beganAt: occurredAt,
    beganKnown: false,
    started: paid,
  });
  const { start, end } = lastPeriod(invoice);
  const [known] = await tx.rows<{ planId: string | null }>(sql`
    UPDATE stripe_subscriptions SET
      invoice_paid = CASE WHEN invoice_at IS NULL OR invoice_at < ${occurredAt} THEN ${paid}
        WHEN invoice_at = ${occurredAt} THEN invoice_paid OR ${paid} ELSE invoice_paid END,
      invoice_at = greatest(invoice_at, ${occurredAt}),
      paid_start = CASE WHEN ${paid} AND (paid_end IS NULL OR paid_end < to_timestamp(${end}))
        THEN to_timestamp(${start}) ELSE paid_start END,
      paid_end = CASE WHEN ${paid} THEN greatest(paid_end, to_timestamp(${end})) ELSE paid_end END
    WHERE id = ${stripeId} RETURNING plan_id AS "planId"`);
  const outcome = paid ? "paid" : "failed";
  await recordPayment(tx, { locked, invoice, outcome, planId: known?.planId ?? null, occurredAt });
  return inserted;
}
