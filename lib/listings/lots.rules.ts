import { formatNumber } from "@/lib/shared/numbers";

export const squareFeetPerAcre = 43_560;

/** Lots are told in round acres: of one that is '5 acres' this much per acre is enough, and no more than that. */
export const minSqFtPerAcre = 43_100;
export const maxSqFtPerAcre = 44_000;

/** '5 acres', '2.5 acres', '1 acre'. */
export function formatAcres(acres: number): string {
  return `${formatNumber(acres)} ${acres === 1 ? "acre" : "acres"}`;
}

/** 'At least 5 acres', 'Up to 1 acre', '5 to 10 acres'. */
export function acresLabel(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `Up to ${formatAcres(most ?? 0)}`;
  if (most === undefined) return `At least ${formatAcres(least)}`;
  return `${formatNumber(least)} to ${formatAcres(most)}`;
}
