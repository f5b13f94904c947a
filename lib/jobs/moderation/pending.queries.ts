import "server-only";
import { rows, slowRows, sql } from "@/lib/server/db";
import { afterTimeCursor, containsPattern, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfPerson } from "@/lib/users/name-search.rows";
import { readStoredJob } from "../desk/job.rows";
import { jobCountCap } from "../rules";
import type { ModeratedJobDto, PendingJobsQuery } from "./decision.contract";

type Row = Pick<ModeratedJobDto, "id" | "riskReasons" | "edited" | "poster"> & { waitingSince: Date };

async function whole({ id, waitingSince, ...row }: Row): Promise<ModeratedJobDto[]> {
  const job = await readStoredJob({ rows }, id);
  if (!job) return [];
  const { content, status, updatedAt } = job;
  const times = { updatedAt: updatedAt.toISOString(), waitingSince: waitingSince.toISOString() };
  return [{ ...content, ...row, ...times, id, status }];
}

const since = sql`coalesce(j.submitted_at, j.created_at)`;

export async function listPendingJobs({
  search,
  limit,
  cursor,
}: PendingJobsQuery): Promise<Page<ModeratedJobDto>> {
  const pattern = search ? containsPattern(search) : null;
  const poster = search ? isOfPerson(sql`j.poster_id`, await readName(search)) : null;
  const matching = poster
    ? sql`(j.title ILIKE ${pattern} OR j.company ILIKE ${pattern} OR ${poster})`
    : sql`true`;
  const where = sql`j.status = 'pending' AND ${matching}`;
  const after = afterTimeCursor({ columns: sql`${since}, j.id`, first: "oldest", cursor });
  const [found, [counted]] = await Promise.all([
    slowRows<Row>(sql`
      SELECT j.id, j.risk_reasons AS "riskReasons", j.published_at IS NOT NULL AS edited, ${since} AS "waitingSince",
        json_build_object('id', u.id, 'username', u.username,
          'name', coalesce(nullif(trim(concat(u.first_name, ' ', u.last_name)), ''), u.username),
          'approved', (SELECT count(*) FROM jobs p WHERE p.poster_id = u.id AND p.published_at IS NOT NULL),
          'rejected', (SELECT count(*) FROM jobs p WHERE p.poster_id = u.id AND p.status = 'rejected')) AS poster
      FROM jobs j JOIN users u ON u.id = j.poster_id
      WHERE ${where} AND ${after} ORDER BY ${since}, j.id LIMIT ${limit + 1}::int`),
    slowRows<CappedTotal>(countUpTo(jobCountCap, sql`FROM jobs j WHERE ${where}`)),
  ]);
  const placeOf = ({ waitingSince, id }: Row) => [waitingSince, id];
  const page = toPage({ found, limit, toItem: (row) => row, placeOf }, counted);
  const items = await Promise.all(page.items.map(whole));
  return { ...page, items: items.flat() };
}
