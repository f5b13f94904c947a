import "server-only";
import { createDayFormatter, endOfDayIn } from "@/lib/shared/dates";
import { sql } from "./db";
import { env } from "./env";

/** SQL for the day of a timestamp in the site's time zone; all daily counts use it. */
export function dayOf(moment = sql`now()`) {
  return sql`(${moment} AT TIME ZONE ${env.TIME_ZONE})::date`;
}

export function formatDay(moment: Date): string {
  return createDayFormatter(env.TIME_ZONE)(moment);
}

export function endOfDay(day: string): Date {
  return endOfDayIn(env.TIME_ZONE)(day);
}

const digestHour = 8;

export function latestDigestTime(unit: "day" | "week") {
  const local = sql`(now() AT TIME ZONE ${env.TIME_ZONE}) - make_interval(hours => ${digestHour})`;
  return sql`(date_trunc(${unit}, ${local}) + make_interval(hours => ${digestHour})) AT TIME ZONE ${env.TIME_ZONE}`;
}
