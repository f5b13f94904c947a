import { taskName } from "@/lib/shared/task";

/** Maximum age of a signature (docs.stripe.com/webhooks/signature). */
export const signatureToleranceSeconds = 300;
export const maxEventBytes = 512 * 1024;

export const settleTask = taskName<{ subscriptionId: string; look?: true }>("stripe-settle");
export const refundTask = taskName<{ subscriptionId: string }>("stripe-refund");
/** Refund or dispute of a card payment; `reversed` is false for a partial refund and a won dispute. */
export type Reversal = {
  paymentIntent: string;
  /** Id of the charge or dispute; missing in jobs of earlier versions. */
  source?: string;
  reversed: boolean;
  /** Sum of the charge's refunds; missing in jobs of earlier versions. */
  refundedCents?: number;
  /** Id of a refund whose money came back; the task then reads the charge's refunds from Stripe. */
  failedRefund?: string;
  at: string;
};
/** Stripe's event doesn't name the invoice, so the task has to find it. */
export const reversalTask = taskName<Reversal>("stripe-reversal");
export const stripePriceTask = taskName<{ subscriptionId: string }>("stripe-price");
export const closeCheckoutTask = taskName<{ checkoutId: string }>("stripe-close-checkout");

/** The only currency in which plans are sold; Stripe spells it in lower case. */
export const planCurrency = "usd";

const returnedRefundStates = ["failed", "canceled"];

export function isReturned(status: string | null): boolean {
  return returnedRefundStates.includes(status ?? "");
}

export const endedStates = ["canceled", "incomplete_expired"];
export const startedStates = ["active", "trialing", "past_due", "unpaid"];

const changeRanks = { created: 1, updated: 2, snapshot: 3, deleted: 4 };
const stateRanks = ["incomplete", "trialing", "active", "past_due", "unpaid"];

/**
 * Orders states reported in the same second, because Stripe's timestamps have no fractions: creation precedes updates,
 * and states advance in one direction.
 */
export function rankOf(changeKind: keyof typeof changeRanks, status: string): number {
  return changeRanks[changeKind] * 10 + Math.max(0, stateRanks.indexOf(status));
}
