import "server-only";
import { citiesWithin } from "@/lib/places/distance.rows";
import { compiledDays } from "@/lib/searches/rules";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { toCents } from "@/lib/shared/money";
import { readJobAddress } from "./address.rules";
import { isAround } from "./filter.rows";
import { keysOf, keyTermsOf } from "./search-keys.rows";
import { filterKeysOf, type Wanted } from "./search-matching.rows";
import { understandJobs } from "./understanding.queries";
import { patternsOf } from "./words.rows";

/** Searches at a time. */
const batchSize = 5000;
/** Queries whose kind is remembered from one batch to the next. */
const mostKnown = 10_000;

type Compiled = {
  wanted: Wanted;
  placeIds: number[] | null;
  /** Of those cities. */
  states: string[] | null;
  /** Its words. */
  search: string;
};

async function compile(query: string): Promise<Compiled> {
  const address = readJobAddress(Object.fromEntries(new URLSearchParams(query)));
  const { filter } = await understandJobs(address);
  const { category, subcategory, employmentType, workplace, state, minSalary, maxSalary, search } = filter;
  const terms = search ? patternsOf(search) : undefined;
  const minCents = minSalary ? toCents(minSalary) : undefined;
  const maxCents = maxSalary ? toCents(maxSalary) : undefined;
  const wanted = { category, subcategory, employmentType, workplace, state, minCents, maxCents, terms };
  const [around] = isAround(filter)
    ? await rows<{ ids: number[]; states: string[] }>(sql`
        SELECT ids, ARRAY(SELECT DISTINCT state FROM places WHERE id = ANY (ids) ORDER BY state) AS states
        FROM (SELECT ${citiesWithin(filter.place, filter.within)} AS ids) around`)
    : [];
  // A pattern that the database cannot read is found here, not among the searches of everybody.
  await rows(sql`
    SELECT job_says(jsonb_build_array(t), '', '', '')
    FROM jsonb_array_elements(${JSON.stringify(terms ?? [])}::jsonb) t`);
  return { wanted, placeIds: around?.ids ?? null, states: around?.states ?? null, search: search ?? "" };
}

/** The kind of what is asked for: there already, or made now; its keys are chosen again where that was long ago. */
async function keepKind(tx: Transaction, { wanted, placeIds, states, search }: Compiled): Promise<string> {
  const json = JSON.stringify(wanted);
  const [kind] = await tx.rows<{ id: string; keyed: boolean }>(sql`
    INSERT INTO job_search_kinds AS k (hash, wanted, place_ids)
    VALUES (encode(sha256(convert_to(${`${json} ${JSON.stringify(placeIds)}`}, 'UTF8')), 'hex'), ${json}::jsonb,
      ${placeIds}::int[])
    ON CONFLICT (hash) DO UPDATE SET read_at = now()
    RETURNING id::text AS id, coalesce(k.keyed_at > now() - make_interval(days => ${compiledDays}::int), false) AS keyed`);
  const { id, keyed } = kind!;
  if (keyed) return id;
  const keys = keysOf(search ? keyTermsOf(search) : [], wanted.terms ?? [], filterKeysOf(wanted, states));
  await tx.rows(sql`DELETE FROM job_search_keys WHERE kind_id = ${id}::bigint`);
  await tx.rows(
    sql`INSERT INTO job_search_keys (key, kind_id) SELECT key, ${id}::bigint FROM (${keys}) chosen`,
  );
  await tx.rows(sql`UPDATE job_search_kinds SET keyed_at = now() WHERE id = ${id}::bigint`);
  return id;
}

/** Null for a query that nobody can read: it is logged, matches nothing and is tried again when it is old. */
async function tryCompile(query: string, ids: readonly string[]): Promise<Compiled | null> {
  try {
    return await compile(query);
  } catch (error) {
    await rows(sql`
      UPDATE job_searches SET kind_id = NULL, compiled_at = now() WHERE id = ANY (${[...ids]}::uuid[])`);
    log.error({ event: "job_search_broken", search: ids[0], error });
    return null;
  }
}

/** Reads searches that were not read yet, or not lately; one that could not be kept is logged, and tried again the next time. */
export async function compileJobSearches(): Promise<void> {
  const failed: string[] = [];
  const known = new Map<string, string>();
  for (;;) {
    const open = await rows<{ query: string; ids: string[] }>(sql`
      SELECT query, array_agg(id::text) AS ids FROM (
        SELECT id, query FROM job_searches WHERE compiled_at IS NULL AND id <> ALL (${failed}::uuid[])
        ORDER BY id LIMIT ${batchSize}::int) s
      GROUP BY query`);
    if (open.length === 0) return;
    if (known.size > mostKnown) known.clear();
    for (const { query, ids } of open) {
      try {
        const kept = known.get(query);
        const compiled = kept ? null : await tryCompile(query, ids);
        if (!kept && !compiled) continue;
        const kindId = await transaction(async (tx) => {
          const kind = compiled ? await keepKind(tx, compiled) : kept!;
          await tx.rows(sql`
            UPDATE job_searches SET kind_id = ${kind}::bigint, compiled_at = now() WHERE id = ANY (${ids}::uuid[])`);
          return kind;
        });
        known.set(query, kindId);
      } catch (error) {
        failed.push(...ids);
        log.error({ event: "job_search_broken", search: ids[0], error });
      }
    }
  }
}
