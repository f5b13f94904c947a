import "server-only";
import { columns, tables, toJob, type JobRow } from "@/lib/jobs/catalog/card.rows";
import { publicJobStatuses } from "@/lib/jobs/rules";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import type { SavedJobDto } from "./jobs.contract";
import { maxListedIds } from "./rules";

type SavedRow = JobRow & { savedAt: Date };

function toSavedJob({ savedAt, ...row }: SavedRow): SavedJobDto {
  return { ...toJob(row), savedAt: savedAt.toISOString() };
}

type Request = { limit: number; cursor?: string | undefined };

export async function listSavedJobs(userId: string, { limit, cursor }: Request): Promise<Page<SavedJobDto>> {
  const shown = sql`s.user_id = ${userId}::uuid AND j.hidden_at IS NULL
    AND j.status::text = ANY(${[...publicJobStatuses]})`;
  const after = afterTimeCursor({ columns: sql`s.created_at, s.job_id`, first: "newest", cursor });
  const [found, [count]] = await Promise.all([
    rows<SavedRow>(sql`
      SELECT ${columns}, s.created_at AS "savedAt"
      FROM saved_jobs s JOIN (${tables}) ON j.id = s.job_id
      WHERE ${shown} AND ${after} ORDER BY s.created_at DESC, s.job_id DESC LIMIT ${limit + 1}`),
    rows<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM saved_jobs s JOIN jobs j ON j.id = s.job_id WHERE ${shown}`),
  ]);
  return toPage({ found, limit, toItem: toSavedJob, placeOf: (row) => [row.savedAt, row.id] }, count);
}

export async function listSavedJobIds(userId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(sql`
    SELECT job_id AS id FROM saved_jobs WHERE user_id = ${userId}::uuid
    ORDER BY created_at DESC, job_id DESC LIMIT ${maxListedIds}`);
  return found.map(({ id }) => id);
}
