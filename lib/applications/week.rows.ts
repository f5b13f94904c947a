import "server-only";
import { sql, type Reader } from "@/lib/server/db";
import { dayOf } from "@/lib/server/days";
import type { Sql } from "@/lib/server/sql";
import type { ApplicationStatus } from "./rules";
import { nonEmptySteps, type JobWeek } from "./week.rules";

/** Exclusive end of the seven days, a date in the site's time zone. */
type Week = { before: Sql };

export type WeeklyJobRow = JobWeek & { id: string; title: string; posterId: string };
type Row = Omit<WeeklyJobRow, "steps"> & { counts: Partial<Record<ApplicationStatus, number>> };

export async function readJobWeeks(reader: Reader, jobs: Sql, { before }: Week): Promise<WeeklyJobRow[]> {
  const days = sql`ARRAY(SELECT generate_series(${before} - 7, ${before} - 1, interval '1 day')::date)`;
  const isThen = (moment: Sql) => sql`${dayOf(moment)} BETWEEN ${before} - 7 AND ${before} - 1`;
  const found = await reader.rows<Row>(sql`
    SELECT j.id::text AS id, j.title, j.poster_id::text AS "posterId", j.apply_method = 'site' AS here,
      (SELECT count(*)::int FROM page_views v WHERE v.day = ANY (${days}) AND v.path = '/jobs/' || j.id::text) AS views,
      (SELECT count(*)::int FROM job_presses p WHERE p.job_id = j.id AND ${isThen(sql`p.created_at`)}) AS presses,
      coalesce(a.applications, 0)::int AS applications, coalesce(a.counts, '{}') AS counts
    FROM jobs j LEFT JOIN LATERAL (
      SELECT sum(c.count) AS applications, json_object_agg(c.status, c.count) AS counts FROM (
        SELECT status, count(*) AS count FROM job_applications
        WHERE job_id = j.id AND ${isThen(sql`created_at`)} GROUP BY status) c) a ON true
    WHERE ${jobs} ORDER BY views DESC, j.id`);
  return found.map(({ counts, ...week }) => ({ ...week, steps: nonEmptySteps(counts) }));
}
