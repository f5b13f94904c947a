import "server-only";
import { cardColumns, toListing, type CardRow } from "@/lib/listings/catalog/card.rows";
import type { ListingDto } from "@/lib/listings/contract";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { SavedSearchDto, SearchCounts } from "./contract";
import { searchCopy } from "./copy";
import { matchesSearch, newMatches, readSearches } from "./rows";
import { newListingsPageSize } from "./rules";

export function listSavedSearches(userId: string): Promise<SavedSearchDto[]> {
  return readSearches({ rows }, userId);
}

export async function readSavedSearch(userId: string, id: string): Promise<SavedSearchDto> {
  const [found] = await readSearches({ rows }, userId, matchesSearch({ id }));
  if (!found) throw new AppError("not_found", searchCopy.unknown);
  return found;
}

export async function listNewListings({
  id,
  seenAt,
}: Pick<SavedSearchDto, "id" | "seenAt">): Promise<ListingDto[]> {
  const found = await rows<CardRow>(sql`
    SELECT ${cardColumns} FROM saved_search_matches m JOIN listings l ON l.id = m.listing_id AND l.status = 'approved'
    WHERE m.search_id = ${id}::uuid AND m.created_at > ${seenAt}::timestamptz
    ORDER BY m.created_at DESC, l.id DESC LIMIT ${newListingsPageSize}`);
  return found.map(toListing);
}

export async function listNewMatches(userId: string, limit: number): Promise<ListingDto[]> {
  const found = await rows<CardRow>(sql`
    SELECT ${cardColumns} FROM (
      SELECT fresh.id, max(fresh.found_at) AS found_at FROM saved_searches s CROSS JOIN LATERAL (
        SELECT m.listing_id AS id, m.created_at AS found_at
        FROM saved_search_matches m JOIN listings o ON o.id = m.listing_id AND o.status = 'approved'
        WHERE m.search_id = s.id AND m.created_at > s.seen_at
        ORDER BY m.created_at DESC LIMIT ${limit}::int
      ) fresh WHERE s.user_id = ${userId}::uuid AND s.deleted_at IS NULL GROUP BY fresh.id
    ) fresh JOIN listings l ON l.id = fresh.id
    ORDER BY fresh.found_at DESC, l.id DESC LIMIT ${limit}::int`);
  return found.map(toListing);
}

export async function countSavedSearches(userId: string): Promise<SearchCounts> {
  const own = sql`s.user_id = ${userId}::uuid AND s.deleted_at IS NULL`;
  const [row] = await rows<SearchCounts>(sql`
    SELECT (SELECT count(*)::int FROM saved_searches s WHERE ${own}) AS "savedSearches",
      (SELECT count(*)::int FROM (
        SELECT 1 FROM saved_searches s CROSS JOIN LATERAL (SELECT 1 FROM ${newMatches}) fresh WHERE ${own} LIMIT 100
      ) fresh) AS "newMatches"`);
  return row ?? { savedSearches: 0, newMatches: 0 };
}
