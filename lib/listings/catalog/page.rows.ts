import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { categories, type Sort } from "@/lib/listings/rules";
import { cardColumns, limitTo, type CardRow } from "./card.rows";
import { filterConditions } from "./filter.rows";
import { orders } from "./order.rows";

/** Numbers of index rows to walk before all matches are fetched and sorted instead. */
const walkLimits = [3000, 12_000];

export const approved = sql`l.status = 'approved'`;

export type CardQuery = { where: Sql[]; sort: Sort; take: number };

export function readCards(page: Sql, sort: Sort): Promise<CardRow[]> {
  return rows<CardRow>(sql`SELECT ${cardColumns} FROM (${page}) l ORDER BY ${orders[sort].by}`);
}

export function walk(where: Sql[], sort: Sort, limit: Sql): Sql {
  return sql`SELECT l.* FROM listings l WHERE ${allOf([approved, ...where])}
    ORDER BY ${orders[sort].by} LIMIT ${limit}`;
}

export function readPage({ where, sort, take }: CardQuery): Promise<CardRow[]> {
  return readCards(walk(where, sort, limitTo(take)), sort);
}

/** For a state without a category: merges a page of each category, because the indexes start with it. */
export function readByCategory({ where, sort, take }: CardQuery): Promise<CardRow[]> {
  const parts = categories.map(
    (category) => sql`(${walk([...filterConditions({ category }), ...where], sort, limitTo(take))})`,
  );
  const page = sql`SELECT l.* FROM (${join(parts, " UNION ALL ")}) l
    ORDER BY ${orders[sort].by} LIMIT ${limitTo(take)}`;
  return readCards(page, sort);
}

/** Walks the index of the sort and filters by `rest`; null if that doesn't fill a page within the limits. */
export async function walkPage({
  where,
  rest,
  sort,
  take,
}: CardQuery & { rest: Sql[] }): Promise<CardRow[] | null> {
  for (const length of walkLimits) {
    const page = sql`SELECT l.* FROM (${walk(where, sort, constant(length))}) l WHERE ${allOf(rest)}
      ORDER BY ${orders[sort].by} LIMIT ${limitTo(take)}`;
    const found = await readCards(page, sort);
    if (found.length === take) return found;
  }
  return null;
}

export function fetchPage({ where, sort, take }: CardQuery): Promise<CardRow[]> {
  const page = sql`WITH hit AS MATERIALIZED (
      SELECT l.id, l.created_at, l.price_cents, l.average_rating, l.review_count
      FROM listings l WHERE ${allOf([approved, ...where])}
    ), page AS MATERIALIZED (SELECT l.id FROM hit l ORDER BY ${orders[sort].by} LIMIT ${limitTo(take)})
    SELECT l.* FROM page JOIN listings l ON l.id = page.id`;
  return readCards(page, sort);
}
