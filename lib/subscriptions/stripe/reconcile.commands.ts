import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { cancelPendingPayments } from "@/lib/subscriptions/checkouts.rows";
import { lockSubscription, type LockedSubscription } from "@/lib/subscriptions/locking.rows";
import { asNow, applyNextPrice } from "@/lib/subscriptions/prices.rows";
import {
  currentOf,
  periodToStore,
  renewalDay,
  statusOf,
  findRefundStart,
  findRequiredChange,
  type StripeState,
  type ExcessCharge,
  type RequiredChange,
} from "./reconcile.rules";
import { refundTask, settleTask } from "@/lib/subscriptions/stripe.rules";

function readStripeStates(tx: Transaction, vendorId: string): Promise<StripeState[]> {
  return tx.rows<StripeState>(sql`
    SELECT id, plan_id AS "planId", customer_id AS "customerId", began_at AS "beganAt", started, status,
      cancel_at_period_end AS "cancelAtPeriodEnd", period_start AS "periodStart", period_end AS "periodEnd",
      told_at AS "stateAt", invoice_at AS "invoiceAt", invoice_paid AS "invoicePaid", paid_start AS "paidStart",
      paid_end AS "paidEnd", renews, ended_at AS "endedAt", unsettled_since AS "unsettledSince",
      refunds_asked AS "refundsRequested", paused, checkout_id AS "checkoutId",
      priced, reversed_end AS "reversedEnd"
    FROM stripe_subscriptions WHERE vendor_id = ${vendorId}::uuid`);
}

/** Detaches the plan from Stripe; subscriptions bought there before now must end. */
export async function detachFromStripe(tx: Transaction, subscriptionId: string): Promise<void> {
  await tx.rows(sql`
    UPDATE subscriptions SET provider = 'manual', provider_subscription_id = NULL, left_stripe_at = now(),
      updated_at = now() WHERE id = ${subscriptionId}::uuid`);
}

async function startNextPlan(tx: Transaction, { id }: LockedSubscription): Promise<void> {
  await tx.rows(sql`
    UPDATE subscriptions s SET plan_id = p.id, price_cents = coalesce(s.next_price_cents, p.price_cents), ${asNow}
      status = 'active', period_start = now(), period_end = now() + interval '1 month', anchor_day = NULL,
      cancel_at_period_end = false, cancelled_at = NULL
    FROM plans p WHERE s.id = ${id}::uuid AND p.id = s.next_plan_id`);
  await detachFromStripe(tx, id);
}

async function applyCheckoutPrice(
  tx: Transaction,
  { id, vendorId }: LockedSubscription,
  stripe: StripeState,
): Promise<void> {
  const { planId, checkoutId } = stripe;
  await tx.rows(sql`
    UPDATE subscriptions SET price_cents = coalesce(
      (SELECT price_cents FROM checkouts WHERE id = ${checkoutId}::uuid AND vendor_id = ${vendorId}::uuid
        AND plan_id = ${planId}),
      (SELECT price_cents FROM plans WHERE id = ${planId}))
    WHERE id = ${id}::uuid`);
  if (checkoutId) await tx.rows(sql`UPDATE stripe_subscriptions SET priced = true WHERE id = ${stripe.id}`);
}

async function follow(tx: Transaction, locked: LockedSubscription, current: StripeState): Promise<void> {
  const isNew = locked.providerSubscriptionId !== current.id;
  if (!isNew && current.endedAt && locked.nextPlanId) return startNextPlan(tx, locked);
  if (isNew) await cancelPendingPayments(tx, locked.vendorId);
  const choices = isNew ? { ...locked, status: "active" as const, nextPlanId: null } : locked;
  const status = statusOf(current, choices);
  const period = periodToStore(current, choices) ?? { start: locked.periodStart, end: locked.periodEnd };
  const cancelledAt = isNew ? current.stateAt : (locked.cancelledAt ?? current.stateAt);
  if (isNew)
    await tx.rows(sql`UPDATE subscriptions SET ${asNow} updated_at = now() WHERE id = ${locked.id}::uuid`);
  if (isNew || (current.checkoutId && !current.priced)) await applyCheckoutPrice(tx, locked, current);
  else if (!locked.nextPlanId && period.start > locked.periodStart) await applyNextPrice(tx, locked.id);
  await tx.rows(sql`
    UPDATE subscriptions SET plan_id = ${current.planId}, next_plan_id = ${choices.nextPlanId}, provider = 'stripe',
      provider_customer_id = coalesce(${current.customerId}, provider_customer_id),
      provider_subscription_id = ${current.id}, status = ${status}::subscription_status,
      period_start = ${period.start}, period_end = ${period.end}, anchor_day = ${renewalDay(period)},
      cancel_at_period_end = ${status === "cancelled"},
      cancelled_at = CASE WHEN ${status === "active" || status === "past_due"} THEN NULL
        WHEN ${status === "cancelled"} THEN coalesce(${cancelledAt}::timestamptz, now()) ELSE cancelled_at END,
      updated_at = now()
    WHERE id = ${locked.id}::uuid`);
}

type Reconciliation = {
  all: readonly StripeState[];
  current: StripeState | null;
  locked: LockedSubscription;
};

async function settleOne(tx: Transaction, stripe: StripeState, scene: Reconciliation): Promise<void> {
  const { id, unsettledSince, endedAt, refundsRequested } = stripe;
  const requiredChange = findRequiredChange(stripe, { current: scene.current, choices: scene.locked });
  if ((requiredChange !== null) !== (unsettledSince !== null)) {
    await tx.rows(sql`
      UPDATE stripe_subscriptions SET unsettled_since = CASE WHEN ${requiredChange !== null} THEN now() END WHERE id = ${id}`);
    if (requiredChange) await enqueueIn(tx, settleTask, { subscriptionId: id });
  }
  if (!endedAt || refundsRequested || !findRefundStart(stripe, { all: scene.all, choices: scene.locked }))
    return;
  await tx.rows(sql`UPDATE stripe_subscriptions SET refunds_asked = true WHERE id = ${id}`);
  await enqueueIn(tx, refundTask, { subscriptionId: id });
}

/**
 * Reconciles a vendor's plan with everything reported by Stripe and decided here, and enqueues updates to Stripe. The
 * result doesn't depend on the order of events.
 */
export async function reconcileVendor(tx: Transaction, vendorId: string): Promise<void> {
  const before = await lockSubscription(tx, vendorId);
  const all = before ? await readStripeStates(tx, vendorId) : [];
  if (!before || all.length === 0) return;
  const current = currentOf(all, before);
  if (current && !before.closedAt) await follow(tx, before, current);
  const locked = (await lockSubscription(tx, vendorId)) ?? before;
  const scene = { all, current: currentOf(all, locked), locked };
  for (const stripe of all) await settleOne(tx, stripe, scene);
}

type Evaluation = { requiredChange: RequiredChange; unwanted: ExcessCharge | null };

export async function evaluateSubscription(
  tx: Transaction,
  vendorId: string,
  stripeId: string,
): Promise<Evaluation> {
  const locked = await lockSubscription(tx, vendorId);
  const all = await readStripeStates(tx, vendorId);
  const stripe = all.find(({ id }) => id === stripeId);
  if (!locked || !stripe) return { requiredChange: null, unwanted: null };
  return {
    requiredChange: findRequiredChange(stripe, { current: currentOf(all, locked), choices: locked }),
    unwanted: findRefundStart(stripe, { all, choices: locked }),
  };
}

export async function requestStripeState(tx: Transaction, subscriptionId: string): Promise<void> {
  await enqueueIn(tx, settleTask, { subscriptionId, look: true }, { isRepeatable: false });
}

export async function chooseRenewal(
  tx: Transaction,
  locked: LockedSubscription,
  renews: boolean,
): Promise<void> {
  if (!locked.providerSubscriptionId) return;
  await tx.rows(sql`
    UPDATE stripe_subscriptions SET renews = ${renews} WHERE id = ${locked.providerSubscriptionId}`);
  if (renews) await requestStripeState(tx, locked.providerSubscriptionId);
}
