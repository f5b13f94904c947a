import "server-only";
import { maxSavedSearches, mostNew, type Frequency } from "@/lib/searches/rules";
import { sql, type Reader } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { isOpen } from "./filter.rows";
import type { JobSearchDto } from "./searches.contract";

type Row = {
  id: string;
  name: string;
  query: string;
  frequency: Frequency;
  newCount: number;
  createdAt: Date;
};

/** Of a person, the last saved first, with what is new in each since it was opened, up to one more than is shown. */
export async function readJobSearches(reader: Reader, userId: string, where: Sql): Promise<JobSearchDto[]> {
  const found = await reader.rows<Row>(sql`
    SELECT s.id::text AS id, s.name, s.query, s.frequency, s.created_at AS "createdAt",
      (SELECT count(*)::int FROM (
        SELECT 1 FROM job_search_matches m JOIN jobs j ON j.id = m.job_id AND ${isOpen}
        WHERE m.search_id = s.id AND m.created_at > s.seen_at LIMIT ${constant(mostNew + 1)}) fresh) AS "newCount"
    FROM job_searches s WHERE s.user_id = ${userId}::uuid AND s.deleted_at IS NULL AND ${where}
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${constant(maxSavedSearches)}`);
  return found.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
