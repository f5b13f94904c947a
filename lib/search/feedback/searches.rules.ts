export const searchPeriods = [7, 28, 90] as const;
export type SearchPeriod = (typeof searchPeriods)[number];
export const defaultSearchPeriod: SearchPeriod = 28;

export const maxShownTexts = 50;

export function parseSearchPeriod(text: string | undefined): SearchPeriod {
  return searchPeriods.find((days) => String(days) === text) ?? defaultSearchPeriod;
}

export type SearchCounts = { searches: number; missed: number; clicks: number; positions: number };

/** Share of searches with results that led to a click, 0 to 1; null if there are none. */
export function clickThroughRate({
  searches,
  missed,
  clicks,
}: Omit<SearchCounts, "positions">): number | null {
  const found = searches - missed;
  return found > 0 ? Math.min(1, clicks / found) : null;
}

export function zeroResultRate({
  searches,
  missed,
}: Pick<SearchCounts, "searches" | "missed">): number | null {
  return searches > 0 ? missed / searches : null;
}

export function averageClickPosition({
  clicks,
  positions,
}: Pick<SearchCounts, "clicks" | "positions">): number | null {
  return clicks > 0 ? positions / clicks : null;
}
