import "server-only";
import { randomUUID } from "node:crypto";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { queueMails, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { fromCents } from "@/lib/shared/money";
import { newPriceMail } from "@/lib/subscriptions/mail.copy";
import { nextPeriodEnd } from "@/lib/subscriptions/periods.rows";
import { scheduleMailedPrices, priceMailKey, withdrawPriceMails } from "@/lib/subscriptions/prices.rows";
import { callStripe, isNotFound } from "@/lib/subscriptions/stripe/client.commands";
import { planCurrency } from "@/lib/subscriptions/stripe.rules";

const batchSize = 100;

type DuePriceChange = {
  id: string;
  userId: string;
  email: string;
  firstName: string;
  planName: string;
  from: number;
  to: number;
  startsAt: Date;
};

async function findDue(tx: Transaction, { limit, skip }: Portion): Promise<DuePriceChange[]> {
  return tx.rows<DuePriceChange>(sql`
    SELECT s.id::text AS id, u.id::text AS "userId", u.email::text AS email, u.first_name AS "firstName",
      p.name AS "planName", coalesce(s.next_price_cents, s.price_cents) AS "from", p.price_cents AS "to",
      CASE WHEN s.period_end > now() THEN s.period_end ELSE ${nextPeriodEnd} END AS "startsAt"
    FROM subscriptions s JOIN plans p ON p.id = coalesce(s.next_plan_id, s.plan_id)
      JOIN vendors v ON v.id = s.vendor_id JOIN users u ON u.id = v.user_id
    WHERE (s.status IN ('active', 'past_due') OR (s.status = 'trialing' AND s.next_plan_id IS NOT NULL))
      AND coalesce(s.price_mail_cents, s.next_price_cents, s.price_cents) <> p.price_cents
      AND coalesce(s.next_price_cents, s.price_cents) <> p.price_cents AND u.status <> 'deleted'
      AND s.id <> ALL (${skip}::uuid[])
    ORDER BY s.id LIMIT ${limit}::int FOR NO KEY UPDATE OF s SKIP LOCKED`);
}

async function mailBatch(tx: Transaction, portion: Portion): Promise<void> {
  const due = await findDue(tx, portion);
  portion.take(due.map(({ id }) => id));
  const site = await siteOfMail(tx);
  const mails = due.map((one) => ({ ...one, mailId: randomUUID() }));
  await queueMails(
    tx,
    mails.map(({ userId, email, mailId, firstName, planName, from, to, startsAt }) => ({
      userId,
      to: email,
      dedupeKey: priceMailKey(mailId),
      content: newPriceMail(site, {
        ...{ firstName, planName, startsAt: startsAt.toISOString() },
        ...{ from: fromCents(from), to: fromCents(to) },
      }),
    })),
  );
  const notified = mails.map(({ id, mailId, to }) => ({ id, mailId, to: String(to) }));
  await tx.rows(sql`
    UPDATE subscriptions s SET price_mail_cents = m."to", price_mail_id = m."mailId"
    FROM jsonb_to_recordset(${JSON.stringify(notified)}::jsonb) AS m (id uuid, "mailId" uuid, "to" bigint)
    WHERE s.id = m.id`);
}

/** Emails each subscriber once about a new price, before it can apply to them. */
export async function mailPriceChanges(): Promise<void> {
  await transaction(scheduleMailedPrices);
  await transaction(withdrawPriceMails);
  const total = await processInBatches("plan_price_not_mailed", batchSize, (portion) =>
    transaction((tx) => mailBatch(tx, portion)),
  );
  if (total === 0) return;
  log.info({ event: "plan_prices_mailed", count: total });
  await scheduleMail();
}

async function notePriced(stripeId: string, cents: number): Promise<void> {
  await rows(sql`
    UPDATE subscriptions SET stripe_price_cents = ${cents} WHERE provider_subscription_id = ${stripeId}`);
}

export async function updateStripePrice(stripeId: string): Promise<void> {
  const [known] = await rows<{ cents: number }>(sql`
    SELECT coalesce(next_price_cents, price_cents) AS cents FROM subscriptions
    WHERE provider_subscription_id = ${stripeId} AND next_plan_id IS NULL`);
  if (!known) return;
  const unit_amount = Number(known.cents);
  try {
    const { items } = await callStripe("look", (stripe) => stripe.subscriptions.retrieve(stripeId));
    const [item] = items.data;
    if (!item || item.price.unit_amount === unit_amount) return await notePriced(stripeId, unit_amount);
    const { product } = item.price;
    const price_data = {
      currency: planCurrency,
      product: typeof product === "string" ? product : product.id,
      unit_amount,
      recurring: { interval: "month" as const },
    };
    await callStripe("price", (stripe) =>
      stripe.subscriptions.update(stripeId, {
        items: [{ id: item.id, price_data }],
        proration_behavior: "none",
      }),
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  await notePriced(stripeId, unit_amount);
  log.info({ event: "stripe_priced", subscriptionId: stripeId });
}
