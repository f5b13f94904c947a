/** Periods of the screen of searches, in days up to today. */
export const searchPeriods = [7, 28, 90] as const;
export type SearchPeriod = (typeof searchPeriods)[number];
export const defaultSearchPeriod: SearchPeriod = 28;

/** Texts of each table. */
export const shownTexts = 50;

/** The period that an address asks for. */
export function parseSearchPeriod(text: string | undefined): SearchPeriod {
  return searchPeriods.find((days) => String(days) === text) ?? defaultSearchPeriod;
}

export type SearchCounts = { searches: number; missed: number; clicks: number; positions: number };

/** Searches with results of which one was opened, 0 to 1; null without any. */
export function clickThroughRate({
  searches,
  missed,
  clicks,
}: Omit<SearchCounts, "positions">): number | null {
  const found = searches - missed;
  return found > 0 ? Math.min(1, clicks / found) : null;
}

/** Searches without results, 0 to 1; null without any search. */
export function zeroResultRate({
  searches,
  missed,
}: Pick<SearchCounts, "searches" | "missed">): number | null {
  return searches > 0 ? missed / searches : null;
}

/** The place of the first result that was opened, on average, from 1; null without a click. */
export function averageClickPosition({
  clicks,
  positions,
}: Pick<SearchCounts, "clicks" | "positions">): number | null {
  return clicks > 0 ? positions / clicks : null;
}
