import { formatNumber } from "@/lib/shared/numbers";

export const squareFeetPerAcre = 43_560;

/** Square feet per acre with tolerance, because lots are given in rounded acres. */
export const minSqFtPerAcre = 43_100;
export const maxSqFtPerAcre = 44_000;

export function formatAcres(acres: number): string {
  return `${formatNumber(acres)} ${acres === 1 ? "acre" : "acres"}`;
}

export function acresLabel(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `Up to ${formatAcres(most ?? 0)}`;
  if (most === undefined) return `At least ${formatAcres(least)}`;
  return `${formatNumber(least)} to ${formatAcres(most)}`;
}
