import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { maxCounted } from "./synonyms.rules";

/** `phrases` is a text[]. Counts up to one above the maximum, which means more. */
export function countTitles(phrases: Sql, documents = sql`listing_search`): Sql {
  return sql`(
    SELECT count(*)::int FROM (
      SELECT FROM ${documents} l
      WHERE ts_filter(l.tsv, '{a,b}') @@ (
        SELECT string_agg('(' || query::text || ')', ' | ')::tsquery
        FROM unnest(${phrases}) AS phrase, phraseto_tsquery('plaza', search_text(phrase)) AS query
        WHERE numnode(query) > 0)
      LIMIT ${maxCounted + 1}::int) found)`;
}

export const isForListings = sql`kind NOT IN ('job', 'job_condition')`;
