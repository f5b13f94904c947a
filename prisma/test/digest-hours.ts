import { rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";

/** Latest 8 a.m., or latest Monday 8 a.m., in the site's time zone. */
export async function latestDigestTime(frequency: "daily" | "weekly"): Promise<Date> {
  const [found] = await rows<{ at: Date }>(sql`
    SELECT max(at) AS at FROM (
      SELECT day, (day + interval '8 hours') AT TIME ZONE ${env.TIME_ZONE} AS at
      FROM generate_series(0, 8) ago,
        LATERAL (SELECT date_trunc('day', now() AT TIME ZONE ${env.TIME_ZONE}) - ago * interval '1 day' AS day) d) hours
    WHERE at <= now() AND (${frequency === "daily"} OR extract(isodow FROM day) = 1)`);
  return found!.at;
}
