import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { matchesOf } from "./matching.rows";

/** Arrivals at a time: a transaction takes a second or two at a hundred thousand searches. */
const batchSize = 250;

/**
 * Matches a batch of arrivals and deletes them in one transaction; returns the count. Skips locked listings, because
 * their owner's transaction waits for these rows.
 */
async function matchBatch(tx: Transaction, ageSeconds: number): Promise<number> {
  const taken = await tx.rows<{ id: bigint }>(sql`
    SELECT a.id FROM search_arrivals a JOIN listings l ON l.id = a.listing_id
    WHERE NOT a.away AND a.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
    ORDER BY a.id LIMIT ${batchSize}::int FOR UPDATE OF a SKIP LOCKED FOR KEY SHARE OF l SKIP LOCKED`);
  if (taken.length === 0) return 0;
  const ids = taken.map(({ id }) => String(id));
  await tx.rows(matchesOf(ids));
  await tx.rows(sql`DELETE FROM search_arrivals WHERE id = ANY (${ids}::bigint[])`);
  return taken.length;
}

/**
 * Matches saved searches with what became public or changed since the last time, at least so many seconds ago; the number of
 * arrivals.
 */
export async function matchArrivals(ageSeconds = 0): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await transaction((tx) => matchBatch(tx, ageSeconds), { slow: true });
    if (taken === 0) break;
    total += taken;
  }
  if (total > 0) log.info({ event: "searches_matched", total });
  return total;
}
