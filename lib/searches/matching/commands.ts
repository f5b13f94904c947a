import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import type { Sql } from "@/lib/server/sql";
import { matchJobs } from "./jobs.rows";
import { matchListings } from "./listings.rows";
import { searchTargets, type SearchTarget } from "./rules";

type Source = {
  arrivals: Sql;
  item: Sql;
  items: Sql;
  /** Arrivals of other items `i` wait. */
  isReady: Sql;
  batchSize: number;
  match: (arrivals: readonly string[]) => Sql;
};

const sources: Record<SearchTarget, Source> = {
  listings: {
    arrivals: sql`search_arrivals`,
    item: sql`listing_id`,
    items: sql`listings`,
    isReady: sql`true`,
    batchSize: 250,
    match: matchListings,
  },
  jobs: {
    arrivals: sql`job_arrivals`,
    item: sql`job_id`,
    items: sql`jobs`,
    // An ended job is still open until the next run of the task that expires it, and may be relisted later.
    isReady: sql`(i.status <> 'open' OR coalesce(least(i.expires_at, i.deadline) > now(), true))`,
    batchSize: 100,
    match: matchJobs,
  },
};

type Batch = { source: Source; ageSeconds: number; portion: Portion };

/**
 * Matches and deletes a batch in one transaction. Skips locked items, because their owner's transaction waits for these
 * rows.
 */
async function matchBatch(tx: Transaction, { source, ageSeconds, portion }: Batch): Promise<void> {
  const { arrivals, item, items, isReady, match } = source;
  const claimed = await tx.rows<{ id: string }>(sql`
    SELECT a.id::text AS id FROM ${arrivals} a JOIN ${items} i ON i.id = a.${item}
    WHERE NOT a.away AND ${isReady} AND a.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
      AND a.id <> ALL (${[...portion.skip]}::bigint[])
    ORDER BY a.id LIMIT ${portion.limit}::int FOR UPDATE OF a SKIP LOCKED FOR KEY SHARE OF i SKIP LOCKED`);
  const ids = claimed.map(({ id }) => id);
  portion.take(ids);
  if (ids.length === 0) return;
  await tx.rows(match(ids));
  await tx.rows(sql`DELETE FROM ${arrivals} WHERE id = ANY (${ids}::bigint[])`);
}

/**
 * Only arrivals older than `ageSeconds`. Failures are logged and left to the next run. Returns the number of arrivals.
 */
export async function matchArrivals(ageSeconds = 0): Promise<number> {
  let total = 0;
  for (const target of searchTargets) {
    const source = sources[target];
    total += await processInBatches("search_match_failed", source.batchSize, (portion) =>
      transaction((tx) => matchBatch(tx, { source, ageSeconds, portion }), { slow: true }),
    );
  }
  if (total > 0) log.info({ event: "searches_matched", total });
  return total;
}
