import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { workThrough, type Portion } from "@/lib/server/portions";
import { compileJobSearches } from "./search-compiling.commands";
import { matchesOf } from "./search-matching.rows";

/** Arrivals at a time. */
const batchSize = 100;

type Batch = { ageSeconds: number; portion: Portion };

/** Matches a batch of arrivals and deletes them in one transaction. */
async function matchBatch(tx: Transaction, { ageSeconds, portion }: Batch): Promise<void> {
  const taken = await tx.rows<{ id: string }>(sql`
    SELECT a.id::text AS id FROM job_arrivals a JOIN jobs j ON j.id = a.job_id
    WHERE NOT a.away AND a.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
      AND a.id <> ALL (${[...portion.skip]}::bigint[])
    ORDER BY a.id LIMIT ${portion.limit}::int FOR UPDATE OF a SKIP LOCKED FOR KEY SHARE OF j SKIP LOCKED`);
  const ids = taken.map(({ id }) => id);
  portion.take(ids);
  if (ids.length === 0) return;
  await tx.rows(matchesOf(ids));
  await tx.rows(sql`DELETE FROM job_arrivals WHERE id = ANY (${ids}::bigint[])`);
}

/** Matches saved searches with jobs that were published or changed at least this many seconds ago. */
export async function matchJobSearches(ageSeconds = 0): Promise<void> {
  await compileJobSearches();
  const total = await workThrough("job_arrival_failed", batchSize, (portion) =>
    transaction((tx) => matchBatch(tx, { ageSeconds, portion }), { slow: true }),
  );
  if (total > 0) log.info({ event: "job_searches_matched", total });
}
