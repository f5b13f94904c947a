import "server-only";
import { sql } from "@/lib/server/db";
import type { PricePeriod } from "./price-period.rules";

export type PeriodRow = { per: PricePeriod | null };

/** Column for `withPeriod`; requires listings as `l`. */
export const periodColumn = sql`CASE WHEN l.listing_type = 'rent' THEN 'month'
  WHEN l.details ->> 'pricing' = 'hourly' THEN 'hour' END AS per`;

export function withPeriod({ per }: PeriodRow): { per?: PricePeriod } {
  return per ? { per } : {};
}
