import type { TransitionTable } from "@/lib/shared/steps";
import { taskName } from "@/lib/shared/task";

/** Mails subscribers of a plan its new price, and sees which of these mails have gone out. */
export const pricesTask = taskName("plan-prices");

/** Numbers a plan allows: listings not yet closed, photos of one listing, featured listings, advertisements. */
export type Limits = { listings: number; photos: number; featured: number; ads: number };

export const planIds = ["starter", "pro", "business"] as const;
export type PlanId = (typeof planIds)[number];

/** What holds without a live subscription. */
export const freePlanId: PlanId = "starter";
/** What an approved vendor may try, for the days that the plan says (14, contract section 4). */
export const trialPlanId: PlanId = "pro";

export const subscriptionStatuses = ["trialing", "active", "past_due", "cancelled", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Who moves a subscription on; `system` is the task and what a payment provider tells us. */
export const subscriptionRoles = ["vendor", "admin", "system"] as const;
type SubscriptionRole = (typeof subscriptionRoles)[number];

export const subscriptionActions = [
  "choose_free",
  "activate",
  "owe",
  "cancel",
  "resume",
  "resume_trial",
  "expire",
] as const;
export type SubscriptionAction = (typeof subscriptionActions)[number];

/** trialing → active → past_due → cancelled → expired (contract section 4): who may do what in which state. */
export const subscriptionSteps: TransitionTable<SubscriptionAction, SubscriptionStatus, SubscriptionRole> = {
  choose_free: { from: subscriptionStatuses, to: "active", by: ["vendor"] },
  activate: { from: subscriptionStatuses, to: "active", by: ["admin", "system"] },
  owe: { from: ["trialing", "active"], to: "past_due", by: ["system"] },
  cancel: { from: ["trialing", "active", "past_due"], to: "cancelled", by: ["vendor", "system"] },
  resume: { from: ["cancelled"], to: "active", by: ["vendor", "system"] },
  resume_trial: { from: ["cancelled"], to: "trialing", by: ["vendor"] },
  expire: { from: ["trialing", "active", "past_due", "cancelled"], to: "expired", by: ["system"] },
};

export const statusNames: Record<SubscriptionStatus, string> = {
  trialing: "Trial",
  active: "Active",
  past_due: "Payment due",
  cancelled: "Canceled",
  expired: "Ended",
};

export const paymentStatuses = ["pending", "paid", "failed", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paymentStatusNames: Record<PaymentStatus, string> = {
  pending: "Pending",
  paid: "Paid",
  failed: "Unpaid",
  refunded: "Refunded",
};

/** An admin's subscriptions are counted up to here. */
export const subscriptionCountCap = 1000;

/** Days in which the numbers of a plan still hold when its payment is due. */
export const graceDays = 7;
/** Days for which what is left of a paid period is taken off the price of an order. */
export const orderDays = 7;
/** Stripe collects a renewal by itself; only this many days after the period without a word is it taken as due. */
export const stripeGraceDays = 3;

/** What takes up a place of the plan. */
export const closedListingStatuses = ["sold", "let", "expired", "removed"] as const;
export const countedAdStatuses = ["pending", "scheduled", "running", "paused"] as const;

export const changeTimes = ["now", "period_end"] as const;
export type ChangeTime = (typeof changeTimes)[number];

type PlanRequest = {
  status: SubscriptionStatus;
  /** Whether the period, or the trial, is over on the database clock. */
  over: boolean;
  plan: { id: string; priceCents: number };
  wanted: { id: string; priceCents: number };
  when: ChangeTime;
};

export type PlanChange = "switch" | "pay" | "schedule" | "unschedule" | "same" | "resume_first";

/** What a wish for a plan comes to: at once, after a payment, at the end of the period, or not at all. */
export function planChange({ status, over, plan, wanted, when }: PlanRequest): PlanChange {
  const ended = status === "expired" || (over && (status === "cancelled" || status === "trialing"));
  const same = plan.id === wanted.id;
  if (ended) return wanted.priceCents === 0 ? "switch" : "pay";
  if (status === "cancelled") {
    return when === "now" && wanted.priceCents > plan.priceCents ? "pay" : "resume_first";
  }
  // A plan whose payment is due has no end of the period to wait for: it has passed.
  if (when === "period_end" && status !== "past_due")
    return same && status !== "trialing" ? "unschedule" : "schedule";
  // A renewal that was canceled or has lapsed can be ordered again.
  if (same) return status === "trialing" || status === "past_due" ? "pay" : "same";
  if (wanted.priceCents === 0) return "switch";
  return status === "active" && wanted.priceCents <= plan.priceCents ? "switch" : "pay";
}

type Period = { priceCents: number; periodStart: Date; periodEnd: Date };

type Standing = { status: SubscriptionStatus; periodEnd: Date; trialEndsAt: Date | null };

/** True if the current period was paid; a trial's never is. */
export function isPaidFor({ status, periodEnd, trialEndsAt }: Standing): boolean {
  if (status === "active") return true;
  return status === "cancelled" && trialEndsAt?.getTime() !== periodEnd.getTime();
}

/** Cents to pay for a dearer plan from now on: what is left of the paid period is taken off, never below zero. */
export function amountDue(priceCents: number, paid: Period | null, now: Date): number {
  if (!paid) return priceCents;
  const whole = paid.periodEnd.getTime() - paid.periodStart.getTime();
  const left = Math.max(0, paid.periodEnd.getTime() - now.getTime());
  return Math.max(0, priceCents - Math.floor((paid.priceCents * Math.min(left, whole)) / whole));
}

/** Whole days until a moment, the begun one counted; 0 when it has passed. */
export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 86_400_000));
}

/** What an invoice is called: the end of its payment's id, which no two of a vendor share in practice. */
export function invoiceNumber(paymentId: string): string {
  return paymentId.slice(-8).toUpperCase();
}
