import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { stripePriceTask } from "./stripe.rules";

/**
 * SET columns after a scheduled plan or price has taken effect, with a trailing comma; a queued price email stays
 * valid.
 */
export const asReached = sql`next_plan_id = NULL, next_price_cents = NULL,`;

export const asNow = sql`${asReached} price_mail_cents = NULL, price_mail_id = NULL,`;

/** SET columns for subscription `s` when payment `y` activates it; an announced price of the same plan remains. */
export const asPaid = sql`next_plan_id = NULL,
  next_price_cents = CASE WHEN s.status = 'past_due' AND s.plan_id = y.plan_id THEN s.next_price_cents END,
  price_mail_cents = CASE WHEN s.plan_id = y.plan_id THEN s.price_mail_cents END,
  price_mail_id = CASE WHEN s.plan_id = y.plan_id THEN s.price_mail_id END,`;

/** Cents per month in the next period, for subscription `s` and its next plan `p`. */
export const renewalPrice = sql`coalesce(s.next_price_cents, CASE WHEN s.next_plan_id IS NULL THEN s.price_cents END,
  p.price_cents)`;

export function priceMailKey(mailId: string): string {
  return `plan-price:${mailId}`;
}

export async function applyNextPrice(tx: Transaction, id: string): Promise<void> {
  await tx.rows(sql`
    UPDATE subscriptions SET price_cents = next_price_cents, next_price_cents = NULL
    WHERE id = ${id}::uuid AND next_price_cents IS NOT NULL`);
}

/**
 * Schedules a new price once its email was sent before the end of the period, and enqueues its update at Stripe until
 * Stripe has it.
 */
export async function scheduleMailedPrices(tx: Transaction): Promise<void> {
  await tx.rows(sql`
    UPDATE subscriptions s SET next_price_cents = s.price_mail_cents, price_mail_cents = NULL, price_mail_id = NULL
    WHERE s.id IN (
      SELECT w.id FROM subscriptions w JOIN mails m ON m.dedupe_key = 'plan-price:' || w.price_mail_id
      WHERE w.price_mail_id IS NOT NULL AND m.status = 'sent' AND m.sent_at < w.period_end
      ORDER BY w.id FOR NO KEY UPDATE OF w SKIP LOCKED)`);
  // Based on state rather than events: the queue isn't backed up, and its tasks may be lost.
  const unpriced = await tx.rows<{ stripeId: string }>(sql`
    SELECT provider_subscription_id AS "stripeId" FROM subscriptions
    WHERE provider_subscription_id IS NOT NULL AND next_plan_id IS NULL AND next_price_cents IS NOT NULL
      AND stripe_price_cents IS DISTINCT FROM next_price_cents
    ORDER BY id LIMIT 1000`);
  for (const { stripeId } of unpriced) {
    await enqueueIn(tx, stripePriceTask, { subscriptionId: stripeId });
  }
}

export async function withdrawPriceMails(tx: Transaction): Promise<void> {
  await tx.rows(sql`
    WITH moot AS (
      SELECT s.id, s.price_mail_id FROM subscriptions s JOIN plans p ON p.id = coalesce(s.next_plan_id, s.plan_id)
      WHERE s.price_mail_id IS NOT NULL AND coalesce(s.next_price_cents, s.price_cents) = p.price_cents
      ORDER BY s.id FOR NO KEY UPDATE OF s SKIP LOCKED
    ), gone AS (
      DELETE FROM mails m USING moot WHERE m.dedupe_key = 'plan-price:' || moot.price_mail_id
        AND m.status IN ('queued', 'failed') RETURNING moot.id
    )
    UPDATE subscriptions s SET price_mail_cents = NULL, price_mail_id = NULL FROM gone WHERE s.id = gone.id`);
}
