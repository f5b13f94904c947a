import type { Trend, TrendDays } from "./trends.rules";

export type TrendsDto = {
  days: TrendDays;
  dates: string[];
  trends: Trend[];
};
