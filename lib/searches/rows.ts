import "server-only";
import { isOpen } from "@/lib/jobs/catalog/filter.rows";
import { sql, type Reader, type Transaction } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import type { SavedSearchDto } from "./contract";
import type { SearchRequest } from "./matching/rules";
import { maxSavedSearches, maxNewShown, type Frequency } from "./rules";

type SearchRow = SearchRequest & {
  id: string;
  name: string;
  frequency: Frequency;
  newCount: number;
  createdAt: Date;
  seenAt: Date;
};

export const newMatches = sql`
  saved_search_matches m LEFT JOIN listings l ON l.id = m.listing_id AND l.status = 'approved'
    LEFT JOIN jobs j ON j.id = m.job_id AND ${isOpen}
  WHERE m.search_id = s.id AND m.created_at > s.seen_at AND (l.id IS NOT NULL OR j.id IS NOT NULL)`;

export async function readSearches(
  reader: Reader,
  userId: string,
  which = sql`true`,
): Promise<SavedSearchDto[]> {
  const found = await reader.rows<SearchRow>(sql`
    SELECT s.id::text AS id, s.target::text AS target, s.name, s.filter, s.frequency, s.created_at AS "createdAt",
      s.seen_at AS "seenAt",
      (SELECT count(*)::int FROM (SELECT 1 FROM ${newMatches} LIMIT ${constant(maxNewShown + 1)}) fresh) AS "newCount"
    FROM saved_searches s WHERE s.user_id = ${userId}::uuid AND s.deleted_at IS NULL AND ${which}
    ORDER BY s.created_at DESC, s.id DESC LIMIT ${constant(maxSavedSearches)}`);
  return found.map(({ createdAt, seenAt, filter, ...row }) => ({
    ...row,
    filter: filter as SavedSearchDto["filter"],
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

export type OwnSearch = { id: string; target?: SearchRequest["target"] };

export function matchesSearch({ id, target }: OwnSearch): Sql {
  return sql`s.id = ${id}::uuid AND (${target ?? null}::search_target IS NULL OR s.target = ${target ?? null}::search_target)`;
}

export async function countSearches(tx: Transaction, userId: string): Promise<number> {
  const [counted] = await tx.rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM saved_searches WHERE user_id = ${userId}::uuid AND deleted_at IS NULL`);
  return counted?.count ?? 0;
}
