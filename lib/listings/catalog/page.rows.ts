import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { categories, type Sort } from "@/lib/listings/rules";
import { cardColumns, limitTo, type CardRow } from "./card.rows";
import { filterConditions } from "./filter.rows";
import { orders } from "./order.rows";

/** Rows of an index that are walked for a page, then, before all matches are fetched and sorted instead. */
const walkLimits = [3000, 12_000];

export const approved = sql`l.status = 'approved'`;

/** `take` rows that meet all conditions, in the order of the sort. */
export type Read = { where: Sql[]; sort: Sort; take: number };

/** The chosen listings with their pictures. */
export function readCards(page: Sql, sort: Sort): Promise<CardRow[]> {
  return rows<CardRow>(sql`SELECT ${cardColumns} FROM (${page}) l ORDER BY ${orders[sort].by}`);
}

/** Statement of the first rows of the index of the sort. */
export function walk(where: Sql[], sort: Sort, limit: Sql): Sql {
  return sql`SELECT l.* FROM listings l WHERE ${allOf([approved, ...where])}
    ORDER BY ${orders[sort].by} LIMIT ${limit}`;
}

/** For conditions that an index answers together with the sort. */
export function readPage({ where, sort, take }: Read): Promise<CardRow[]> {
  return readCards(walk(where, sort, limitTo(take)), sort);
}

/** For a state without a category: the indexes are led by category, so a page of each is merged. */
export function readByCategory({ where, sort, take }: Read): Promise<CardRow[]> {
  const parts = categories.map(
    (category) => sql`(${walk([...filterConditions({ category }), ...where], sort, limitTo(take))})`,
  );
  const page = sql`SELECT l.* FROM (${join(parts, " UNION ALL ")}) l
    ORDER BY ${orders[sort].by} LIMIT ${limitTo(take)}`;
  return readCards(page, sort);
}

/** Walks the index of the sort and leaves out what does not meet `rest`; null when a page is not full in reasonable time. */
export async function walkPage({
  where,
  rest,
  sort,
  take,
}: Read & { rest: Sql[] }): Promise<CardRow[] | null> {
  for (const length of walkLimits) {
    const page = sql`SELECT l.* FROM (${walk(where, sort, constant(length))}) l WHERE ${allOf(rest)}
      ORDER BY ${orders[sort].by} LIMIT ${limitTo(take)}`;
    const found = await readCards(page, sort);
    if (found.length === take) return found;
  }
  return null;
}

/** Finds all matches by the best index and sorts them: for conditions that leave few. */
export function fetchPage({ where, sort, take }: Read): Promise<CardRow[]> {
  const page = sql`WITH hit AS MATERIALIZED (
      SELECT l.id, l.created_at, l.price_cents, l.average_rating, l.review_count
      FROM listings l WHERE ${allOf([approved, ...where])}
    ), page AS MATERIALIZED (SELECT l.id FROM hit l ORDER BY ${orders[sort].by} LIMIT ${limitTo(take)})
    SELECT l.* FROM page JOIN listings l ON l.id = page.id`;
  return readCards(page, sort);
}
