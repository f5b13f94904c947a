import { formatPrice } from "@/lib/shared/money";
import type { listingTypes, pricings } from "../rules";

type PriceKind = {
  listingType?: (typeof listingTypes)[number] | null;
  pricing?: (typeof pricings)[number] | null;
};

export function priceUnit({ listingType, pricing }: PriceKind): string | undefined {
  if (listingType === "rent") return "/ month";
  return pricing === "hourly" ? "/ hour" : undefined;
}

export function pricePrefix({ pricing }: PriceKind): string | undefined {
  return pricing === "from" ? "From" : undefined;
}

/** 'Listed at $1,000.00 / month', with 'each' if there are several pieces. */
export function listedAt(price: number, kind: PriceKind, stock: number): string {
  const parts = [pricePrefix(kind)?.toLowerCase(), formatPrice(price), priceUnit(kind)];
  return `Listed at ${parts.filter(Boolean).join(" ")}${stock > 1 ? " each" : ""}`;
}
