import type { ListingDetails } from "@/lib/listings/contract";
import { formatPrice } from "@/lib/shared/money";

export const pricePeriods = ["month", "hour"] as const;
export type PricePeriod = (typeof pricePeriods)[number];

type Terms = Pick<ListingDetails, "listingType" | "pricing">;

export function pricePeriod({ listingType, pricing }: Terms): PricePeriod | undefined {
  if (listingType === "rent") return "month";
  return pricing === "hourly" ? "hour" : undefined;
}

export function perPeriod(period: PricePeriod | undefined): string | undefined {
  return period && `/ ${period}`;
}

/** '$1,200.00 / month' */
export function formatPriceFor(price: number, period: PricePeriod | undefined): string {
  return [formatPrice(price), perPeriod(period)].filter(Boolean).join(" ");
}
