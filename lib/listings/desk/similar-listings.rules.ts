import { formatPrice, fromCents } from "@/lib/shared/money";
import { categoryNames, propertyTypeName } from "@/lib/listings/rules";
import type { Content } from "@/lib/listings/offer/content.rules";

export const copiedShare = 0.5;
/** From this share on, the admin sees the other text next to the decision. */
export const similarShare = 1 / 3;

const sketchSize = 16;

/** Estimated share of common word runs, 0 to 1, from the lowest hashes. */
export function estimateSharedText(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const [first, second] = [new Set(one), new Set(other)];
  const lowest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, sketchSize);
  return lowest.filter((hash) => first.has(hash) && second.has(hash)).length / lowest.length;
}

/** 10th, 50th and 90th percentile. */
export type PriceRange = {
  kind: string;
  count: number;
  lowCents: number;
  medianCents: number;
  highCents: number;
};

export const minPrices = 12;
const outlierFactor = { narrow: 5, wide: 20 } as const;

export type PriceKind = { name: string; isNarrow: boolean; subcategory?: string; propertyType?: string };

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
