import "server-only";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches } from "@/lib/server/batch-processing";
import { nextState } from "@/lib/shared/lifecycle";
import { cancelPendingPayments } from "@/lib/subscriptions/checkouts.rows";
import { isOrderOutdated } from "@/lib/subscriptions/orders.rows";
import {
  stripeGraceDays,
  subscriptionTransitions,
  type SubscriptionAction,
  type SubscriptionStatus,
} from "@/lib/subscriptions/rules";
import { anchorDay, graceEnd, nextPeriodEnd } from "@/lib/subscriptions/periods.rows";
import { asNow, asReached, scheduleMailedPrices, renewalPrice } from "@/lib/subscriptions/prices.rows";
import {
  detachFromStripe,
  requestStripeState,
  reconcileVendor,
} from "@/lib/subscriptions/stripe/reconcile.commands";

type EndedPeriod = {
  id: string;
  vendorId: string;
  status: SubscriptionStatus;
  provider: "manual" | "stripe";
  stripeId: string | null;
  planId: string;
  price: number;
  hasNext: boolean;
  nextPlanId: string;
  nextPrice: number;
  waits: boolean;
  owes: boolean;
};

/** True once Stripe has reported the subscription after the grace period, or has nothing to report. */
const isLookedAt = sql`(s.status <> 'past_due' OR NOT EXISTS (
  SELECT FROM stripe_subscriptions t WHERE t.id = s.provider_subscription_id
    AND t.ended_at IS NULL AND (t.told_at IS NULL OR t.told_at < ${graceEnd})))`;

const isEnded = sql`CASE
  WHEN s.status = 'past_due' THEN ${graceEnd}
  WHEN s.status = 'active' AND s.provider = 'stripe'
    THEN s.period_end + make_interval(days => ${stripeGraceDays}::int)
  ELSE s.period_end END <= now()`;

async function takeEnded(tx: Transaction, failed: readonly string[]): Promise<EndedPeriod | null> {
  const [ended] = await tx.rows<EndedPeriod>(sql`
    SELECT s.id::text AS id, s.vendor_id::text AS "vendorId", s.status::text AS status,
      s.provider::text AS provider, s.provider_subscription_id AS "stripeId", s.plan_id AS "planId",
      s.price_cents AS price, s.next_plan_id IS NOT NULL AS "hasNext",
      p.id AS "nextPlanId", ${renewalPrice} AS "nextPrice",
      EXISTS (SELECT 1 FROM payments y WHERE y.subscription_id = s.id AND y.status = 'pending') AS waits,
      EXISTS (SELECT 1 FROM payments y WHERE y.subscription_id = s.id AND y.status = 'pending'
        AND y.plan_id = p.id) AS owes
    FROM subscriptions s JOIN vendors v ON v.id = s.vendor_id JOIN plans p ON p.id = coalesce(s.next_plan_id, s.plan_id)
    WHERE s.status <> 'expired' AND s.period_end <= now() AND ${isEnded} AND ${isLookedAt}
      AND s.id <> ALL(${failed}::uuid[])
    ORDER BY s.period_end LIMIT 1 FOR NO KEY UPDATE OF v, s SKIP LOCKED`);
  return ended ?? null;
}

function actionOf({ status, price, nextPrice }: EndedPeriod): SubscriptionAction {
  if (status === "cancelled" || status === "past_due") return "expire";
  if (nextPrice === 0) return "activate";
  if (status === "trialing") return "expire";
  return price === 0 ? "activate" : "owe";
}

async function order(tx: Transaction, { id, nextPlanId, nextPrice, provider }: EndedPeriod): Promise<void> {
  if (provider === "stripe") return;
  await tx.rows(sql`
    INSERT INTO payments (id, vendor_id, subscription_id, plan_id, amount_cents, price_cents, status, period_start,
      period_end)
    SELECT gen_random_uuid(), s.vendor_id, s.id, ${nextPlanId}, ${nextPrice}, ${nextPrice}, 'pending', s.period_end,
      ${nextPeriodEnd}
    FROM subscriptions s WHERE s.id = ${id}::uuid`);
}

async function continueFreePlan(tx: Transaction, ended: EndedPeriod): Promise<void> {
  const { id, planId, nextPlanId, nextPrice, stripeId } = ended;
  await tx.rows(sql`
    UPDATE subscriptions s SET status = 'active', plan_id = ${nextPrice === 0 ? nextPlanId : planId}, price_cents = 0,
      ${asNow} period_start = s.period_end, period_end = ${nextPeriodEnd}, anchor_day = ${anchorDay}, updated_at = now()
    WHERE id = ${id}::uuid`);
  if (stripeId) await detachFromStripe(tx, id);
  if (nextPrice > 0 && !ended.waits) await order(tx, ended);
}

/** The plan continues during the grace period; a more expensive one starts only once paid (decision 42). */
async function startGracePeriod(tx: Transaction, ended: EndedPeriod): Promise<void> {
  const { id, planId, price, nextPlanId, nextPrice, stripeId } = ended;
  const isDearer = nextPlanId !== planId && nextPrice > price;
  const pastDue = isDearer ? { planId, price } : { planId: nextPlanId, price: nextPrice };
  await tx.rows(sql`
    UPDATE subscriptions SET status = 'past_due', past_due_at = now(), plan_id = ${pastDue.planId}, price_cents = ${pastDue.price}, ${asReached}
      updated_at = now()
    WHERE id = ${id}::uuid`);
  if (stripeId) await requestStripeState(tx, stripeId);
  if (!ended.owes) await order(tx, ended);
}

/** Trials have no grace period: a plan chosen for afterwards starts only once paid. */
async function end(tx: Transaction, ended: EndedPeriod): Promise<void> {
  const { id, vendorId, status, hasNext, waits } = ended;
  const goesOn = status === "trialing" && (hasNext || waits);
  if (!goesOn) await cancelPendingPayments(tx, vendorId);
  else if (!waits) await order(tx, ended);
  await tx.rows(sql`
    UPDATE subscriptions SET status = 'expired', ${asNow} updated_at = now() WHERE id = ${id}::uuid`);
}

async function rollOne(tx: Transaction, ended: EndedPeriod): Promise<void> {
  const action = actionOf(ended);
  if (!nextState(subscriptionTransitions, { status: ended.status, action, actor: "system" })) {
    throw new Error(`${action} is not allowed for a subscription that is ${ended.status}`);
  }
  if (action === "activate") await continueFreePlan(tx, ended);
  else if (action === "owe") await startGracePeriod(tx, ended);
  else await end(tx, ended);
  // While a payment is due, Stripe decides whether it has arrived.
  if (action !== "owe") await reconcileVendor(tx, ended.vendorId);
}

/** Requests the state of overdue subscriptions from Stripe before they end, because a webhook may have been lost. */
async function requestDueStates(tx: Transaction): Promise<void> {
  const due = await tx.rows<{ stripeId: string }>(sql`
    SELECT s.provider_subscription_id AS "stripeId" FROM subscriptions s
    WHERE s.status = 'past_due' AND ${graceEnd} <= now() AND NOT ${isLookedAt} ORDER BY s.period_end`);
  for (const { stripeId } of due) await requestStripeState(tx, stripeId);
}

export async function renewPeriods(): Promise<number> {
  await transaction(scheduleMailedPrices);
  await transaction(requestDueStates);
  await expireOrders();
  return processInBatches("subscription_not_renewed", 1, ({ skip, take }) =>
    transaction(async (tx) => {
      const ended = await takeEnded(tx, skip);
      if (!ended) return;
      take([ended.id]);
      await rollOne(tx, ended);
    }),
  );
}

async function expireOrders(): Promise<void> {
  const lapsed = await rows<{ id: string }>(sql`
    UPDATE payments SET status = 'failed' WHERE id IN (
      SELECT y.id FROM payments y JOIN subscriptions s ON s.id = y.subscription_id WHERE y.status = 'pending' AND ${isOrderOutdated}
      ORDER BY y.id FOR UPDATE OF y SKIP LOCKED)
    RETURNING id::text`);
  for (const { id } of lapsed) log.info({ event: "order_expired", paymentId: id });
}
