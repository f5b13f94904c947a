import "server-only";
import { dayOf } from "@/lib/server/days";
import { rows, sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { isForListings } from "../lexicon/synonym-titles.rows";

export type TextCounts = {
  /** Folded text; '' covers all texts that aren't stored. */
  term: string;
  tier: number;
  searches: number;
  zeroResults: number;
  visitors: number;
  results: number;
  clicks: number;
  positions: number;
};

export type FollowUp = { failed: string; term: string; visitors: number };

export async function readAdmins(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const admins = await rows<{ id: string }>(
    sql`SELECT id::text AS id FROM users WHERE id = ANY(${[...ids]}::uuid[]) AND role = 'admin'`,
  );
  return new Set(admins.map(({ id }) => id));
}

/** Beyond the daily limit, texts are counted under ''. */
export async function writeTexts(
  tx: Transaction,
  texts: readonly TextCounts[],
  limit: number,
): Promise<void> {
  await tx.rows(sql`
    WITH given AS (
      SELECT g.*, g.term = '' OR d.term IS NOT NULL AS known
      FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS g (term text, tier smallint, searches int,
        "zeroResults" int, visitors int, results bigint, clicks int, positions bigint)
      LEFT JOIN search_term_days d ON d.day = ${dayOf()} AND d.term = g.term AND d.tier = g.tier
    ), bounded AS (
      SELECT *, CASE WHEN known OR row_number() OVER (PARTITION BY known ORDER BY searches DESC, term) <= ${limit}::int
        - (SELECT count(*) FROM search_term_days WHERE day = ${dayOf()}) THEN term ELSE '' END AS kept
      FROM given
    )
    INSERT INTO search_term_days AS d
      (day, term, tier, searches, zero_results, visitors, results, clicks, positions)
    SELECT ${dayOf()}, kept, tier, sum(searches), sum("zeroResults"), 
      CASE kept WHEN '' THEN 0 ELSE sum(visitors) END, sum(results), sum(clicks), sum(positions)
    FROM bounded GROUP BY kept, tier
    ON CONFLICT (day, term, tier) DO UPDATE SET searches = d.searches + excluded.searches,
      zero_results = d.zero_results + excluded.zero_results, visitors = d.visitors + excluded.visitors,
      results = d.results + excluded.results, clicks = d.clicks + excluded.clicks,
      positions = d.positions + excluded.positions`);
}

const inputPairs = (pairs: readonly FollowUp[]) => sql`
  jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS g (failed text, term text, visitors int)`;

export async function writeFollowUps(
  tx: Transaction,
  pairs: readonly FollowUp[],
  limit: number,
): Promise<void> {
  await tx.rows(sql`
    WITH given AS (
      SELECT g.*, d.term IS NOT NULL AS known FROM ${inputPairs(pairs)}
      LEFT JOIN search_follow_ups d ON d.day = ${dayOf()} AND d.failed = g.failed AND d.term = g.term
    ), bounded AS (
      SELECT *, row_number() OVER (PARTITION BY known ORDER BY failed, term) AS place FROM given
    )
    INSERT INTO search_follow_ups AS d (day, failed, term, visitors)
    SELECT ${dayOf()}, failed, term, visitors FROM bounded
    WHERE known OR place <= ${limit}::int - (SELECT count(*) FROM search_follow_ups WHERE day = ${dayOf()})
    ON CONFLICT (day, failed, term) DO UPDATE SET visitors = d.visitors + excluded.visitors`);
}

type SuggestionLimits = { visitors: number; days: number; limit: number };

/** Suggests follow-ups shared by enough visitors if the first text recently had no results and the synonym is new. */
export async function suggestSynonyms(
  tx: Transaction,
  pairs: readonly FollowUp[],
  { visitors, days, limit }: SuggestionLimits,
): Promise<void> {
  await tx.rows(sql`
    WITH enough AS MATERIALIZED (
      SELECT f.failed, f.term, sum(f.visitors)::int AS visitors FROM search_follow_ups f
      JOIN ${inputPairs(pairs)} ON g.failed = f.failed AND g.term = f.term
      WHERE f.day > ${dayOf()} - ${days}::int
      GROUP BY f.failed, f.term HAVING sum(f.visitors) >= ${visitors}::int
    ), fresh AS (
      SELECT * FROM enough e
      WHERE EXISTS (SELECT FROM search_term_days d
          WHERE d.term = e.failed AND d.zero_results > 0 AND d.day > ${dayOf()} - ${days}::int)
        AND NOT EXISTS (SELECT FROM search_synonyms y
          WHERE ${isForListings} AND e.failed = ANY(y.words) AND e.term = ANY(y.words || y.finds))
      ORDER BY visitors DESC, failed, term
      LIMIT greatest(0, ${limit}::int - (SELECT count(*) FROM search_suggestions WHERE status = 'open'))
    )
    INSERT INTO search_suggestions AS s (id, failed, term, visitors)
    SELECT gen_random_uuid(), failed, term, visitors FROM fresh
    ON CONFLICT (failed, term) DO UPDATE SET visitors = excluded.visitors WHERE s.status = 'open'`);
}

export function deleteRareTexts({ visitors, days }: Omit<SuggestionLimits, "limit">): Sql[] {
  return [
    sql`
      WITH rare AS (
        SELECT term FROM search_term_days WHERE term <> '' GROUP BY term HAVING sum(visitors) < ${visitors}::int
      ), gone AS (
        DELETE FROM search_term_days d USING rare
        WHERE d.term = rare.term AND d.day < ${dayOf()} - ${days}::int RETURNING d.*
      )
      INSERT INTO search_term_days AS d (day, term, tier, searches, zero_results, results, clicks, positions)
      SELECT day, '', tier, sum(searches), sum(zero_results), sum(results), sum(clicks), sum(positions)
      FROM gone GROUP BY day, tier
      ON CONFLICT (day, term, tier) DO UPDATE SET searches = d.searches + excluded.searches,
        zero_results = d.zero_results + excluded.zero_results, results = d.results + excluded.results,
        clicks = d.clicks + excluded.clicks, positions = d.positions + excluded.positions`,
    sql`DELETE FROM search_follow_ups WHERE day < ${dayOf()} - ${days}::int`,
  ];
}
