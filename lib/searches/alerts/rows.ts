import "server-only";
import { periodColumn, type PeriodRow } from "@/lib/listings/offer/price-period.rows";
import { isOpen } from "@/lib/jobs/catalog/filter.rows";
import { latestDigestTime } from "@/lib/server/days";
import { sql, type Transaction } from "@/lib/server/db";
import type { Portion } from "@/lib/server/batch-processing";
import type { Sql } from "@/lib/server/sql";
import type { SearchRequest } from "../matching/rules";

const isPending = sql`m.notified_at IS NULL AND s.deleted_at IS NULL AND m.created_at >= s.alerts_since`;

export const isInstant = sql`s.frequency = 'instant'`;

export function isDue(): Sql {
  const before = (unit: "day" | "week") =>
    sql`greatest(m.created_at, coalesce(s.notified_at, s.alerts_since)) < ${latestDigestTime(unit)}`;
  return sql`((s.frequency = 'daily' AND ${before("day")}) OR (s.frequency = 'weekly' AND ${before("week")}))`;
}

export async function readRecipients(
  tx: Transaction,
  which: Sql,
  { skip, limit }: Portion,
): Promise<string[]> {
  const people = await tx.rows<{ userId: string }>(sql`
    SELECT DISTINCT m.user_id::text AS "userId" FROM saved_search_matches m JOIN saved_searches s ON s.id = m.search_id
    WHERE ${isPending} AND ${which} AND m.user_id <> ALL (${skip}::uuid[])
    ORDER BY 1 LIMIT ${limit}::int`);
  return people.map(({ userId }) => userId);
}

export type SearchMatch = SearchRequest &
  PeriodRow & {
    userId: string;
    searchId: string;
    name: string;
    title: string;
    priceCents: number | null;
    company: string | null;
  };

/**
 * Marks pending matches as sent. Returns the available items that were in no earlier alert, each once, under the user's
 * oldest search.
 */
export function claimMatches(tx: Transaction, people: readonly string[], which: Sql): Promise<SearchMatch[]> {
  const isNew = (item: Sql) => sql`NOT EXISTS (SELECT FROM saved_search_matches o
    WHERE o.${item} = t.${item} AND o.user_id = t.user_id AND o.notified_at > '-infinity')`;
  return tx.rows<SearchMatch>(sql`
    WITH taken AS (
      UPDATE saved_search_matches m SET notified_at = now() FROM saved_searches s
      WHERE s.id = m.search_id AND m.user_id = ANY (${[...people]}::uuid[]) AND ${which} AND ${isPending}
      RETURNING m.user_id, m.search_id, m.listing_id, m.job_id, s.target, s.name, s.filter, s.created_at
    ), touched AS (
      UPDATE saved_searches s SET notified_at = now() WHERE s.id IN (SELECT search_id FROM taken)
    ), news AS (
      SELECT DISTINCT ON (t.user_id, t.listing_id, t.job_id) t.* FROM taken t
      WHERE ${isNew(sql`listing_id`)} AND ${isNew(sql`job_id`)}
      ORDER BY t.user_id, t.listing_id, t.job_id, t.created_at, t.search_id
    )
    SELECT t.user_id::text AS "userId", t.search_id::text AS "searchId", t.target::text AS target, t.name, t.filter,
      coalesce(l.title, j.title) AS title, l.price_cents AS "priceCents", ${periodColumn}, j.company
    FROM news t LEFT JOIN listings l ON l.id = t.listing_id AND l.status = 'approved'
      LEFT JOIN jobs j ON j.id = t.job_id AND ${isOpen}
    WHERE l.id IS NOT NULL OR j.id IS NOT NULL
    ORDER BY t.user_id, t.created_at, t.search_id, coalesce(l.published_at, j.published_at) DESC,
      coalesce(l.id, j.id) DESC`);
}
