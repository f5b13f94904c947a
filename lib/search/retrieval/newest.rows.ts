import "server-only";
import { filterConditions, splitConditions } from "@/lib/listings/catalog/filter.rows";
import { orders } from "@/lib/listings/catalog/order.rows";
import { walk } from "@/lib/listings/catalog/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { categories } from "@/lib/listings/rules";
import { maxRowsWalked } from "@/lib/places/pins.rows";
import { join, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";

/**
 * Uses the index of the list; conditions without an index are checked on the newest few thousand rows. Expects a
 * settled filter.
 */
export function newestOf(filter: ListingQuery, limit: number): Sql {
  const { indexed, rest } = splitConditions(filter, "newest");
  // The state indexes start with the category.
  const sections = filter.state && !filter.category ? categories : [undefined];
  const walked = constant(rest.length > 0 ? Math.ceil(maxRowsWalked / sections.length) : limit);
  const parts = sections.map((category) => {
    const where = category ? [...filterConditions({ category }), ...indexed] : indexed;
    return sql`(SELECT l.* FROM (${walk(where, "newest", walked)}) l
      ${rest.length > 0 ? sql`WHERE ${allOf(rest)}` : sql``} ORDER BY ${orders.newest.by} LIMIT ${constant(limit)})`;
  });
  return sql`SELECT l.* FROM (${join(parts, " UNION ALL ")}) l ORDER BY ${orders.newest.by} LIMIT ${constant(limit)}`;
}
