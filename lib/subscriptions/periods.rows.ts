import "server-only";
import { sql } from "@/lib/server/db";

/** The day of the month on which a subscription `s` renews. */
export const anchorDay = sql`coalesce(s.anchor_day, extract(day FROM s.period_start)::smallint)`;

/** The same day of the month after the period of a subscription `s`, or the last one. */
const aMonthOn = sql`(s.period_end + interval '1 month')`;

/**
 * When the period after the one of a subscription `s` ends: one that was cut short by February is followed by one that
 * ends on the day of the month that it renews on.
 */
export const renewedEnd = sql`(${aMonthOn} + make_interval(days => CASE
  WHEN extract(month FROM s.period_end + interval '1 day') = extract(month FROM s.period_end) THEN 0
  ELSE greatest(0, least(${anchorDay}, extract(day FROM date_trunc('month', ${aMonthOn}) + interval '1 month - 1 day'))
    - extract(day FROM ${aMonthOn})) END::int))`;
