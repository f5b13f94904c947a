import { taskName } from "@/lib/shared/task";
import type { SubscriptionStatus } from "../rules";

/** Seconds by which the time in a signature may differ from ours (docs.stripe.com/webhooks/signature). */
export const signatureToleranceSeconds = 300;
export const maxEventBytes = 512 * 1024;

export const endStripeTask = taskName<{ subscriptionId: string }>("stripe-end-subscription");
/** Tells Stripe whether a subscription renews, as it stands here when the task runs. */
export const renewalTask = taskName<{ subscriptionId: string }>("stripe-renewal");

/** `t=1690000000,v1=…,v1=…` of the Stripe-Signature header; null for anything else. */
export function parseSignature(header: string | null): { time: number; signatures: string[] } | null {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const time = Number(parts.find(([name]) => name === "t")?.[1] ?? NaN);
  const signatures = parts.flatMap(([name, value]) =>
    name === "v1" && value && /^[0-9a-f]{64}$/.test(value) ? [value] : [],
  );
  return Number.isSafeInteger(time) && signatures.length > 0 ? { time, signatures } : null;
}

/** What Stripe's state of a subscription is here; null changes nothing (a first payment that is not through yet). */
export function statusFromStripe(status: string, cancelsAtPeriodEnd: boolean): SubscriptionStatus | null {
  if (status === "past_due") return "past_due";
  if (status === "active" || status === "trialing") return cancelsAtPeriodEnd ? "cancelled" : "active";
  if (status === "canceled" || status === "unpaid" || status === "incomplete_expired") return "expired";
  return null;
}
