import type { TransitionTable } from "@/lib/shared/steps";
import { formatNumber } from "@/lib/shared/numbers";

/** What earns points (contract section 4); how many is a setting. */
export const earningNames = ["profile_complete", "review", "quick_answer", "referral"] as const;
export type Earning = (typeof earningNames)[number];

export const rewardReasons = [...earningNames, "redemption", "refund", "expiry", "adjustment"] as const;
export type RewardReason = (typeof rewardReasons)[number];

/** Points that come back keep the date they had, but last at least this many days. */
export const refundDays = 30;

/** Points that expire within this many days are worth a word. */
export const expiresSoonDays = 30;

/** Seconds in which an inquiry is answered for points. */
export const quickAnswerSeconds = 24 * 60 * 60;

export const rewardKinds = ["listing_boost", "ad_days", "voucher"] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Kinds that only an approved vendor can redeem. */
export const vendorKinds: readonly RewardKind[] = ["listing_boost", "ad_days"];

export const redemptionStatuses = ["requested", "fulfilled", "cancelled"] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

export const redemptionActions = ["fulfill", "cancel"] as const;
export type RedemptionAction = (typeof redemptionActions)[number];

/** requested → fulfilled | cancelled (contract section 4); a person may cancel as long as nobody has acted on it. */
export const redemptionSteps: TransitionTable<RedemptionAction, RedemptionStatus, "owner" | "admin"> = {
  fulfill: { from: ["requested"], to: "fulfilled", by: ["admin"] },
  cancel: { from: ["requested"], to: "cancelled", by: ["owner", "admin"] },
};

export const entryPageSize = 20;
export const maxEntryPageSize = 100;

/** Redemptions that the page shows, the newest first. */
export const shownRedemptions = 10;

/** Listings or advertisements that can be chosen for a reward. */
export const maxChoices = 200;

const codeForm = /^[a-z0-9]{6,20}$/;

/** A referral code as it stands in an address, or undefined for anything else. */
export function readReferralCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toLowerCase() ?? "";
  return codeForm.test(code) ? code : undefined;
}

/** '1 point', '1,250 points'. */
export function formatPoints(points: number): string {
  return `${formatNumber(points)} ${Math.abs(points) === 1 ? "point" : "points"}`;
}

/** '+50', '−150' with a minus sign. */
export function formatChange(points: number): string {
  return points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(Math.abs(points))}`;
}

/** Lists of redemptions count no further. */
export const redemptionCountCap = 1000;

/** The key of what somebody is told about a friend who joined. */
export function referralKey(friendId: string): string {
  return `referral:${friendId}`;
}
