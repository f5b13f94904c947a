import "server-only";
import { sql } from "./db";
import { env } from "./env";

/** The day of a moment in the site's time zone, for a statement; today without one. Every count by day uses it. */
export function dayOf(moment = sql`now()`) {
  return sql`(${moment} AT TIME ZONE ${env.TIME_ZONE})::date`;
}
