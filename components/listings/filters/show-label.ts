import { formatNumber } from "@/lib/shared/numbers";

/** The button of the filter sheet says what will happen. */
export function showLabel(total: number, capped: boolean): string {
  if (capped) return `Show more than ${formatNumber(total)} results`;
  return `Show ${formatNumber(total)} ${total === 1 ? "result" : "results"}`;
}

/** How many listings there are, in words for people: '1 listing', 'More than 1,000 listings', 'About 12,000 listings'. */
export function countLabel(total: number, { capped, about }: { capped: boolean; about?: boolean }): string {
  const noun = total === 1 ? "listing" : "listings";
  const prefix = about ? "About " : capped ? "More than " : "";
  return `${prefix}${formatNumber(total)} ${noun}`;
}

/** Above listings whose location is no known place: '12 without a location'. */
export function unplacedLabel({ total, capped }: { total: number; capped: boolean }): string {
  return `${capped ? "More than " : ""}${formatNumber(total)} without a location`;
}
