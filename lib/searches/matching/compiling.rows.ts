import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Compiled } from "./compiling.queries";
import type { CompiledJobs } from "./jobs.queries";
import type { CompiledListings } from "./listings.queries";
import { compiledDays } from "./rules";

async function writeListings(tx: Transaction, ids: readonly string[], compiled: CompiledListings) {
  const { section, query, minCents, maxCents, placeId, within, lexemes, states } = compiled;
  await tx.rows(sql`
    UPDATE saved_searches SET section = ${section}, query = ${query}::tsquery, min_cents = ${minCents}::bigint,
      max_cents = ${maxCents}::bigint, place_id = ${placeId}::int, within = ${within}::smallint
    WHERE id = ANY (${[...ids]}::uuid[])`);
  await tx.rows(sql`
    INSERT INTO saved_search_keys (lexeme, section, state, search_id)
    SELECT DISTINCT left(lexeme, 120), ${section}, state, id
    FROM unnest(${lexemes}::text[]) AS l (lexeme) CROSS JOIN unnest(${states}::text[]) AS t (state)
      CROSS JOIN unnest(${[...ids]}::uuid[]) AS s (id)`);
}

/** Finds or adds the kind of a search of jobs, and chooses its keys again where that was long ago. */
async function writeKind(tx: Transaction, compiled: CompiledJobs): Promise<string> {
  const { wanted, placeIds, keys } = compiled;
  const json = JSON.stringify(wanted);
  const [kind] = await tx.rows<{ id: string; keyed: boolean }>(sql`
    INSERT INTO job_search_kinds AS k (hash, wanted, place_ids)
    VALUES (encode(sha256(convert_to(${`${json} ${JSON.stringify(placeIds)}`}, 'UTF8')), 'hex'), ${json}::jsonb,
      ${placeIds}::int[])
    ON CONFLICT (hash) DO UPDATE SET read_at = now()
    RETURNING id::text AS id, coalesce(k.keyed_at > now() - make_interval(days => ${compiledDays}::int), false) AS keyed`);
  const { id, keyed } = kind!;
  if (keyed) return id;
  await tx.rows(sql`DELETE FROM job_search_keys WHERE kind_id = ${id}::bigint`);
  await tx.rows(sql`
    INSERT INTO job_search_keys (key, kind_id)
    SELECT DISTINCT left(key, 80), ${id}::bigint FROM unnest(${keys}::text[]) AS key`);
  await tx.rows(sql`UPDATE job_search_kinds SET keyed_at = now() WHERE id = ${id}::bigint`);
  return id;
}

async function writeJobs(tx: Transaction, ids: readonly string[], compiled: CompiledJobs): Promise<void> {
  const kindId = await writeKind(tx, compiled);
  await tx.rows(
    sql`UPDATE saved_searches SET kind_id = ${kindId}::bigint WHERE id = ANY (${[...ids]}::uuid[])`,
  );
}

/** Writes what alerts need of searches that ask for the same; without anything they match nothing. */
export async function writeCompiled(tx: Transaction, ids: readonly string[], compiled: Compiled | null) {
  await tx.rows(sql`DELETE FROM saved_search_keys WHERE search_id = ANY (${[...ids]}::uuid[])`);
  if (compiled?.target === "listings") await writeListings(tx, ids, compiled);
  if (compiled?.target === "jobs") await writeJobs(tx, ids, compiled);
  await tx.rows(sql`UPDATE saved_searches SET compiled_at = now() WHERE id = ANY (${[...ids]}::uuid[])`);
}
