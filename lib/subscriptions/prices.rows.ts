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
 * A new price is that of the next period once its mail has gone out before that begins; Stripe is to collect it from
 * then on.
 */
export async function noteSentPrices(tx: Transaction): Promise<void> {
  const noted = await tx.rows<{ stripeId: string | null }>(sql`
    UPDATE subscriptions s SET next_price_cents = s.price_mail_cents, price_mail_cents = NULL, price_mail_id = NULL
    WHERE s.id IN (
      SELECT w.id FROM subscriptions w JOIN mails m ON m.dedupe_key = 'plan-price:' || w.price_mail_id
      WHERE w.price_mail_id IS NOT NULL AND m.status = 'sent' AND m.sent_at < w.period_end
      ORDER BY w.id FOR NO KEY UPDATE OF w SKIP LOCKED)
    RETURNING CASE WHEN s.next_plan_id IS NULL THEN s.provider_subscription_id END AS "stripeId"`);
  for (const { stripeId } of noted) {
    if (stripeId) await enqueueIn(tx, stripePriceTask, { subscriptionId: stripeId });
  }
}
