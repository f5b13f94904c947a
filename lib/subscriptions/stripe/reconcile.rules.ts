import type { SubscriptionStatus } from "@/lib/subscriptions/rules";

export type StripeState = {
  id: string;
  planId: string | null;
  customerId: string | null;
  beganAt: Date;
  started: boolean;
  status: string | null;
  cancelAtPeriodEnd: boolean;
  periodStart: Date | null;
  periodEnd: Date | null;
  stateAt: Date | null;
  invoiceAt: Date | null;
  invoicePaid: boolean;
  paidStart: Date | null;
  paidEnd: Date | null;
  renews: boolean | null;
  endedAt: Date | null;
  unsettledSince: Date | null;
  refundsRequested: boolean;
  checkoutId: string | null;
  priced: boolean;
  reversedEnd: Date | null;
  paused: boolean;
};

export type Choices = {
  status: SubscriptionStatus;
  nextPlanId: string | null;
  cancelledAt: Date | null;
  periodEnd: Date;
  leftStripeAt: Date | null;
  closedAt: Date | null;
  suspended: boolean;
};

type Collection = "active" | "past_due" | "expired";

function wasReversed({ reversedEnd, paidEnd }: StripeState): boolean {
  return reversedEnd !== null && (paidEnd === null || reversedEnd >= paidEnd);
}

function collectionOf(stripe: StripeState): Collection {
  const { endedAt, status, stateAt, invoiceAt, invoicePaid } = stripe;
  if (endedAt || wasReversed(stripe)) return "expired";
  if (invoiceAt && (!stateAt || invoiceAt > stateAt)) return invoicePaid ? "active" : "past_due";
  if (status === "unpaid") return "expired";
  return status === "past_due" ? "past_due" : "active";
}

export type Period = { start: Date; end: Date };

/** Same day next month or its last day, like Stripe and PostgreSQL. */
export function monthAfter(date: Date): Date {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Day of the month on which a period renews: of its end, or of its start if the month of the end is too short. */
export function renewalDay({ start, end }: Period): number {
  const isMonthEnd = new Date(end.getTime() + 86_400_000).getUTCDate() === 1;
  return isMonthEnd ? Math.max(start.getUTCDate(), end.getUTCDate()) : end.getUTCDate();
}

function periodOf(stripe: StripeState): Period {
  const { beganAt, periodStart, periodEnd, paidStart, paidEnd } = stripe;
  const reported = periodStart && periodEnd && { start: periodStart, end: periodEnd };
  const paid = paidStart && paidEnd && { start: paidStart, end: paidEnd };
  if (paid && (!reported || paid.end > reported.end || collectionOf(stripe) === "past_due")) return paid;
  return reported ?? { start: beganAt, end: monthAfter(beganAt) };
}

function isNewer(one: StripeState, other: StripeState): boolean {
  const ages = one.beganAt.getTime() - other.beganAt.getTime();
  return ages > 0 || (ages === 0 && one.id > other.id);
}

function wasDetached({ beganAt }: StripeState, { leftStripeAt }: Choices): boolean {
  return leftStripeAt !== null && beganAt <= leftStripeAt;
}

export function currentOf(all: readonly StripeState[], choices: Choices): StripeState | null {
  const bought = all.filter((stripe) => stripe.started && stripe.planId && !wasDetached(stripe, choices));
  return bought.reduce<StripeState | null>(
    (newest, stripe) => (newest && isNewer(newest, stripe) ? newest : stripe),
    null,
  );
}

/** True if Stripe collected again after a cancellation, because the update was late. */
function wasOvercollected(stripe: StripeState, { periodEnd }: Choices): boolean {
  return stripe.renews === false && periodOf(stripe).start >= periodEnd;
}

export function statusOf(stripe: StripeState, { nextPlanId, status }: Choices): SubscriptionStatus {
  const collection = collectionOf(stripe);
  if (collection === "expired") return "expired";
  const stops = stripe.renews === false || (stripe.renews === null && stripe.cancelAtPeriodEnd);
  const reported = stops && !nextPlanId ? "cancelled" : collection;
  // Only a payment revives an expired subscription.
  return status === "expired" && reported !== "active" ? "expired" : reported;
}

export function periodToStore(stripe: StripeState, choices: Choices): Period | null {
  return wasOvercollected(stripe, choices) ? null : periodOf(stripe);
}

export type RequiredChange = "end" | "stop" | "renew" | "pause" | "unpause" | null;

type Scene = { current: StripeState | null; choices: Choices };

/** Change to request at Stripe; null if it's in sync. */
export function findRequiredChange(stripe: StripeState, { current, choices }: Scene): RequiredChange {
  if (stripe.endedAt) return null;
  if (choices.closedAt || wasDetached(stripe, choices)) return "end";
  if (!current || isNewer(stripe, current)) return null;
  if (stripe.id !== current.id || choices.status === "expired") return "end";
  if (stripe.renews === false && (collectionOf(stripe) !== "active" || wasOvercollected(stripe, choices)))
    return "end";
  const renews = stripe.renews !== false && choices.nextPlanId === null;
  if (!renews && !stripe.cancelAtPeriodEnd) return "stop";
  if (renews && stripe.renews && stripe.cancelAtPeriodEnd) return "renew";
  if (choices.suspended === stripe.paused) return null;
  return choices.suspended ? "pause" : "unpause";
}

export type ExcessCharge = { from: Date; renewalsOnly: boolean };

function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}

/** Payments from this time on must be refunded; null if there are none. */
export function findRefundStart(
  stripe: StripeState,
  { all, choices }: { all: readonly StripeState[]; choices: Choices },
): ExcessCharge | null {
  const times: Date[] = [];
  if (choices.closedAt) times.push(wholeSecond(choices.closedAt));
  if (choices.leftStripeAt && wasDetached(stripe, choices)) times.push(wholeSecond(choices.leftStripeAt));
  const later = all.filter((other) => other.started && other.planId && isNewer(other, stripe));
  times.push(...later.map(({ beganAt }) => new Date(beganAt.getTime() + 1000)));
  const first = times.sort((one, other) => one.getTime() - other.getTime())[0];
  if (first) return { from: first, renewalsOnly: false };
  const { cancelledAt } = choices;
  return stripe.renews === false && cancelledAt
    ? { from: wholeSecond(cancelledAt), renewalsOnly: true }
    : null;
}
