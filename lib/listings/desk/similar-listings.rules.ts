import { formatPrice, fromCents } from "@/lib/shared/money";
import { categoryNames, propertyTypeName } from "@/lib/listings/rules";
import type { Content } from "@/lib/listings/offer/content.rules";

/** Of the runs of words of two texts, the share they have in common from which on one was likely copied. */
export const copiedShare = 0.5;
/** From this on an admin is shown the other text beside the decision. */
export const similarShare = 1 / 3;

/** How many of the lowest hashes a text is known by (the function text_sketch). */
const sketchSize = 16;

/** About the share of word runs that two texts have in common, from their lowest hashes: 0 to 1. */
export function estimateSharedText(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const [first, second] = [new Set(one), new Set(other)];
  const lowest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, sketchSize);
  return lowest.filter((hash) => first.has(hash) && second.has(hash)).length / lowest.length;
}

/** What a listing costs among its kind: the middle, and what nine of ten are above and below. */
export type PriceRange = {
  kind: string;
  count: number;
  lowCents: number;
  medianCents: number;
  highCents: number;
};

/** Fewer prices than this say nothing about a kind. */
export const minPrices = 12;
/** This many times below or above the middle of its kind a price is worth a look. */
const outlierFactor = { narrow: 5, wide: 20 } as const;

/** Listings with which a price is compared; narrower ones first. */
export type PriceKind = { name: string; isNarrow: boolean; subcategory?: string; propertyType?: string };

/** `part` is the name of its subcategory. */
export function priceKinds(
  { category, details }: Pick<Content, "category" | "details">,
  part: string | undefined,
): PriceKind[] {
  const offer = details.listingType === "rent" ? " for rent" : " for sale";
  const whole = { name: categoryNames[category] + (category === "realestate" ? offer : ""), isNarrow: false };
  if (part) return [{ name: part, isNarrow: true, subcategory: details.subcategory }, whole];
  const { propertyType } = details;
  if (category !== "realestate" || !propertyType) return [whole];
  return [{ name: propertyTypeName(propertyType) + offer, isNarrow: true, propertyType }, whole];
}

/** A sentence about a price far from those of its kind, or null. */
export function priceWarning(
  priceCents: number,
  range: (PriceRange & { isNarrow: boolean }) | null,
): string | null {
  if (!range || range.count < minPrices || priceCents <= 0) return null;
  const { medianCents, kind, isNarrow } = range;
  const factor = isNarrow ? outlierFactor.narrow : outlierFactor.wide;
  const side =
    priceCents * factor < medianCents ? "below" : priceCents > medianCents * factor ? "above" : null;
  if (!side) return null;
  return `Far ${side} the typical price for ${kind} (median ${formatPrice(fromCents(medianCents))}).`;
}
