import { hasWholeCents } from "@/lib/shared/money";
import type { RewardKind } from "./rules";

export const kindNames: Record<RewardKind, string> = {
  listing_boost: "Featured listing",
  ad_days: "Ad days",
  voucher: "Voucher",
};

const maxDays = 365;
const maxDollars = 1000;

export function findValueError(kind: RewardKind, value: number): string | null {
  if (kind === "voucher") {
    const isPrice = value >= 0.01 && value <= maxDollars && hasWholeCents(value);
    return isPrice ? null : "Enter an amount from $0.01 to $1,000.00.";
  }
  return Number.isInteger(value) && value >= 1 && value <= maxDays
    ? null
    : `Enter a whole number of days from 1 to ${maxDays}.`;
}
