import "server-only";
import { sql, type Reader } from "@/lib/server/db";
import { dayOf } from "@/lib/server/days";
import type { Sql } from "@/lib/server/sql";
import type { JobWeek } from "./week.rules";

/** The seven days before this one, which is a date of the site's time zone. */
type Week = { before: Sql };

type Row = JobWeek & { id: string; title: string; posterId: string };

/**
 * What seven days brought each of these jobs: views as the beacon counts them, presses that lead away, and applications
 * here. Views are found by their address, which the index of page views holds by day.
 */
export function readJobWeeks(reader: Reader, jobs: Sql, { before }: Week): Promise<Row[]> {
  const days = sql`ARRAY(SELECT generate_series(${before} - 7, ${before} - 1, interval '1 day')::date)`;
  const isThen = (moment: Sql) => sql`${dayOf(moment)} BETWEEN ${before} - 7 AND ${before} - 1`;
  return reader.rows<Row>(sql`
    SELECT j.id::text AS id, j.title, j.poster_id::text AS "posterId", j.apply_method = 'site' AS here,
      (SELECT count(*)::int FROM page_views v WHERE v.day = ANY (${days}) AND v.path = '/jobs/' || j.id::text) AS views,
      (SELECT count(*)::int FROM job_presses p WHERE p.job_id = j.id AND ${isThen(sql`p.created_at`)}) AS presses,
      (SELECT count(*)::int FROM job_applications a WHERE a.job_id = j.id AND ${isThen(sql`a.created_at`)})
        AS applications
    FROM jobs j WHERE ${jobs} ORDER BY views DESC, j.id`);
}
