import "server-only";
import { rows, sql } from "@/lib/server/db";
import { containing } from "@/lib/server/sql";
import { decodeCursor, toPage, type Page } from "@/lib/shared/page";
import type { SynonymGroupDto, SynonymsQuery } from "./synonyms.contract";
import { synonymCursorSchema } from "./synonyms.schema";

/** Words that mean the same, the newest group first. */
export async function listSynonymGroups({
  search,
  limit,
  cursor,
}: SynonymsQuery): Promise<Page<SynonymGroupDto>> {
  const pattern = search ? containing(search.toLowerCase()) : null;
  const matching = pattern ? sql`array_to_string(words || finds, ', ') LIKE ${pattern}` : sql`true`;
  const after = cursor ? sql`id < ${decodeCursor(cursor, synonymCursorSchema)[0]}::int` : sql`true`;
  const [found, [counted]] = await Promise.all([
    rows<SynonymGroupDto>(sql`
      SELECT id, words, finds FROM search_synonyms WHERE ${matching} AND ${after}
      ORDER BY id DESC LIMIT ${limit + 1}::int`),
    rows<{ total: number }>(sql`SELECT count(*)::int AS total FROM search_synonyms WHERE ${matching}`),
  ]);
  return toPage({ found, limit, toItem: (group) => group, placeOf: ({ id }) => [id] }, counted);
}
