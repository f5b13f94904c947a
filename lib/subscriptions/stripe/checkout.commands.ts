import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import type { Stripe } from "stripe";
import { rows, sql, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { enqueueIn } from "@/lib/server/queue";
import { getSite } from "@/lib/server/site";
import { AppError } from "@/lib/shared/app-error";
import { closeCheckouts, type PaymentProvider } from "@/lib/subscriptions/checkouts.rows";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import { callStripe, refusalStatus } from "./client.commands";
import { closeCheckoutTask, planCurrency } from "@/lib/subscriptions/stripe.rules";

/** Stripe requires pages to last at least 30 minutes; one with less than five minutes left isn't reused. */
const lifeMinutes = 35;
const minMinutesLeft = 5;
/** Only one request at a time creates a page at Stripe; after the lease, another one may take over. */
const leaseSeconds = 8;
const waitMs = 6000;
const pollMs = 100;

type CheckoutInput = {
  id: string;
  vendorId: string;
  planId: string;
  planName: string;
  priceCents: number;
  stripePriceId: string | null;
  amountCents: number;
  customerId: string | null;
  email: string;
  expiresAt: Date;
};

async function lease(id: string): Promise<CheckoutInput | null> {
  const [opening] = await rows<CheckoutInput>(sql`
    UPDATE checkouts c SET leased_until = now() + make_interval(secs => ${leaseSeconds})
    FROM plans p, vendors v, users u, subscriptions s
    WHERE c.id = ${id}::uuid AND c.status = 'opening' AND (c.leased_until IS NULL OR c.leased_until < now())
      AND p.id = c.plan_id AND v.id = c.vendor_id AND u.id = v.user_id AND s.vendor_id = v.id
    RETURNING c.id, c.vendor_id AS "vendorId", p.id AS "planId", p.name AS "planName", c.price_cents AS "priceCents",
      CASE WHEN p.price_cents = c.price_cents THEN p.stripe_price_id END AS "stripePriceId",
      c.amount_cents AS "amountCents", s.provider_customer_id AS "customerId", u.email, c.expires_at AS "expiresAt"`);
  return opening ?? null;
}

async function lineOf({ planName, priceCents, stripePriceId }: CheckoutInput) {
  if (stripePriceId) return { price: stripePriceId, quantity: 1 };
  const product_data = { name: `${(await getSite()).name} ${planName}` };
  const recurring = { interval: "month" as const };
  return {
    price_data: { currency: planCurrency, unit_amount: priceCents, recurring, product_data },
    quantity: 1,
  };
}

/** The idempotency key is the checkout's, so that a second attempt gets the page of the first. */
async function createSession(stripe: Stripe, opening: CheckoutInput): Promise<Stripe.Checkout.Session> {
  const { id, vendorId, planId, priceCents, amountCents, customerId, email, expiresAt } = opening;
  const off = priceCents - amountCents;
  const coupon =
    off > 0 &&
    (await stripe.coupons.create(
      { amount_off: off, currency: planCurrency, duration: "once", max_redemptions: 1 },
      { idempotencyKey: `coupon-${id}` },
    ));
  const back = `${env.APP_URL}/subscription`;
  const metadata = { vendorId, planId, checkoutId: id };
  return stripe.checkout.sessions.create(
    {
      mode: "subscription",
      client_reference_id: vendorId,
      ...(customerId ? { customer: customerId } : { customer_email: email }),
      line_items: [await lineOf(opening)],
      ...(coupon && { discounts: [{ coupon: coupon.id }] }),
      metadata,
      subscription_data: { metadata },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
      success_url: `${back}?paid=1`,
      cancel_url: back,
    },
    { idempotencyKey: `checkout-${id}` },
  );
}

/** Drops the checkout if Stripe refused it. After any other error it may exist, so the next attempt repeats it. */
async function releaseOrDrop(id: string, error: unknown): Promise<void> {
  const status = refusalStatus(error) === null ? "opening" : "dropped";
  await rows(sql`
    UPDATE checkouts SET leased_until = NULL, status = ${status}::checkout_status
    WHERE id = ${id}::uuid AND status = 'opening'`);
}

async function openPage(opening: CheckoutInput): Promise<string> {
  const { id } = opening;
  let page: Stripe.Checkout.Session;
  try {
    page = await callStripe("open checkout", (stripe) => createSession(stripe, opening));
  } catch (error) {
    await releaseOrDrop(id, error);
    throw new AppError("unavailable", subscriptionCopy.providerDown, { retryAfterSeconds: 60, cause: error });
  }
  const { url } = page;
  const isOpen = await transaction(async (tx) => {
    const [updated] = await tx.rows<{ isOpen: boolean }>(sql`
      UPDATE checkouts SET session_id = ${page.id}, url = ${url}, leased_until = NULL,
        status = CASE WHEN status = 'opening' THEN 'open'::checkout_status ELSE status END
      WHERE id = ${id}::uuid RETURNING status = 'open' AS "isOpen"`);
    if (!updated?.isOpen) await enqueueIn(tx, closeCheckoutTask, { checkoutId: id });
    return updated?.isOpen ?? false;
  });
  if (!isOpen) throw new AppError("conflict", subscriptionCopy.changedMeanwhile);
  if (!url) throw new AppError("unavailable", subscriptionCopy.providerDown);
  return url;
}

async function findPage(id: string): Promise<string | null> {
  const [checkout] = await rows<{ status: string; url: string | null }>(
    sql`SELECT status, url FROM checkouts WHERE id = ${id}::uuid`,
  );
  if (checkout?.status === "dropped") throw new AppError("conflict", subscriptionCopy.changedMeanwhile);
  return checkout?.url ?? null;
}

export const stripePayment: PaymentProvider = {
  async reserve(tx, { vendorId, plan, amountCents }) {
    const [alive] = await tx.rows<{ id: string }>(sql`
      SELECT id::text AS id FROM checkouts WHERE vendor_id = ${vendorId}::uuid AND plan_id = ${plan.id} AND price_cents = ${plan.priceCents}
        AND amount_cents = ${amountCents} AND status IN ('opening', 'open') AND expires_at > now() + make_interval(mins => ${minMinutesLeft}::int)
      ORDER BY created_at DESC LIMIT 1`);
    if (alive) return alive.id;
    await closeCheckouts(tx, vendorId);
    const [made] = await tx.rows<{ id: string }>(sql`
      INSERT INTO checkouts (id, vendor_id, plan_id, amount_cents, price_cents, expires_at)
      VALUES (gen_random_uuid(), ${vendorId}::uuid, ${plan.id}, ${amountCents}, ${plan.priceCents},
        now() + make_interval(mins => ${lifeMinutes}::int)) RETURNING id::text AS id`);
    if (!made) throw new Error("the checkout was not made");
    return made.id;
  },

  async open(checkoutId) {
    for (let waited = 0; waited <= waitMs; waited += pollMs) {
      const url = await findPage(checkoutId);
      if (url) return url;
      const opening = await lease(checkoutId);
      if (opening) return openPage(opening);
      await delay(pollMs);
    }
    throw new AppError("unavailable", subscriptionCopy.providerDown, { retryAfterSeconds: 60 });
  },
};
