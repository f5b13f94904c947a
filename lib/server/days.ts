import "server-only";
import { createDayFormatter, endOfDayIn } from "@/lib/shared/dates";
import { sql } from "./db";
import { env } from "./env";

/** The day of a moment in the site's time zone, for a statement; today without one. Every count by day uses it. */
export function dayOf(moment = sql`now()`) {
  return sql`(${moment} AT TIME ZONE ${env.TIME_ZONE})::date`;
}

/** The same of a date that is here already: '2026-12-01'. */
export function formatDay(moment: Date): string {
  return createDayFormatter(env.TIME_ZONE)(moment);
}

/** The last second of a day, '2026-12-01', in the site's time zone. */
export function endOfDay(day: string): Date {
  return endOfDayIn(env.TIME_ZONE)(day);
}

/** The hour of the day, in the site's time zone, from which on digests go out. */
const digestHour = 8;

/** The latest hour of digests that has come, of days and of weeks, which begin on Monday. */
export function latestDigestTime(unit: "day" | "week") {
  const local = sql`(now() AT TIME ZONE ${env.TIME_ZONE}) - make_interval(hours => ${digestHour})`;
  return sql`(date_trunc(${unit}, ${local}) + make_interval(hours => ${digestHour})) AT TIME ZONE ${env.TIME_ZONE}`;
}
