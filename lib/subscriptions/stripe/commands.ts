import "server-only";
import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { AppError } from "@/lib/shared/app-error";
import type { Order, PaymentProvider } from "../checkout/rules";
import { subscriptionCopy } from "../copy";

const patienceMs = 8000;

type Call = { method: "POST" | "DELETE"; path: string; form?: Record<string, string>; key?: string };

/** One request to Stripe, form-encoded as it wants it; anything but success is 503 for whoever waits. */
async function ask({ method, path, form = {}, key }: Call): Promise<Record<string, unknown>> {
  const headers = new Headers({ authorization: `Bearer ${env.STRIPE_SECRET_KEY}` });
  if (method === "POST") headers.set("content-type", "application/x-www-form-urlencoded");
  if (key) headers.set("idempotency-key", key);
  try {
    const response = await fetch(new URL(path, env.STRIPE_API_URL), {
      method,
      headers,
      body: method === "POST" ? new URLSearchParams(form).toString() : undefined,
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return body as Record<string, unknown>;
    const said = (body as { error?: { code?: string; message?: string } }).error;
    log.error({
      event: "stripe_refused",
      path,
      status: response.status,
      code: said?.code,
      text: said?.message,
    });
  } catch (error) {
    log.error({ event: "stripe_unreachable", path, err: error });
  }
  throw new AppError("unavailable", subscriptionCopy.providerDown, { retryAfterSeconds: 60 });
}

function priceOf({ plan }: Order): Record<string, string> {
  const line = "line_items[0]";
  if (plan.stripePriceId) return { [`${line}[price]`]: plan.stripePriceId };
  return {
    [`${line}[price_data][currency]`]: "usd",
    [`${line}[price_data][unit_amount]`]: String(plan.priceCents),
    [`${line}[price_data][recurring][interval]`]: "month",
    [`${line}[price_data][product_data][name]`]: `${env.SITE_NAME} ${plan.name}`,
  };
}

/** What was paid already, taken off the first invoice. */
async function couponFor({ plan, amountCents }: Order): Promise<Record<string, string>> {
  const off = plan.priceCents - amountCents;
  if (off <= 0) return {};
  const { id } = await ask({
    method: "POST",
    path: "/v1/coupons",
    form: { amount_off: String(off), currency: "usd", duration: "once", max_redemptions: "1" },
  });
  return { "discounts[0][coupon]": String(id) };
}

/** Card payments on Stripe's own page; its webhooks tell what came of it. */
export const stripePayment: PaymentProvider = {
  async begin(order) {
    const { vendorId, plan, customerId, email } = order;
    const back = `${env.APP_URL}/subscription`;
    const { url } = await ask({
      method: "POST",
      path: "/v1/checkout/sessions",
      form: {
        mode: "subscription",
        client_reference_id: vendorId,
        ...(customerId ? { customer: customerId } : { customer_email: email }),
        ...priceOf(order),
        ...(await couponFor(order)),
        "line_items[0][quantity]": "1",
        "metadata[vendorId]": vendorId,
        "metadata[planId]": plan.id,
        "subscription_data[metadata][vendorId]": vendorId,
        "subscription_data[metadata][planId]": plan.id,
        success_url: `${back}?paid=1`,
        cancel_url: back,
      },
    });
    if (typeof url !== "string") throw new AppError("unavailable", subscriptionCopy.providerDown);
    return url;
  },
};

/** Tells Stripe to collect a subscription again, or no more once its period is over, as it stands here. */
export async function syncRenewal(subscriptionId: string): Promise<void> {
  const [renewing] = await rows(sql`
    SELECT 1 FROM subscriptions WHERE provider_subscription_id = ${subscriptionId}
      AND NOT cancel_at_period_end AND next_plan_id IS NULL AND status <> 'expired'`);
  await ask({
    method: "POST",
    path: `/v1/subscriptions/${encodeURIComponent(subscriptionId)}`,
    form: { cancel_at_period_end: String(!renewing) },
  });
}

/** Ends a subscription at Stripe at once. */
export async function endAtStripe(subscriptionId: string): Promise<void> {
  await ask({ method: "DELETE", path: `/v1/subscriptions/${encodeURIComponent(subscriptionId)}` });
}
