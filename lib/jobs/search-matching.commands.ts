import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { compileJobSearches } from "./search-compiling.commands";
import { matchesOf } from "./search-matching.rows";

/** Arrivals at a time. */
const batchSize = 100;

/** Matches a batch of arrivals and deletes them in one transaction; returns the count. */
async function matchBatch(tx: Transaction, ageSeconds: number): Promise<number> {
  const taken = await tx.rows<{ id: string }>(sql`
    SELECT a.id::text AS id FROM job_arrivals a JOIN jobs j ON j.id = a.job_id
    WHERE NOT a.away AND a.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
    ORDER BY a.id LIMIT ${batchSize}::int FOR UPDATE OF a SKIP LOCKED FOR KEY SHARE OF j SKIP LOCKED`);
  if (taken.length === 0) return 0;
  const ids = taken.map(({ id }) => id);
  await tx.rows(matchesOf(ids));
  await tx.rows(sql`DELETE FROM job_arrivals WHERE id = ANY (${ids}::bigint[])`);
  return taken.length;
}

/** Matches saved searches with jobs that were published or changed at least this many seconds ago. */
export async function matchJobSearches(ageSeconds = 0): Promise<void> {
  await compileJobSearches();
  let total = 0;
  for (;;) {
    const taken = await transaction((tx) => matchBatch(tx, ageSeconds), { slow: true });
    if (taken === 0) break;
    total += taken;
  }
  if (total > 0) log.info({ event: "job_searches_matched", total });
}
