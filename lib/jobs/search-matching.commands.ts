import "server-only";
import { citiesWithin } from "@/lib/places/distance.rows";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { toCents } from "@/lib/shared/money";
import { readJobAddress } from "./address.rules";
import { isAround, patternsOf } from "./filter.rows";
import { matchesOf, matchKeyOf, type Wanted } from "./search-matching.rows";
import { understandJobs } from "./understanding.queries";

/** Searches and arrivals at a time. */
const batchSize = 100;

type Compiled = { wanted: Wanted; placeIds: number[] | null };

async function compile(query: string): Promise<Compiled> {
  const address = readJobAddress(Object.fromEntries(new URLSearchParams(query)));
  const { filter } = await understandJobs(address);
  const { category, subcategory, employmentType, workplace, state, minSalary, search } = filter;
  const terms = search ? patternsOf(search) : undefined;
  const minCents = minSalary ? toCents(minSalary) : undefined;
  const wanted = { category, subcategory, employmentType, workplace, state, minCents, terms };
  const [found] = isAround(filter)
    ? await rows<{ ids: number[] }>(sql`SELECT ${citiesWithin(filter.place, filter.within)} AS ids`)
    : [];
  // A pattern that the database cannot read is found here, not among the searches of everybody.
  await rows(sql`
    SELECT job_says(jsonb_build_array(t), '', '', '')
    FROM jsonb_array_elements(${JSON.stringify(terms ?? [])}::jsonb) t`);
  return { wanted, placeIds: found?.ids ?? null };
}

async function compileOne({ id, query }: { id: string; query: string }): Promise<void> {
  const compiled = await compile(query).catch((error: unknown) => {
    log.error({ event: "job_search_broken", search: id, error });
    return null;
  });
  if (!compiled) {
    await rows(sql`UPDATE job_searches SET compiled_at = now() WHERE id = ${id}::uuid`);
    return;
  }
  const { wanted, placeIds } = compiled;
  await rows(sql`
    UPDATE job_searches SET wanted = ${JSON.stringify(wanted)}::jsonb, place_ids = ${placeIds}::int[],
      match_key = ${matchKeyOf(wanted)}, compiled_at = now()
    WHERE id = ${id}::uuid`);
}

/** Reads searches that were not read yet, or not lately; one that nobody can read is logged and matches nothing new. */
async function compileJobSearches(): Promise<void> {
  for (;;) {
    const open = await rows<{ id: string; query: string }>(sql`
      SELECT id::text AS id, query FROM job_searches WHERE compiled_at IS NULL ORDER BY id LIMIT ${batchSize}`);
    for (const search of open) await compileOne(search);
    if (open.length < batchSize) return;
  }
}

/** Matches a batch of what arrived, in one transaction with taking it off the list; how many arrivals it took. */
async function matchBatch(tx: Transaction): Promise<number> {
  const taken = await tx.rows<{ id: string }>(sql`
    SELECT id::text AS id FROM job_arrivals ORDER BY id LIMIT ${batchSize}::int FOR UPDATE SKIP LOCKED`);
  if (taken.length === 0) return 0;
  const ids = taken.map(({ id }) => id);
  await tx.rows(matchesOf(ids));
  await tx.rows(sql`DELETE FROM job_arrivals WHERE id = ANY (${ids}::bigint[])`);
  return taken.length;
}

/** Matches saved searches with the jobs that became public or pay otherwise since the last time. */
export async function matchJobSearches(): Promise<void> {
  await compileJobSearches();
  let total = 0;
  for (;;) {
    const taken = await transaction(matchBatch, { slow: true });
    if (taken === 0) break;
    total += taken;
  }
  if (total > 0) log.info({ event: "job_searches_matched", total });
}
