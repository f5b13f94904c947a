import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { holdPerson } from "@/lib/users/holding.rows";
import type { Compiled } from "./compiling.queries";
import type { SavedFilter, SavedSearchDto } from "./contract";
import { mostNew, type Frequency } from "./rules";

export type SearchRow = {
  id: string;
  name: string;
  filter: SavedFilter;
  frequency: Frequency;
  newCount: number;
  createdAt: Date;
  seenAt: Date;
};

/** Of `s`; what is new is counted among what is still on offer. */
export const searchColumns = sql`s.id, s.name, s.filter, s.frequency, s.created_at AS "createdAt", s.seen_at AS "seenAt",
  (SELECT count(*)::int FROM (
    SELECT 1 FROM saved_search_matches m JOIN listings l ON l.id = m.listing_id AND l.status = 'approved'
    WHERE m.search_id = s.id AND m.created_at > s.seen_at LIMIT ${mostNew + 1}
  ) fresh) AS "newCount"`;

/** How many searches a person keeps, of listings and of jobs; held, so that two tabs do not save one too many. */
export async function countKept(tx: Transaction, userId: string): Promise<number> {
  await holdPerson(tx, userId);
  const own = sql`user_id = ${userId}::uuid AND deleted_at IS NULL`;
  const [kept] = await tx.rows<{ count: number }>(sql`
    SELECT (SELECT count(*) FROM saved_searches WHERE ${own}) + (SELECT count(*) FROM job_searches WHERE ${own}) AS count`);
  return Number(kept?.count ?? 0);
}

export function toSavedSearch({ createdAt, seenAt, filter, ...row }: SearchRow): SavedSearchDto {
  return {
    ...row,
    filter: filter as SavedSearchDto["filter"],
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}

/** Writes what alerts need of a search; without anything it matches nothing. */
export async function writeCompiled(tx: Transaction, id: string, compiled: Compiled | null): Promise<void> {
  await tx.rows(sql`DELETE FROM saved_search_keys WHERE search_id = ${id}::uuid`);
  if (!compiled) {
    await tx.rows(sql`UPDATE saved_searches SET compiled_at = now() WHERE id = ${id}::uuid`);
    return;
  }
  const { section, query, minCents, maxCents, placeId, within, lexemes, states } = compiled;
  await tx.rows(sql`
    UPDATE saved_searches SET section = ${section}, query = ${query}::tsquery, min_cents = ${minCents}::bigint,
      max_cents = ${maxCents}::bigint, place_id = ${placeId}::int, within = ${within}::smallint, compiled_at = now()
    WHERE id = ${id}::uuid`);
  await tx.rows(sql`
    INSERT INTO saved_search_keys (lexeme, section, state, search_id)
    SELECT DISTINCT left(lexeme, 120), ${section}, state, ${id}::uuid
    FROM unnest(${lexemes}::text[]) AS l (lexeme) CROSS JOIN unnest(${states}::text[]) AS t (state)`);
}
