import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { join, rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import { isUuid } from "@/lib/shared/uuid";
import type { CategoryCountDto, ListingDetailDto, ListingDto, ListingQuery } from "@/lib/listings/contract";
import {
  byDistance,
  categories,
  categoryNames,
  countCap,
  listingsTag,
  listingTag,
  pageSize,
  publicStatuses,
  relevance,
  type Category,
  type Sort,
} from "@/lib/listings/rules";
import { cardColumns, limitTo, toListing, type CardRow } from "./card.rows";
import { readDetail } from "./detail.queries";
import {
  addDistances,
  readDistanceCursor,
  sortByDistance,
  toDistancePage,
  walkByDistance,
} from "./distance.rows";
import { filterConditions, normalizeFilter, splitConditions } from "./filter.rows";
import { orders, readListCursor, toListingPage } from "./order.rows";
import type { ListCursor } from "./order.schema";
import { approved, fetchPage, readByCategory, readPage, walkPage } from "./page.rows";
import { assertCanList, listPrivate } from "./unpublished.queries";
import { isOutside } from "./variety.rows";

/**
 * All filters but text, which lib/search handles. Other states than approved are only for the vendor and admins: throws
 * not_signed_in or forbidden otherwise, and bad_request for an invalid cursor.
 */
export async function listListings(
  query: ListingQuery,
  viewer: Viewer | null = null,
): Promise<Page<ListingDto>> {
  // Relevance requires a text and distance a place; otherwise the newest come first.
  const sort = !query.sort || query.sort === relevance || query.sort === byDistance ? "newest" : query.sort;
  if (query.status && query.status !== "approved") {
    assertCanList(query, viewer);
    return listPrivate(query, sort);
  }
  const filter = normalizeFilter(query);
  if (query.sort === byDistance && query.place) return listByDistance(filter, query.place);
  const cursor = readListCursor(sort, query.cursor);
  if (!filter) return emptyPage;
  const { ids } = query.sort ? {} : filter;
  const page = await (ids ? listByIds(filter, ids) : listApproved(filter, sort, cursor));
  return query.place ? { ...page, items: await addDistances(query.place, page.items) } : page;
}

const emptyPage: Page<ListingDto> = { items: [], next: null, total: 0, capped: false };

async function listByIds(filter: ListingQuery, ids: readonly string[]): Promise<Page<ListingDto>> {
  reportTags(listingsTag);
  const where = allOf([approved, ...filterConditions(filter)]);
  const found = await rows<CardRow>(sql`SELECT ${cardColumns} FROM listings l WHERE ${where}
    ORDER BY array_position(${ids}::uuid[], l.id) LIMIT ${limitTo(filter.limit ?? pageSize)}`);
  return { items: found.map(toListing), next: null, total: found.length, capped: false };
}

async function listByDistance(filter: ListingQuery | null, place: string): Promise<Page<ListingDto>> {
  const after = readDistanceCursor(filter?.cursor);
  if (!filter) return emptyPage;
  reportTags(listingsTag);
  const limit = filter.limit ?? pageSize;
  const around = { place, within: filter.within, after, take: limit + 1 };
  const counted = after ?? (await countApproved(filter));
  const where = filterConditions({ ...filter, within: undefined });
  const found =
    counted.capped || !isNarrow(filter)
      ? await walkByDistance(where, around)
      : await sortByDistance(
          sql`SELECT l.id FROM listings l WHERE ${allOf([approved, ...filterConditions(filter)])}`,
          around,
        );
  return toDistancePage({ found, limit, total: counted.total, capped: counted.capped });
}

export async function countUnplaced(query: ListingQuery): Promise<Count> {
  const filter = normalizeFilter({ ...query, within: undefined });
  if (!filter) return { total: 0, capped: false };
  const where = allOf([approved, sql`l.place_id IS NULL`, ...filterConditions(filter)]);
  const [row] = await rows<{ count: number }>(sql`SELECT count(*) AS count FROM (
    SELECT 1 FROM listings l WHERE ${where} LIMIT ${constant(countCap + 1)}) counted`);
  const count = row?.count ?? 0;
  return { total: Math.min(count, countCap), capped: count > countCap };
}

export type Count = { total: number; capped: boolean };

async function listApproved(
  filter: ListingQuery,
  sort: Sort,
  cursor: ListCursor | null,
): Promise<Page<ListingDto>> {
  reportTags(listingsTag);
  const limit = filter.limit ?? pageSize;
  const take = limit + 1;
  const block = cursor?.block;
  const after = cursor ? [orders[sort].after(cursor.key), ...(block ? [isOutside(block)] : [])] : [];
  const { indexed, rest } = splitConditions(filter, sort);
  const where = [...indexed, ...after];

  if (rest.length === 0) {
    const merge = filter.state && !filter.category;
    const [found, count] = await Promise.all([
      merge ? readByCategory({ where, sort, take }) : readPage({ where, sort, take }),
      cursor ?? countApproved(filter),
    ]);
    return toListingPage({ rows: found, limit, sort, ...count, block });
  }

  const { total, capped } = cursor ?? (await countApproved(filter));
  const walked = capped ? await walkPage({ where, rest, sort, take }) : null;
  const found = walked ?? (await fetchPage({ where: [...where, ...rest], sort, take }));
  return toListingPage({ rows: found, limit, sort, total, capped, block });
}

/** Exact for a category, which has a counter row; anything narrower is counted up to the cap. */
export async function countListings(query: ListingQuery): Promise<Count> {
  const filter = normalizeFilter(query);
  return filter ? countApproved(filter) : { total: 0, capped: false };
}

async function countApproved(filter: ListingQuery): Promise<Count> {
  reportTags(listingsTag);
  const [row] = await rows<{ count: number }>(sql`SELECT ${countExpression(filter)} AS count`);
  return toCount(row?.count ?? 0, filter);
}

export async function countListingsEach(queries: readonly ListingQuery[]): Promise<Count[]> {
  if (queries.length === 0) return [];
  reportTags(listingsTag);
  const filters = queries.map(normalizeFilter);
  const counts = filters.map((filter) => (filter ? countExpression(filter) : sql`0`));
  const [row] = await rows<{ counts: number[] }>(sql`SELECT ARRAY[${join(counts)}]::int[] AS counts`, {
    prepared: queries.length === 1,
  });
  return filters.map((filter, index) => toCount(row?.counts[index] ?? 0, filter ?? {}));
}

function isNarrow({ category: _, ...others }: ListingQuery): boolean {
  return filterConditions(others).length > 0;
}

function toCount(count: number, filter: ListingQuery): Count {
  if (!isNarrow(filter)) return { total: count, capped: false };
  return { total: Math.min(count, countCap), capped: count > countCap };
}

function countExpression(filter: ListingQuery): Sql {
  const { category } = filter;
  if (!isNarrow(filter)) {
    const counted = category ? sql`category = ${category}::category` : sql`true`;
    return sql`(SELECT coalesce(sum(listings), 0) FROM category_counts WHERE ${counted})`;
  }
  const where = [approved, ...filterConditions(filter)];
  // The state indexes start with the category.
  if (!category && filter.state) where.push(sql`l.category IN ('products', 'services', 'realestate')`);
  return sql`(SELECT count(*) FROM (
    SELECT 1 FROM listings l WHERE ${allOf(where)} LIMIT ${constant(countCap + 1)}) counted)`;
}

async function readCounts(): Promise<Record<Category, number>> {
  const counts = { products: 0, services: 0, realestate: 0 };
  const found = await rows<{ category: Category; listings: number }>(
    sql`SELECT category, listings FROM category_counts`,
  );
  for (const { category, listings } of found) counts[category] = listings;
  return counts;
}

export async function readCategoryCounts(): Promise<CategoryCountDto[]> {
  const counts = await cachedRead({
    tags: [listingsTag],
    key: "category-counts",
    maxAgeSeconds: 60,
    load: readCounts,
  });
  return categories.map((id) => ({
    id,
    name: categoryNames[id],
    slug: hrefs.category(id).slice(1),
    count: counts[id],
  }));
}

/** Any state; callers must check access. */
export async function getListing(id: string): Promise<ListingDetailDto | null> {
  if (!isUuid(id)) return null;
  reportTags(listingTag(id));
  return readDetail(id);
}

/** 'removed' for a listing that an admin took down (410); null if it doesn't exist or isn't public (404). */
export async function getListingPublic(id: string): Promise<ListingDetailDto | "removed" | null> {
  const listing = await getListing(id);
  if (listing?.status === "removed") return "removed";
  return listing && publicStatuses.includes(listing.status) ? listing : null;
}

export async function getListingFor(id: string, viewer: Viewer | null): Promise<ListingDetailDto> {
  const listing = await getListing(id);
  const mine = viewer && (viewer.role === "admin" || viewer.vendorId === listing?.vendorId);
  if (!listing || !(mine || listing.status === "removed" || publicStatuses.includes(listing.status))) {
    throw new AppError("not_found", "This listing doesn’t exist.");
  }
  if (listing.status === "removed" && !mine) throw new AppError("gone", "This listing was removed.");
  return listing;
}

export async function listNewestListings(limit = pageSize, category?: Category): Promise<ListingDto[]> {
  reportTags(listingsTag);
  const found = await readPage({ where: filterConditions({ category }), sort: "newest", take: limit });
  return found.map(toListing);
}

export function listVendorListings(
  vendor: string,
  page: Pick<ListingQuery, "limit" | "cursor" | "sort"> = {},
): Promise<Page<ListingDto>> {
  return listListings({ ...page, vendor });
}
