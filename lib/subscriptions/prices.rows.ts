import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { stripePriceTask } from "./stripe.rules";

/** Columns of a subscription once what was to come has come, with a comma; a mail on its way still counts. */
export const asReached = sql`next_plan_id = NULL, next_price_cents = NULL,`;

/** The same once no other plan and no other price is to come. */
export const asNow = sql`${asReached} price_mail_cents = NULL, price_mail_id = NULL,`;

/** The same of a subscription `s` that a payment `y` makes active: what was announced for its plan still comes. */
export const asPaid = sql`next_plan_id = NULL,
  next_price_cents = CASE WHEN s.status = 'past_due' AND s.plan_id = y.plan_id THEN s.next_price_cents END,
  price_mail_cents = CASE WHEN s.plan_id = y.plan_id THEN s.price_mail_cents END,
  price_mail_id = CASE WHEN s.plan_id = y.plan_id THEN s.price_mail_id END,`;

/** Cents a month of the period that follows, of a subscription `s` and the plan `p` that it will have. */
export const renewalPrice = sql`coalesce(s.next_price_cents, CASE WHEN s.next_plan_id IS NULL THEN s.price_cents END,
  p.price_cents)`;

/** What a mail about a price is known by. */
export function priceMailKey(mailId: string): string {
  return `plan-price:${mailId}`;
}

/** The next period of a subscription has begun at Stripe, at the price that was announced for it. */
export async function reachNextPrice(tx: Transaction, id: string): Promise<void> {
  await tx.rows(sql`
    UPDATE subscriptions SET price_cents = next_price_cents, next_price_cents = NULL
    WHERE id = ${id}::uuid AND next_price_cents IS NOT NULL`);
}

/**
 * A new price is that of the next period once its mail has gone out before that begins; Stripe is asked to collect it
 * from then on, until it is known to.
 */
export async function scheduleMailedPrices(tx: Transaction): Promise<void> {
  await tx.rows(sql`
    UPDATE subscriptions s SET next_price_cents = s.price_mail_cents, price_mail_cents = NULL, price_mail_id = NULL
    WHERE s.id IN (
      SELECT w.id FROM subscriptions w JOIN mails m ON m.dedupe_key = 'plan-price:' || w.price_mail_id
      WHERE w.price_mail_id IS NOT NULL AND m.status = 'sent' AND m.sent_at < w.period_end
      ORDER BY w.id FOR NO KEY UPDATE OF w SKIP LOCKED)`);
  // A state and no event: the queue is not in a backup, and a task of it may be lost.
  const unpriced = await tx.rows<{ stripeId: string }>(sql`
    SELECT provider_subscription_id AS "stripeId" FROM subscriptions
    WHERE provider_subscription_id IS NOT NULL AND next_plan_id IS NULL AND next_price_cents IS NOT NULL
      AND stripe_price_cents IS DISTINCT FROM next_price_cents
    ORDER BY id LIMIT 1000`);
  for (const { stripeId } of unpriced) {
    await enqueueIn(tx, stripePriceTask, { subscriptionId: stripeId });
  }
}

/** Takes back mails about a price that came and went before they were sent. */
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
