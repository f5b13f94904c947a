import type { TransitionTable } from "@/lib/shared/lifecycle";
import { formatPrice } from "@/lib/shared/money";
import { taskName } from "@/lib/shared/task";

export const pricesTask = taskName("plan-prices");

/** `listings` counts all but closed ones; `photos` is per listing. */
export type Limits = { listings: number; photos: number; featured: number; ads: number };

export const planIds = ["starter", "pro", "business"] as const;
export type PlanId = (typeof planIds)[number];

export const freePlanId: PlanId = "starter";
/** The trial's length comes from the plan (14 days, contract section 4). */
export const trialPlanId: PlanId = "pro";

export const subscriptionStatuses = ["trialing", "active", "past_due", "cancelled", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

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

/** trialing → active → past_due → cancelled → expired (contract section 4). */
export const subscriptionTransitions: TransitionTable<
  SubscriptionAction,
  SubscriptionStatus,
  SubscriptionRole
> = {
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

export const subscriptionCountCap = 1000;

/** Days for which the limits of an overdue plan still apply. */
export const graceDays = 7;
export const orderDays = 7;
/** Stripe collects renewals itself, so a missing payment counts as due only this many days after the period. */
export const stripeGraceDays = 3;

/** Listings in these states don't count against the plan; ads count in the states below. */
export const closedListingStatuses = ["sold", "let", "expired", "removed"] as const;
export const countedAdStatuses = ["pending", "scheduled", "running", "paused"] as const;

export const changeTimes = ["now", "period_end"] as const;
export type ChangeTime = (typeof changeTimes)[number];

type PlanRequest = {
  status: SubscriptionStatus;
  over: boolean;
  plan: { id: string; priceCents: number };
  targetPlan: { id: string; priceCents: number };
  when: ChangeTime;
};

export type PlanChange = "switch" | "pay" | "schedule" | "unschedule" | "same" | "resume_first";

/** Decides how a plan change applies: now, after payment, at the end of the period, or not at all. */
export function planChange({ status, over, plan, targetPlan, when }: PlanRequest): PlanChange {
  const ended = status === "expired" || (over && (status === "cancelled" || status === "trialing"));
  const same = plan.id === targetPlan.id;
  if (ended) return targetPlan.priceCents === 0 ? "switch" : "pay";
  if (status === "cancelled") {
    return when === "now" && targetPlan.priceCents > plan.priceCents ? "pay" : "resume_first";
  }
  // The period of a past-due plan has already ended.
  if (when === "period_end" && status !== "past_due")
    return same && status !== "trialing" ? "unschedule" : "schedule";
  // A trial or a past-due plan can be paid for.
  if (same) return status === "trialing" || status === "past_due" ? "pay" : "same";
  if (targetPlan.priceCents === 0) return "switch";
  return status === "active" && targetPlan.priceCents <= plan.priceCents ? "switch" : "pay";
}

type Period = { priceCents: number; periodStart: Date; periodEnd: Date };

type PeriodState = { status: SubscriptionStatus; periodEnd: Date; trialEndsAt: Date | null };

export function isPaidFor({ status, periodEnd, trialEndsAt }: PeriodState): boolean {
  if (status === "active") return true;
  return status === "cancelled" && trialEndsAt?.getTime() !== periodEnd.getTime();
}

export function amountDue(priceCents: number, paid: Period | null, now: Date): number {
  if (!paid) return priceCents;
  const whole = paid.periodEnd.getTime() - paid.periodStart.getTime();
  const left = Math.max(0, paid.periodEnd.getTime() - now.getTime());
  return Math.max(0, priceCents - Math.floor((paid.priceCents * Math.min(left, whole)) / whole));
}

export function daysLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 86_400_000));
}

/** '$10.00 refunded' for a partial refund; null otherwise. */
export function partialRefundText({ status, refunded }: { status: PaymentStatus; refunded: number }) {
  return refunded > 0 && status !== "refunded" ? `${formatPrice(refunded)} refunded` : null;
}

export function invoiceNumber(paymentId: string): string {
  return paymentId.slice(-8).toUpperCase();
}
