import "server-only";
import { mostNew, type Frequency } from "@/lib/searches/rules";
import { join, sql, type Reader } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { readJobAddress } from "./address.rules";
import { maxJobSearches } from "./alerts.copy";
import type { JobSearchDto } from "./searches.contract";
import { isWanted } from "./understanding.queries";

type Row = { id: string; name: string; query: string; frequency: Frequency; createdAt: Date; seenAt: Date };

/** Whether a job `j` is open, of somebody else, and what this search asks for. */
export async function isWantedBy(query: string, userId: string): Promise<Sql> {
  const filter = readJobAddress(Object.fromEntries(new URLSearchParams(query)));
  return sql`${await isWanted(filter)} AND j.poster_id <> ${userId}::uuid`;
}

/** Up to one more than is shown of each, counted in one statement. */
async function countNew(reader: Reader, userId: string, found: readonly Row[]): Promise<Map<string, number>> {
  const [first] = found;
  if (!first) return new Map();
  const counts = await Promise.all(
    found.map(
      async ({ id, query, seenAt }) => sql`
        SELECT ${id} AS id, (SELECT count(*)::int FROM (
          SELECT 1 FROM jobs j WHERE ${await isWantedBy(query, userId)} AND j.published_at > ${seenAt}::timestamptz
          LIMIT ${constant(mostNew + 1)}) fresh) AS fresh`,
    ),
  );
  const counted = await reader.rows<{ id: string; fresh: number }>(join(counts, " UNION ALL "));
  return new Map(counted.map(({ id, fresh }) => [id, fresh]));
}

/** Of a person, the last saved first, with what is new in each since it was opened. */
export async function readJobSearches(reader: Reader, userId: string, where: Sql): Promise<JobSearchDto[]> {
  const found = await reader.rows<Row>(sql`
    SELECT id::text AS id, name, query, frequency, created_at AS "createdAt", seen_at AS "seenAt" FROM job_searches
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL AND ${where}
    ORDER BY created_at DESC, id DESC LIMIT ${constant(maxJobSearches)}`);
  const fresh = await countNew(reader, userId, found);
  return found.map(({ id, name, query, frequency, createdAt }) => ({
    id,
    name,
    query,
    frequency,
    newCount: fresh.get(id) ?? 0,
    createdAt: createdAt.toISOString(),
  }));
}
