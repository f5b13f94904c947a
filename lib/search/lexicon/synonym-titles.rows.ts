import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { mostCounted } from "./synonyms.rules";

/** Counts the listings with one of these phrases, a text[], in their title; one more than the most for more. */
export function countTitles(phrases: Sql): Sql {
  return sql`(
    SELECT count(*)::int FROM (
      SELECT FROM listing_search l
      WHERE ts_filter(l.tsv, '{a,b}') @@ (
        SELECT string_agg('(' || query::text || ')', ' | ')::tsquery
        FROM unnest(${phrases}) AS phrase, phraseto_tsquery('plaza', search_text(phrase)) AS query
        WHERE numnode(query) > 0)
      LIMIT ${mostCounted + 1}::int) found)`;
}
