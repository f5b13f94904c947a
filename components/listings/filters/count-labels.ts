import { formatNumber } from "@/lib/shared/numbers";

export function showLabel(total: number, capped: boolean): string {
  if (capped) return `Show more than ${formatNumber(total)} results`;
  return `Show ${formatNumber(total)} ${total === 1 ? "result" : "results"}`;
}

/** '1 listing', 'More than 1,000 listings', 'About 12,000 listings'. */
export function countLabel(total: number, { capped, about }: { capped: boolean; about?: boolean }): string {
  const noun = total === 1 ? "listing" : "listings";
  const prefix = about ? "About " : capped ? "More than " : "";
  return `${prefix}${formatNumber(total)} ${noun}`;
}

export function unplacedLabel({ total, capped }: { total: number; capped: boolean }): string {
  return `${capped ? "More than " : ""}${formatNumber(total)} without a location`;
}
