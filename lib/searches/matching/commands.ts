import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Sql } from "@/lib/server/sql";
import { matchJobs } from "./jobs.rows";
import { matchListings } from "./listings.rows";
import { searchTargets, type SearchTarget } from "./rules";

type Source = {
  /** Arrivals with the column of the item that arrived, and the table of the items. */
  arrivals: Sql;
  item: Sql;
  items: Sql;
  /** Arrivals at a time: a transaction takes a second or two at a hundred thousand searches. */
  batchSize: number;
  match: (arrivals: readonly string[]) => Sql;
};

const sources: Record<SearchTarget, Source> = {
  listings: {
    arrivals: sql`search_arrivals`,
    item: sql`listing_id`,
    items: sql`listings`,
    batchSize: 250,
    match: matchListings,
  },
  jobs: {
    arrivals: sql`job_arrivals`,
    item: sql`job_id`,
    items: sql`jobs`,
    batchSize: 100,
    match: matchJobs,
  },
};

/**
 * Matches a batch of arrivals and deletes them in one transaction; returns the count. Skips locked items, because their
 * owner's transaction waits for these rows.
 */
async function matchBatch(tx: Transaction, source: Source, ageSeconds: number): Promise<number> {
  const { arrivals, item, items, batchSize, match } = source;
  const taken = await tx.rows<{ id: string }>(sql`
    SELECT a.id::text AS id FROM ${arrivals} a JOIN ${items} i ON i.id = a.${item}
    WHERE NOT a.away AND a.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
    ORDER BY a.id LIMIT ${batchSize}::int FOR UPDATE OF a SKIP LOCKED FOR KEY SHARE OF i SKIP LOCKED`);
  if (taken.length === 0) return 0;
  const ids = taken.map(({ id }) => id);
  await tx.rows(match(ids));
  await tx.rows(sql`DELETE FROM ${arrivals} WHERE id = ANY (${ids}::bigint[])`);
  return taken.length;
}

/**
 * Matches saved searches with listings and jobs that became public or changed since the last time, at least so many seconds
 * ago; the number of arrivals.
 */
export async function matchArrivals(ageSeconds = 0): Promise<number> {
  let total = 0;
  for (const target of searchTargets) {
    for (;;) {
      const taken = await transaction((tx) => matchBatch(tx, sources[target], ageSeconds), { slow: true });
      if (taken === 0) break;
      total += taken;
    }
  }
  if (total > 0) log.info({ event: "searches_matched", total });
  return total;
}
