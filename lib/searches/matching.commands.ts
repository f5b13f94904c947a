import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { workThrough, type Portion } from "@/lib/server/portions";
import { matchesOf } from "./matching.rows";

/** Arrivals at a time: a transaction takes a second or two at a hundred thousand searches. */
const batchSize = 250;

type Batch = { ageSeconds: number; portion: Portion };

/**
 * Matches a batch of arrivals and deletes them in one transaction. Skips locked listings, because their owner's
 * transaction waits for these rows.
 */
async function matchBatch(tx: Transaction, { ageSeconds, portion }: Batch): Promise<void> {
  const taken = await tx.rows<{ id: string }>(sql`
    SELECT a.id::text AS id FROM search_arrivals a JOIN listings l ON l.id = a.listing_id
    WHERE NOT a.away AND a.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
      AND a.id <> ALL (${[...portion.skip]}::bigint[])
    ORDER BY a.id LIMIT ${portion.limit}::int FOR UPDATE OF a SKIP LOCKED FOR KEY SHARE OF l SKIP LOCKED`);
  const ids = taken.map(({ id }) => id);
  portion.take(ids);
  if (ids.length === 0) return;
  await tx.rows(matchesOf(ids));
  await tx.rows(sql`DELETE FROM search_arrivals WHERE id = ANY (${ids}::bigint[])`);
}

/**
 * Matches saved searches with what became public or changed since the last time, at least so many seconds ago; the number of
 * arrivals. One that can't be matched is logged and left to the next run.
 */
export async function matchArrivals(ageSeconds = 0): Promise<number> {
  const total = await workThrough("search_arrival_failed", batchSize, (portion) =>
    transaction((tx) => matchBatch(tx, { ageSeconds, portion }), { slow: true }),
  );
  if (total > 0) log.info({ event: "searches_matched", total });
  return total;
}
