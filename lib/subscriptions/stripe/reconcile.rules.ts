import type { SubscriptionStatus } from "@/lib/subscriptions/rules";

/** What Stripe has said of one subscription. */
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
  toldAt: Date | null;
  invoiceAt: Date | null;
  invoicePaid: boolean;
  paidStart: Date | null;
  paidEnd: Date | null;
  renews: boolean | null;
  endedAt: Date | null;
  unsettledSince: Date | null;
  refundsAsked: boolean;
  /** Checkout page it was bought on, and whether the plan's price was agreed there. */
  checkoutId: string | null;
  priced: boolean;
  /** End of the refunded or disputed period. */
  reversedEnd: Date | null;
  /** True after we paused collection for a suspension. */
  paused: boolean;
};

/** What was decided here. */
export type Choices = {
  status: SubscriptionStatus;
  nextPlanId: string | null;
  cancelledAt: Date | null;
  periodEnd: Date;
  leftStripeAt: Date | null;
  /** When the account was closed. */
  closedAt: Date | null;
  suspended: boolean;
};

type Collection = "active" | "past_due" | "expired";

/** True if the latest paid period was refunded or disputed. */
function wasReversed({ reversedEnd, paidEnd }: StripeState): boolean {
  return reversedEnd !== null && (paidEnd === null || reversedEnd >= paidEnd);
}

/** Whether money comes in: the newest of what Stripe said of the subscription and of its invoices. */
function collectionOf(stripe: StripeState): Collection {
  const { endedAt, status, toldAt, invoiceAt, invoicePaid } = stripe;
  if (endedAt || wasReversed(stripe)) return "expired";
  if (invoiceAt && (!toldAt || invoiceAt > toldAt)) return invoicePaid ? "active" : "past_due";
  if (status === "unpaid") return "expired";
  return status === "past_due" ? "past_due" : "active";
}

export type Period = { start: Date; end: Date };

/** The same day of the next month, or its last day where it has none: as Stripe and PostgreSQL add a month. */
export function monthAfter(date: Date): Date {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The period that is paid for; while a payment is due, the one before. */
function periodOf(stripe: StripeState): Period {
  const { beganAt, periodStart, periodEnd, paidStart, paidEnd } = stripe;
  const told = periodStart && periodEnd && { start: periodStart, end: periodEnd };
  const paid = paidStart && paidEnd && { start: paidStart, end: paidEnd };
  if (paid && (!told || paid.end > told.end || collectionOf(stripe) === "past_due")) return paid;
  return told ?? { start: beganAt, end: monthAfter(beganAt) };
}

function isNewer(one: StripeState, other: StripeState): boolean {
  const ages = one.beganAt.getTime() - other.beganAt.getTime();
  return ages > 0 || (ages === 0 && one.id > other.id);
}

function wasDetached({ beganAt }: StripeState, { leftStripeAt }: Choices): boolean {
  return leftStripeAt !== null && beganAt <= leftStripeAt;
}

/** The vendor's subscription: of those that were paid for, the one bought last. It stays so when it has ended. */
export function currentOf(all: readonly StripeState[], choices: Choices): StripeState | null {
  const bought = all.filter((stripe) => stripe.started && stripe.planId && !wasDetached(stripe, choices));
  return bought.reduce<StripeState | null>(
    (newest, stripe) => (newest && isNewer(newest, stripe) ? newest : stripe),
    null,
  );
}

/** Collected again although the vendor had cancelled: Stripe was told too late. */
function wasOvercollected(stripe: StripeState, { periodEnd }: Choices): boolean {
  return stripe.renews === false && periodOf(stripe).start >= periodEnd;
}

/** The state of the vendor's plan while this is the vendor's subscription. */
export function statusOf(stripe: StripeState, { nextPlanId, status }: Choices): SubscriptionStatus {
  const collection = collectionOf(stripe);
  if (collection === "expired") return "expired";
  const stops = stripe.renews === false || (stripe.renews === null && stripe.cancelAtPeriodEnd);
  const told = stops && !nextPlanId ? "cancelled" : collection;
  // What came to its end here is not revived by anything but a payment.
  return status === "expired" && told !== "active" ? "expired" : told;
}

/** The period to write down: a cancelled plan ends when it was said to end. */
export function periodToKeep(stripe: StripeState, choices: Choices): Period | null {
  return wasOvercollected(stripe, choices) ? null : periodOf(stripe);
}

export type WantedChange = "end" | "stop" | "renew" | "pause" | "unpause" | null;

type Scene = { current: StripeState | null; choices: Choices };

/** What Stripe must still be told of a subscription; null when it knows. */
export function findWantedChange(stripe: StripeState, { current, choices }: Scene): WantedChange {
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

export type Unwanted = { from: Date; renewalsOnly: boolean };

function wholeSecond(date: Date): Date {
  return new Date(Math.floor(date.getTime() / 1000) * 1000);
}

/** From when on nothing should have been collected for a subscription; null when all was right. */
export function findRefundStart(
  stripe: StripeState,
  { all, choices }: { all: readonly StripeState[]; choices: Choices },
): Unwanted | null {
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
