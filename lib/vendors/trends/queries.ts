import "server-only";
import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { TrendsDto } from "./contract";
import { trendKinds, type TrendDays, type TrendKind } from "./rules";

type Row = { day: string } & Record<TrendKind, number>;

/** Views, favourites, contacts and enquiries by day of the site's time zone, against the period before. */
export async function readTrends(vendorId: string, days: TrendDays): Promise<TrendsDto> {
  const found = await rows<Row>(sql`
    WITH today AS (SELECT (now() AT TIME ZONE ${env.TIME_ZONE})::date AS day)
    SELECT d::date AS day, coalesce(sum(l.views), 0)::int AS views, coalesce(sum(l.favorites), 0)::int AS favorites,
      coalesce(sum(l.contacts), 0)::int AS contacts, coalesce(sum(l.enquiries), 0)::int AS enquiries
    FROM today, generate_series(today.day - ${2 * days - 1}::int, today.day, interval '1 day') AS d
    LEFT JOIN listing_days l ON l.vendor_id = ${vendorId}::uuid AND l.day = d::date
    GROUP BY d ORDER BY d`);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    days,
    dates: found.slice(days).map(({ day }) => day),
    trends: trendKinds.map((kind) => {
      const values = found.map((row) => row[kind]);
      const [earlier, now] = [values.slice(0, days), values.slice(days)];
      return { kind, total: sum(now), before: sum(earlier), now, earlier };
    }),
  };
}
