import "server-only";
import { rows, sql } from "@/lib/server/db";
import { allOf, containsPattern, type Sql } from "@/lib/server/sql";
import { decodeCursor, toPage, type Page } from "@/lib/shared/page";
import type { SynonymCountsDto, SynonymGroupDto, SynonymsQuery } from "./synonyms.contract";
import { countTitles, isForListings } from "./synonym-titles.rows";
import { synonymCursorSchema } from "./synonyms.schema";

export async function listSynonymGroups({
  search,
  source,
  limit,
  cursor,
}: SynonymsQuery): Promise<Page<SynonymGroupDto>> {
  const pattern = search ? containsPattern(search.toLowerCase()) : null;
  const matching = allOf([
    ...(pattern ? [sql`array_to_string(words || finds, ', ') LIKE ${pattern}`] : []),
    ...(source ? [sql`source = ${source}::synonym_source`] : []),
  ]);
  const after = cursor ? sql`id < ${decodeCursor(cursor, synonymCursorSchema)[0]}::int` : sql`true`;
  const [found, [counted]] = await Promise.all([
    rows<SynonymGroupDto>(sql`
      SELECT id, words, finds, kind, weight, source FROM search_synonyms WHERE ${matching} AND ${after}
      ORDER BY id DESC LIMIT ${limit + 1}::int`),
    rows<{ total: number }>(sql`SELECT count(*)::int AS total FROM search_synonyms WHERE ${matching}`),
  ]);
  return toPage({ found, limit, toItem: (group) => group, placeOf: ({ id }) => [id] }, counted);
}

function countGroupTitles(phrases: Sql): Sql {
  return sql`CASE WHEN ${isForListings} THEN ${countTitles(phrases)}
    ELSE ${countTitles(phrases, sql`job_documents`)} END`;
}

export function countSynonymGroups(ids: readonly number[]): Promise<SynonymCountsDto> {
  return rows<SynonymCountsDto[number]>(sql`
    SELECT id, ${countGroupTitles(sql`s.words`)} AS words, ${countGroupTitles(sql`s.finds`)} AS finds
    FROM search_synonyms s WHERE id = ANY(${[...ids]}::int[]) ORDER BY id DESC`);
}
