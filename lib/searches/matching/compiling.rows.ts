import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { CompiledSearch } from "./listings.queries";

/** Null removes the keys, so that the searches match nothing. */
export async function writeCompiled(
  tx: Transaction,
  ids: readonly string[],
  compiled: CompiledSearch | null,
) {
  await tx.rows(sql`DELETE FROM saved_search_keys WHERE search_id = ANY (${[...ids]}::uuid[])`);
  if (compiled) {
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
  await tx.rows(sql`UPDATE saved_searches SET compiled_at = now() WHERE id = ANY (${[...ids]}::uuid[])`);
}
