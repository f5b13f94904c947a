import type { Limits } from "./rules";

const nouns = {
  listings: ["listing", "listings"],
  photos: ["photo", "photos"],
  featured: ["featured listing", "featured listings"],
  ads: ["advertisement", "advertisements"],
} as const satisfies Record<keyof Limits, readonly [string, string]>;

/** '1 advertisement', '1,000 listings'. */
export function limitText(kind: keyof Limits, count: number): string {
  return `${count.toLocaleString("en-US")} ${nouns[kind][count === 1 ? 0 : 1]}`;
}

export const subscriptionCopy = {
  same: "This is your plan already.",
  unknownPlan: "This plan does not exist.",
  resumeFirst: "Your plan is cancelled. Keep it first, then change it.",
  notNow: "This cannot be done with your plan now. Please reload the page.",
  nothingToCancel: "The free plan has nothing to cancel.",
  /** `over` lists what is too much, as '12 listings of 10'. */
  tooMuch: (plan: string, over: string) =>
    `You use more than ${plan} allows: ${over}. Close some first, or change at the end of your period.`,
  onlyNow: "With card payments a paid plan changes at once: what you paid already is taken off.",
  /** For the screens of listings and advertisements when a plan is used up. */
  limitReached: (kind: keyof Limits, limit: number) =>
    `Your plan allows ${limitText(kind, limit)}. Change your plan or close one first.`,
  paymentNotFound: "This payment does not exist.",
  paymentDecided: "This payment was decided on meanwhile. Please look at it again.",
  providerDown: "The payment page cannot be reached now. Please try again in a few minutes.",
  changedMeanwhile: "Your plan changed in the meantime. Please reload the page and try again.",
  notSigned: "The signature of this event is not good.",
} as const;
