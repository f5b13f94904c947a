import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { JobSearchDto } from "./alerts.contract";
import { maxJobSearches } from "./alerts.copy";

/** A person's saved searches of the job list, the last saved first. */
export function listJobSearches(userId: string): Promise<JobSearchDto[]> {
  return rows<JobSearchDto>(sql`
    SELECT id::text AS id, name, query FROM job_searches WHERE user_id = ${userId}::uuid
    ORDER BY created_at DESC, id DESC LIMIT ${constant(maxJobSearches)}`);
}
