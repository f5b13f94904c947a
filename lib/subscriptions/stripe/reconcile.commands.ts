import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { cancelPendingPayments } from "@/lib/subscriptions/checkouts.rows";
import { lockSubscription, type LockedSubscription } from "@/lib/subscriptions/locking.rows";
import { asNow, reachNextPrice } from "@/lib/subscriptions/prices.rows";
import {
  currentOf,
  periodToKeep,
  statusOf,
  findRefundStart,
  findWantedChange,
  type StripeState,
  type Unwanted,
  type WantedChange,
} from "./reconcile.rules";
import { refundTask, settleTask } from "@/lib/subscriptions/stripe.rules";

function readStripeStates(tx: Transaction, vendorId: string): Promise<StripeState[]> {
  return tx.rows<StripeState>(sql`
    SELECT id, plan_id AS "planId", customer_id AS "customerId", began_at AS "beganAt", started, status,
      cancel_at_period_end AS "cancelAtPeriodEnd", period_start AS "periodStart", period_end AS "periodEnd",
      told_at AS "toldAt", invoice_at AS "invoiceAt", invoice_paid AS "invoicePaid", paid_start AS "paidStart",
      paid_end AS "paidEnd", renews, ended_at AS "endedAt", unsettled_since AS "unsettledSince",
      refunds_asked AS "refundsAsked", paused, checkout_id AS "checkoutId",
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
      status = 'active', period_start = now(), period_end = now() + interval '1 month', cancel_at_period_end = false,
      cancelled_at = NULL
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

async function follow(tx: Transaction, held: LockedSubscription, current: StripeState): Promise<void> {
  const isNew = held.providerSubscriptionId !== current.id;
  if (!isNew && current.endedAt && held.nextPlanId) return startNextPlan(tx, held);
  if (isNew) await cancelPendingPayments(tx, held.vendorId);
  const choices = isNew ? { ...held, status: "active" as const, nextPlanId: null } : held;
  const status = statusOf(current, choices);
  const period = periodToKeep(current, choices) ?? { start: held.periodStart, end: held.periodEnd };
  const cancelledAt = isNew ? current.toldAt : (held.cancelledAt ?? current.toldAt);
  if (isNew)
    await tx.rows(sql`UPDATE subscriptions SET ${asNow} updated_at = now() WHERE id = ${held.id}::uuid`);
  if (isNew || (current.checkoutId && !current.priced)) await applyCheckoutPrice(tx, held, current);
  else if (!held.nextPlanId && period.start > held.periodStart) await reachNextPrice(tx, held.id);
  await tx.rows(sql`
    UPDATE subscriptions SET plan_id = ${current.planId}, next_plan_id = ${choices.nextPlanId}, provider = 'stripe',
      provider_customer_id = coalesce(${current.customerId}, provider_customer_id),
      provider_subscription_id = ${current.id}, status = ${status}::subscription_status,
      period_start = ${period.start}, period_end = ${period.end}, cancel_at_period_end = ${status === "cancelled"},
      cancelled_at = CASE WHEN ${status === "active" || status === "past_due"} THEN NULL
        WHEN ${status === "cancelled"} THEN coalesce(${cancelledAt}::timestamptz, now()) ELSE cancelled_at END,
      updated_at = now()
    WHERE id = ${held.id}::uuid`);
}

type Settled = { all: readonly StripeState[]; current: StripeState | null; held: LockedSubscription };

async function settleOne(tx: Transaction, stripe: StripeState, scene: Settled): Promise<void> {
  const { id, unsettledSince, endedAt, refundsAsked } = stripe;
  const wanted = findWantedChange(stripe, { current: scene.current, choices: scene.held });
  if ((wanted !== null) !== (unsettledSince !== null)) {
    await tx.rows(sql`
      UPDATE stripe_subscriptions SET unsettled_since = CASE WHEN ${wanted !== null} THEN now() END WHERE id = ${id}`);
    if (wanted) await enqueueIn(tx, settleTask, { subscriptionId: id });
  }
  if (!endedAt || refundsAsked || !findRefundStart(stripe, { all: scene.all, choices: scene.held })) return;
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
  const held = (await lockSubscription(tx, vendorId)) ?? before;
  const scene = { all, current: currentOf(all, held), held };
  for (const stripe of all) await settleOne(tx, stripe, scene);
}

type Judged = { wanted: WantedChange; unwanted: Unwanted | null };

export async function judge(tx: Transaction, vendorId: string, stripeId: string): Promise<Judged> {
  const held = await lockSubscription(tx, vendorId);
  const all = await readStripeStates(tx, vendorId);
  const stripe = all.find(({ id }) => id === stripeId);
  if (!held || !stripe) return { wanted: null, unwanted: null };
  return {
    wanted: findWantedChange(stripe, { current: currentOf(all, held), choices: held }),
    unwanted: findRefundStart(stripe, { all, choices: held }),
  };
}

/** Enqueues a read of the subscription at Stripe, in case events were missed. */
export async function requestStripeState(tx: Transaction, subscriptionId: string): Promise<void> {
  await enqueueIn(tx, settleTask, { subscriptionId, look: true }, { isRepeatable: false });
}

export async function chooseRenewal(
  tx: Transaction,
  held: LockedSubscription,
  renews: boolean,
): Promise<void> {
  if (!held.providerSubscriptionId) return;
  await tx.rows(sql`
    UPDATE stripe_subscriptions SET renews = ${renews} WHERE id = ${held.providerSubscriptionId}`);
  if (renews) await requestStripeState(tx, held.providerSubscriptionId);
}
