import type { Trend, TrendDays } from "./trends.rules";

/** What happened on a vendor's listings in the last days, today included, and in as many days before. */
export type TrendsDto = {
  days: TrendDays;
  /** The days of the period in ISO, the oldest first. */
  dates: string[];
  trends: Trend[];
};
