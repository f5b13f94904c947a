import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { cardColumns, type CardRow, type Sql } from "../cards/queries";
import { allOf, filterConditions } from "../filters/queries";
import { orders } from "../order/queries";
import { categories, type Sort } from "../rules";

/** Rows of an index that are walked for a page before all matches are fetched and sorted instead. */
const walkLimit = 3000;

export const approved = sql`l.status = 'approved'`;

/** `take` rows that meet all conditions, in the order of the sort. */
export type Read = { where: Sql[]; sort: Sort; take: number };

/** The chosen listings with their pictures. */
export function readCards(page: Sql, sort: Sort): Promise<CardRow[]> {
  return rows<CardRow>(sql`SELECT ${cardColumns} FROM (${page}) l ORDER BY ${orders[sort].by}`);
}

function pageOf({ where, sort, take }: Read): Sql {
  return sql`SELECT l.* FROM listings l WHERE ${allOf([approved, ...where])}
    ORDER BY ${orders[sort].by} LIMIT ${take}::int`;
}

/** For conditions that an index answers together with the sort. */
export function readPage(read: Read): Promise<CardRow[]> {
  return readCards(pageOf(read), read.sort);
}

/** For a state without a category: the indexes are led by category, so a page of each is merged. */
export function readByCategory({ where, sort, take }: Read): Promise<CardRow[]> {
  const parts = categories.map(
    (category) => sql`(${pageOf({ where: [...filterConditions({ category }), ...where], sort, take })})`,
  );
  const page = sql`SELECT l.* FROM (${join(parts, " UNION ALL ")}) l
    ORDER BY ${orders[sort].by} LIMIT ${take}::int`;
  return readCards(page, sort);
}

/** Walks the index of the sort and leaves out what does not meet `rest`; may come back short of the rows there are. */
export function walkPage({ where, rest, sort, take }: Read & { rest: Sql[] }): Promise<CardRow[]> {
  const page = sql`SELECT l.* FROM (${pageOf({ where, sort, take: walkLimit })}) l WHERE ${allOf(rest)}
    ORDER BY ${orders[sort].by} LIMIT ${take}::int`;
  return readCards(page, sort);
}

/** Finds all matches by the best index and sorts them: for conditions that leave few. */
export function fetchPage({ where, sort, take }: Read): Promise<CardRow[]> {
  const page = sql`WITH hit AS MATERIALIZED (
      SELECT l.id, l.created_at, l.price_cents, l.average_rating, l.review_count
      FROM listings l WHERE ${allOf([approved, ...where])}
    ), page AS MATERIALIZED (SELECT l.id FROM hit l ORDER BY ${orders[sort].by} LIMIT ${take}::int)
    SELECT l.* FROM page JOIN listings l ON l.id = page.id`;
  return readCards(page, sort);
}
