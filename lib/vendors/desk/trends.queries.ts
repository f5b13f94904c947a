import "server-only";
import { dayOf } from "@/lib/server/days";
import { rows, sql } from "@/lib/server/db";
import type { TrendsDto } from "./trends.contract";
import { trendKinds, type TrendDays, type TrendKind } from "./trends.rules";

type Row = { day: string } & Record<TrendKind, number>;

function readDays(vendorId: string, days: number): Promise<Row[]> {
  const recent = sql`vendor_id = ${vendorId}::uuid AND day > ${dayOf()} - ${days}::int`;
  return rows<Row>(sql`
    WITH today AS (SELECT ${dayOf()} AS day), counted AS (
      SELECT day, views, favorites, contacts, enquiries FROM listing_days WHERE ${recent}
      UNION ALL
      SELECT day, 0, 0, contacts, enquiries FROM vendor_days WHERE ${recent}
    )
    SELECT today.day - back AS day, coalesce(sum(c.views), 0)::int AS views,
      coalesce(sum(c.favorites), 0)::int AS favorites, coalesce(sum(c.contacts), 0)::int AS contacts,
      coalesce(sum(c.enquiries), 0)::int AS enquiries
    FROM today CROSS JOIN generate_series(0, ${days - 1}::int) AS back
    LEFT JOIN counted c ON c.day = today.day - back
    GROUP BY today.day, back ORDER BY back DESC`);
}

async function hasViews(vendorId: string): Promise<boolean> {
  const found = await rows(sql`
    SELECT 1 FROM listing_days WHERE vendor_id = ${vendorId}::uuid AND views > 0 LIMIT 1`);
  return found.length > 0;
}

/** By day in the site's time zone, compared with the previous period. */
export async function readTrends(vendorId: string, days: TrendDays): Promise<TrendsDto> {
  const [found, viewed] = await Promise.all([readDays(vendorId, 2 * days), hasViews(vendorId)]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    days,
    dates: found.slice(days).map(({ day }) => day),
    trends: trendKinds.map((kind) => {
      const values = found.map((row) => row[kind]);
      const [earlier, now] = [values.slice(0, days), values.slice(days)];
      const counted = kind !== "views" || viewed;
      return { kind, counted, total: sum(now), before: sum(earlier), now, earlier };
    }),
  };
}
