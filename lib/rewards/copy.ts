import type { RewardReason } from "./rules";

export const rewardCopy = {
  unknownItem: "This reward is no longer available.",
  itemChanged: "Another admin changed this reward. Reload the page.",
  itemGone: "This reward was removed. Please reload the page.",
  nameInUse: "Another reward has this name.",
  unknownRedemption: "This request doesn’t exist.",
  vendorsOnly: "Only approved vendors can redeem this reward.",
  chooseListing: "Choose a listing",
  chooseAd: "Choose an advertisement",
  decided: "Someone already handled this request. Please reload the page.",
  codeMissing: "Enter the voucher code",
  codeTooLong: "At most 40 characters",
  codeInUse: "This code was already used for another request.",
  reasonMissing: "Enter a reason",
  reasonTooLong: "At most 500 characters",
  tooFew: (missing: number) => `You need ${missing} more ${missing === 1 ? "point" : "points"} for this.`,
} as const;

export function referralNotice(friend: string): string {
  return `${friend} joined with your link and published a first review.`;
}

export const reasonNames: Record<RewardReason, string> = {
  profile_complete: "Profile completed",
  review: "Review published",
  quick_answer: "Inquiry answered within 24 hours",
  referral: "Friend joined",
  redemption: "Redeemed",
  refund: "Points returned",
  expiry: "Points expired",
  adjustment: "Adjustment",
};
