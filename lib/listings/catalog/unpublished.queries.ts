import "server-only";
import { rows, sql } from "@/lib/server/db";
import { allOf, containsPattern, type CappedTotal, countUpTo } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { Page } from "@/lib/shared/page";
import type { ListingDto, ListingQuery } from "@/lib/listings/contract";
import { countCap, pageSize, type Sort } from "@/lib/listings/rules";
import { cardColumns, limitTo, type CardRow } from "./card.rows";
import { factConditions, filterConditions } from "./filter.rows";
import { orders, readListCursor, toListingPage } from "./order.rows";

export function assertCanList(query: ListingQuery, viewer: Viewer | null): void {
  if (!viewer) throw new AppError("not_signed_in", "Please sign in to continue.");
  if (viewer.role === "admin") return;
  if (viewer.vendorId && viewer.vendorId === query.vendor) return;
  throw new AppError("forbidden", "Only the owner and administrators can see these listings.");
}

export async function listPrivate(query: ListingQuery, sort: Sort): Promise<Page<ListingDto>> {
  const cursor = readListCursor(sort, query.cursor);
  const limit = query.limit ?? pageSize;
  const where = [
    sql`l.status = ${query.status}::listing_status`,
    ...filterConditions(query),
    ...factConditions(query),
  ];
  if (query.search) {
    const pattern = containsPattern(query.search);
    where.push(sql`concat_ws(' ', l.title, l.description, l.location, l.vendor_name) ILIKE ${pattern}`);
  }
  const counted =
    cursor ?? (await rows<CappedTotal>(countUpTo(countCap, sql`FROM listings l WHERE ${allOf(where)}`)))[0];
  const after = cursor ? [orders[sort].after(cursor.key)] : [];
  const found = await rows<CardRow>(sql`SELECT ${cardColumns} FROM (
      SELECT l.* FROM listings l WHERE ${allOf([...where, ...after])}
      ORDER BY ${orders[sort].by} LIMIT ${limitTo(limit + 1)}
    ) l ORDER BY ${orders[sort].by}`);
  return toListingPage({
    rows: found,
    limit,
    sort,
    total: counted?.total ?? 0,
    capped: counted?.capped ?? false,
  });
}
