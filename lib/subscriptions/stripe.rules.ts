import { taskName } from "@/lib/shared/task";

/** Seconds that may lie between a signature and its arrival (docs.stripe.com/webhooks/signature). */
export const signatureToleranceSeconds = 300;
export const maxEventBytes = 512 * 1024;

/** Brings a subscription at Stripe in line with what was decided here; `look` only reads how it stands there. */
export const settleTask = taskName<{ subscriptionId: string; look?: true }>("stripe-settle");
/** Gives back what Stripe collected for a subscription at a time when it was no longer wanted. */
export const refundTask = taskName<{ subscriptionId: string }>("stripe-refund");
/** A refund or dispute of a card payment, or its reversal. */
export type Reversal = {
  paymentIntent: string;
  /** The charge or the dispute at Stripe that says so; jobs of earlier versions name none. */
  source?: string;
  reversed: boolean;
  /** ISO date. */
  at: string;
};
/** Task that finds the reversed payment, because Stripe's event doesn't name the invoice. */
export const reversalTask = taskName<Reversal>("stripe-reversal");
/** Tells Stripe what a subscription costs from its next period on. */
export const stripePriceTask = taskName<{ subscriptionId: string }>("stripe-price");
/** Closes a payment page at Stripe. */
export const closeCheckoutTask = taskName<{ checkoutId: string }>("stripe-close-checkout");

/** States from which a subscription never comes back. */
export const endedStates = ["canceled", "incomplete_expired"];
/** States that only a subscription reaches that was paid for, or is on a trial. */
export const startedStates = ["active", "trialing", "past_due", "unpaid"];

const toldRanks = { created: 1, updated: 2, snapshot: 3, deleted: 4 };
const stateRanks = ["incomplete", "trialing", "active", "past_due", "unpaid"];

/**
 * Which of two states told in the same second is the newer one: Stripe's times have no parts of seconds, but a
 * subscription is made before it changes, and goes through its states in one direction.
 */
export function rankOf(told: keyof typeof toldRanks, status: string): number {
  return toldRanks[told] * 10 + Math.max(0, stateRanks.indexOf(status));
}
