export const trendDays = [7, 30, 90] as const;
export type TrendDays = (typeof trendDays)[number];

export const trendKinds = ["views", "favorites", "contacts", "enquiries"] as const;
export type TrendKind = (typeof trendKinds)[number];

export const trendNames: Record<TrendKind, string> = {
  views: "Views",
  favorites: "Favorites",
  contacts: "Contacts",
  enquiries: "Inquiries",
};

export type Trend = {
  kind: TrendKind;
  /** False if the kind was never counted, as opposed to zero. */
  counted: boolean;
  total: number;
  before: number;
  now: number[];
  earlier: number[];
};

export function isEmptyTrends(trends: readonly Pick<Trend, "total" | "before">[]): boolean {
  return trends.every(({ total, before }) => total === 0 && before === 0);
}

export function emptyTrendsText(trends: readonly Pick<Trend, "counted">[], days: number): string {
  if (trends.some(({ counted }) => !counted))
    return "No visits yet. Your stats show up here with your first visitor.";
  return `No views, favorites, contacts or inquiries in the last ${2 * days} days.`;
}

export function parseTrendDays(text: string | undefined): TrendDays {
  return trendDays.find((days) => String(days) === text) ?? 30;
}

export function trendText({ total, before }: Pick<Trend, "total" | "before">, days: number): string {
  const period = `previous ${days} days`;
  if (total === before) return before === 0 ? `None in the ${period} either` : `Same as ${period}`;
  if (before === 0) return `None in the ${period}`;
  const share = Math.round(((total - before) / before) * 100);
  return `${share > 0 ? "+" : "−"}${Math.abs(share)}% vs ${period}`;
}
