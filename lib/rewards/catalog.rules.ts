import { hasWholeCents } from "@/lib/shared/money";
import type { RewardKind } from "./rules";

export const kindNames: Record<RewardKind, string> = {
  listing_boost: "Featured listing",
  ad_days: "Ad days",
  voucher: "Voucher",
};

const mostDays = 365;
const mostDollars = 1000;

/** Why a reward cannot be worth this: days of a boost or an ad, dollars of a voucher; null where it can. */
export function findValueFault(kind: RewardKind, value: number): string | null {
  if (kind === "voucher") {
    const isPrice = value >= 0.01 && value <= mostDollars && hasWholeCents(value);
    return isPrice ? null : "Enter an amount from $0.01 to $1,000.00.";
  }
  return Number.isInteger(value) && value >= 1 && value <= mostDays
    ? null
    : `Enter a whole number of days from 1 to ${mostDays}.`;
}
