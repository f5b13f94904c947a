import "server-only";
import { empty, sql, type Transaction } from "@/lib/server/db";
import { dropPending } from "../../../payments/commands";
import type { SubscriptionStatus } from "../../../rules";
import { statusFromStripe } from "../../rules";
import { invoiceSchema, sessionSchema, stripeSubscriptionSchema } from "../../schema";

export type StripeEvent = { id: string; type: string; object: object; occurredAt: Date };

type Held = {
  id: string;
  vendorId: string;
  planId: string;
  status: SubscriptionStatus;
  stripeId: string | null;
  lastEventAt: Date | null;
};

type Wanted = { stripeId: string; vendorId: string | undefined };

/** The row that an event is about, locked: by Stripe's own id, else by the vendor we told Stripe about. */
async function hold(tx: Transaction, { stripeId, vendorId }: Wanted): Promise<Held | null> {
  const found = await tx.$queryRaw<Held[]>(sql`
    SELECT id::text AS id, vendor_id::text AS "vendorId", plan_id AS "planId", status::text AS status,
      provider_subscription_id AS "stripeId", last_event_at AS "lastEventAt"
    FROM subscriptions WHERE provider_subscription_id = ${stripeId} OR vendor_id = ${vendorId ?? null}::uuid
    ORDER BY provider_subscription_id = ${stripeId} DESC NULLS LAST LIMIT 1 FOR UPDATE`);
  return found[0] ?? null;
}

function isLate({ lastEventAt }: Held, { occurredAt }: StripeEvent): boolean {
  return lastEventAt !== null && occurredAt < lastEventAt;
}

/** A subscription that has ended at Stripe never comes back, in whatever order we hear of it. */
async function hasEnded(tx: Transaction, stripeId: string): Promise<boolean> {
  const ended = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM webhook_events WHERE type = 'customer.subscription.deleted'
      AND payload -> 'data' -> 'object' ->> 'id' = ${stripeId} LIMIT 1`);
  return ended.length > 0;
}

async function knownPlan(tx: Transaction, planId: string | undefined): Promise<string | null> {
  if (!planId) return null;
  const plan = await tx.plan.findUnique({ where: { id: planId }, select: { id: true } });
  return plan?.id ?? null;
}

/** A finished checkout: the vendor's plan is now this subscription. Answers the one at Stripe that it replaces. */
export async function applySession(tx: Transaction, event: StripeEvent): Promise<string | null> {
  const session = sessionSchema.parse(event.object);
  const { subscription: stripeId, customer } = session;
  const vendorId = session.client_reference_id ?? session.metadata.vendorId;
  if (session.mode !== "subscription" || !stripeId || !vendorId) return null;
  const held = await hold(tx, { stripeId, vendorId });
  const planId = await knownPlan(tx, session.metadata.planId);
  if (!held || !planId || (await hasEnded(tx, stripeId))) return null;
  if (held.stripeId === stripeId || isLate(held, event)) return null;
  await dropPending(tx, vendorId);
  await tx.$executeRaw(sql`
    UPDATE subscriptions SET plan_id = ${planId}, next_plan_id = NULL, status = 'active', provider = 'stripe',
      provider_customer_id = ${customer}, provider_subscription_id = ${stripeId},
      period_start = ${event.occurredAt}, period_end = ${event.occurredAt}::timestamptz + interval '1 month',
      cancel_at_period_end = false, cancelled_at = NULL, last_event_at = ${event.occurredAt}, updated_at = now()
    WHERE id = ${held.id}::uuid`);
  return held.stripeId;
}

type Change = { status: SubscriptionStatus; start?: number; end?: number; planId?: string | null };

async function change(tx: Transaction, held: Held, event: StripeEvent, to: Change): Promise<void> {
  const { status, start, end, planId } = to;
  const period =
    start && end && end > start
      ? sql`period_start = to_timestamp(${start}), period_end = to_timestamp(${end}),`
      : empty;
  await tx.$executeRaw(sql`
    UPDATE subscriptions SET status = ${status}::subscription_status, ${period}
      plan_id = coalesce(${planId ?? null}, plan_id), cancel_at_period_end = ${status === "cancelled"},
      cancelled_at = CASE WHEN ${status === "cancelled"} THEN coalesce(cancelled_at, ${event.occurredAt}) END,
      last_event_at = ${event.occurredAt}, updated_at = now()
    WHERE id = ${held.id}::uuid`);
}

/** A change of the subscription itself; one that is not, or no longer, the vendor's changes nothing. */
export async function applySubscription(tx: Transaction, event: StripeEvent): Promise<null> {
  const subscription = stripeSubscriptionSchema.parse(event.object);
  const { id: stripeId, metadata, cancel_at_period_end, items } = subscription;
  const held = await hold(tx, { stripeId, vendorId: metadata.vendorId });
  if (!held || held.stripeId !== stripeId || isLate(held, event)) return null;
  const gone = event.type === "customer.subscription.deleted" || (await hasEnded(tx, stripeId));
  const status = gone ? "expired" : statusFromStripe(subscription.status, cancel_at_period_end);
  if (!status) return null;
  const item = items?.data[0];
  await change(tx, held, event, {
    status,
    start: subscription.current_period_start ?? item?.current_period_start,
    end: subscription.current_period_end ?? item?.current_period_end,
    planId: await knownPlan(tx, metadata.planId),
  });
  return null;
}

type Invoice = ReturnType<typeof invoiceSchema.parse>;

function subscriptionOf({ subscription, subscription_details, parent }: Invoice) {
  const details = parent?.subscription_details;
  return {
    stripeId: subscription ?? details?.subscription ?? null,
    metadata: subscription_details?.metadata ?? details?.metadata ?? {},
  };
}

type Billed = { held: Held; invoice: Invoice; paid: boolean; planId: string; event: StripeEvent };

/** One payment an invoice; what is paid stays paid, whatever comes late. */
async function record(tx: Transaction, { held, invoice, paid, planId, event }: Billed): Promise<void> {
  const { start, end } = invoice.lines.data.at(-1)?.period ?? { start: 0, end: 0 };
  const amount = paid ? invoice.amount_paid : invoice.amount_due;
  const status = paid ? "paid" : "failed";
  await tx.$executeRaw(sql`
    INSERT INTO payments AS y (id, vendor_id, subscription_id, plan_id, amount_cents, status, provider,
      provider_reference, period_start, period_end, paid_at, created_at)
    VALUES (gen_random_uuid(), ${held.vendorId}::uuid, ${held.id}::uuid, ${planId}, ${amount},
      ${status}::payment_status, 'stripe', ${invoice.id}, to_timestamp(${start}),
      greatest(to_timestamp(${end}), to_timestamp(${start}) + interval '1 second'),
      ${paid ? event.occurredAt : null}, ${event.occurredAt})
    ON CONFLICT (provider_reference) DO UPDATE SET status = excluded.status, paid_at = excluded.paid_at,
      amount_cents = excluded.amount_cents WHERE y.status <> 'paid' AND excluded.status = 'paid'`);
}

/** An invoice that was paid or could not be: written down always, and it moves the vendor's subscription. */
export async function applyInvoice(tx: Transaction, event: StripeEvent): Promise<null> {
  const invoice = invoiceSchema.parse(event.object);
  const { stripeId, metadata } = subscriptionOf(invoice);
  if (!stripeId) return null;
  const held = await hold(tx, { stripeId, vendorId: metadata.vendorId });
  if (!held) return null;
  const paid = event.type === "invoice.paid";
  const planId = (await knownPlan(tx, metadata.planId)) ?? held.planId;
  await record(tx, { held, invoice, paid, planId, event });
  const movable = held.stripeId === stripeId && !isLate(held, event) && held.status !== "expired";
  if (!movable || (held.status === "cancelled" && paid)) return null;
  const { start, end } = invoice.lines.data.at(-1)?.period ?? {};
  await change(tx, held, event, paid ? { status: "active", start, end } : { status: "past_due" });
  return null;
}
