import type { TransitionTable } from "@/lib/shared/lifecycle";
import { formatNumber } from "@/lib/shared/numbers";

/** Ways to earn points (contract section 4); the amounts are settings. */
export const earningNames = ["profile_complete", "review", "quick_answer", "referral"] as const;
export type Earning = (typeof earningNames)[number];

export const rewardReasons = [...earningNames, "redemption", "refund", "expiry", "adjustment"] as const;
export type RewardReason = (typeof rewardReasons)[number];

/** Refunded points retain their expiry date but last at least this long. */
export const refundDays = 30;

export const expiresSoonDays = 30;

export const quickAnswerSeconds = 24 * 60 * 60;

export const rewardKinds = ["listing_boost", "ad_days", "voucher"] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const vendorKinds: readonly RewardKind[] = ["listing_boost", "ad_days"];

export const redemptionStatuses = ["requested", "fulfilled", "cancelled"] as const;
export type RedemptionStatus = (typeof redemptionStatuses)[number];

export const redemptionActions = ["fulfill", "cancel"] as const;
export type RedemptionAction = (typeof redemptionActions)[number];

/** requested → fulfilled | cancelled (contract section 4). */
export const redemptionTransitions: TransitionTable<RedemptionAction, RedemptionStatus, "owner" | "admin"> = {
  fulfill: { from: ["requested"], to: "fulfilled", by: ["admin"] },
  cancel: { from: ["requested"], to: "cancelled", by: ["owner", "admin"] },
};

export const entryPageSize = 20;
export const maxEntryPageSize = 100;

export const shownRedemptions = 10;

export const maxChoices = 200;

const codeForm = /^[a-z0-9]{6,20}$/;

export function readReferralCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toLowerCase() ?? "";
  return codeForm.test(code) ? code : undefined;
}

export function formatPoints(points: number): string {
  return `${formatNumber(points)} ${Math.abs(points) === 1 ? "point" : "points"}`;
}

export function formatChange(points: number): string {
  return points > 0 ? `+${formatNumber(points)}` : `−${formatNumber(Math.abs(points))}`;
}

export const redemptionCountCap = 1000;

export function referralKey(friendId: string): string {
  return `referral:${friendId}`;
}
