import { formatPrice } from "@/lib/shared/money";
import type { Limits } from "./rules";
import { formatNumber } from "@/lib/shared/numbers";

const nouns = {
  listings: ["listing", "listings"],
  photos: ["photo", "photos"],
  featured: ["featured listing", "featured listings"],
  ads: ["advertisement", "advertisements"],
} as const satisfies Record<keyof Limits, readonly [string, string]>;

export function limitText(kind: keyof Limits, count: number): string {
  return `${formatNumber(count)} ${nouns[kind][count === 1 ? 0 : 1]}`;
}

export function monthlyText(price: number): string {
  return price === 0 ? "Free" : `${formatPrice(price)} a month`;
}

type LimitCounts = Pick<Limits, "listings" | "ads">;

export function overLimits(used: LimitCounts, limits: LimitCounts): string[] {
  return (["listings", "ads"] as const)
    .filter((kind) => used[kind] > limits[kind])
    .map((kind) => `${limitText(kind, used[kind])} (limit ${formatNumber(limits[kind])})`);
}

export function lostFeatured(
  used: Pick<Limits, "featured">,
  limits: Pick<Limits, "featured">,
): string | null {
  const lost = used.featured - limits.featured;
  if (lost <= 0) return null;
  if (limits.featured === 0)
    return lost === 1
      ? "Your featured listing will lose its featured spot."
      : `Your ${lost} featured listings will lose their featured spots.`;
  const retained =
    limits.featured === 1
      ? "The listing you featured first stays"
      : `The ${limits.featured} you featured first stay`;
  const others = lost === 1 ? "The other one loses its spot" : `The other ${lost} lose their spots`;
  return `${retained} featured. ${others}.`;
}

export function foreignPaymentNotice(
  businessName: string,
  { currency, invoiceId }: { currency: string; invoiceId: string },
) {
  const code = currency.toUpperCase();
  return {
    title: `A card payment in ${code} wasn’t recorded`,
    body: `${businessName} paid invoice ${invoiceId} in ${code}. Plans are sold in USD, so check it in Stripe.`,
  };
}

export function refundFailedNotice(businessName: string) {
  return {
    title: `A refund to ${businessName} failed`,
    body: "Stripe returned the money to your balance, so the payment counts as paid again. Refund it another way.",
  };
}

export const subscriptionCopy = {
  same: "You’re already on this plan.",
  unknownPlan: "This plan doesn’t exist.",
  resumeFirst: "Your plan is set to cancel. Keep it before changing it.",
  suspended: "Your vendor account is suspended. You can cancel your plan, but not change it.",
  notNow: "You can’t make this change right now. Please reload the page.",
  nothingToCancel: "You’re on the free plan, so there’s nothing to cancel.",
  tooMuch: (plan: string, { over, canWait }: { over: string; canWait: boolean }) =>
    `You have more than ${plan} allows: ${over}. Close some first${canWait ? ", or change when your billing period ends" : ""}.`,
  onlyNow: "When you pay by card, paid plans change right away. We deduct what you’ve already paid.",
  limitReached: (kind: keyof Limits, limit: number) =>
    `Your plan allows ${limitText(kind, limit)}. Change your plan or close one first.`,
  paymentNotFound: "This payment doesn’t exist.",
  paymentDecided: "Someone already updated this payment. Please reload the page.",
  orderLapsed:
    "This order is out of date: its discount for the previous plan no longer applies. Ask the vendor to choose the plan again.",
  byCard: "This was paid by card. Refund it in Stripe, and we’ll follow.",
  accountClosed: "This vendor closed their account. Please send the transfer back.",
  hasPaidPlan:
    "This vendor already has a paid plan. Refund that payment first, or wait until its billing period ends.",
  providerDown: "We can’t reach the payment page right now. Please try again in a few minutes.",
  changedMeanwhile: "Your plan changed in the meantime. Please reload the page and try again.",
  notSigned: "This event’s signature isn’t valid.",
} as const;
