import "server-only";
import { acceptsInquiries } from "@/lib/listings/catalog/availability.rules";
import { cardColumns, toListing, type CardRow } from "@/lib/listings/catalog/card.rows";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { allOf, containsPattern, type Sql } from "@/lib/server/sql";
import { fromCents } from "@/lib/shared/money";
import { badCursor, decodeCursor, toPage, type Page } from "@/lib/shared/page";
import type { FavoriteCounts, FavoriteDto, FavoriteQuery } from "./contract";
import { maxListedIds, type FavoriteSort } from "./rules";
import { favoriteCursorSchema } from "./schema";

type FavoriteRow = CardRow & {
  savedCents: number;
  savedAt: Date;
  note: string;
  dropCents: number;
  bought: boolean;
};

const isShown = sql`l.status::text = ANY(${[...publicStatuses]})`;

function toFavorite({ savedCents, savedAt, note, dropCents, bought, ...row }: FavoriteRow): FavoriteDto {
  return {
    ...toListing(row),
    savedPrice: fromCents(savedCents),
    savedAt: savedAt.toISOString(),
    note,
    priceDropped: dropCents > 0,
    gone: !acceptsInquiries(row.status),
    bought,
  };
}

/** Price drop since it was saved, in cents; 0 if it's no longer available. */
const priceDrop = sql`CASE WHEN l.status IN ('approved', 'reserved') THEN greatest(f.price_cents - l.price_cents, 0) ELSE 0 END`;

const orders: Record<FavoriteSort, Sql> = {
  newest: sql`f.created_at DESC, f.listing_id DESC`,
  dropped: sql`${priceDrop} DESC, l.id DESC`,
  price_asc: sql`l.price_cents, l.id`,
  price_desc: sql`l.price_cents DESC, l.id DESC`,
  name: sql`lower(l.title), l.id`,
};

function afterCursor(sort: FavoriteSort, cursor: string): Sql {
  const at = decodeCursor(cursor, favoriteCursorSchema);
  if (at[0] !== sort) throw badCursor();
  if (at[0] === "name") {
    return sql`(lower(l.title), l.id) > (SELECT lower(e.title), e.id FROM listings e WHERE e.id = ${at[1]}::uuid)`;
  }
  const [, value, id] = at;
  if (at[0] === "newest") return sql`(f.created_at, f.listing_id) < (${value}::timestamptz, ${id}::uuid)`;
  if (at[0] === "price_asc") return sql`(l.price_cents, l.id) > (${value}::bigint, ${id}::uuid)`;
  return sql`(${at[0] === "dropped" ? priceDrop : sql`l.price_cents`}, l.id) < (${value}::bigint, ${id}::uuid)`;
}

function placeOf(sort: FavoriteSort, { id, savedAt, priceCents, dropCents }: FavoriteRow): unknown {
  if (sort === "name") return [sort, id];
  return [sort, sort === "newest" ? savedAt : sort === "dropped" ? dropCents : priceCents, id];
}

type FavoriteRequest = Omit<FavoriteQuery, "sort"> & { sort?: FavoriteSort; search?: string };

export async function listFavorites(
  userId: string,
  { limit, cursor, sort = "newest", search }: FavoriteRequest,
): Promise<Page<FavoriteDto>> {
  const pattern = search ? containsPattern(search) : null;
  const where = allOf([
    sql`f.user_id = ${userId}::uuid AND ${isShown}`,
    ...(pattern ? [sql`(l.title ILIKE ${pattern} OR f.note ILIKE ${pattern})`] : []),
  ]);
  const after = cursor ? afterCursor(sort, cursor) : sql`true`;
  const [found, [count]] = await Promise.all([
    rows<FavoriteRow>(sql`
      SELECT ${cardColumns}, f.price_cents AS "savedCents", f.created_at AS "savedAt", f.note, ${priceDrop} AS "dropCents",
        EXISTS (SELECT 1 FROM conversations c WHERE c.listing_id = l.id AND c.starter_id = f.user_id
          AND c.deal_closed_at IS NOT NULL) AS bought
      FROM favorites f JOIN listings l ON l.id = f.listing_id
      WHERE ${where} AND ${after}
      ORDER BY ${orders[sort]} LIMIT ${limit + 1}`),
    rows<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM favorites f JOIN listings l ON l.id = f.listing_id
      WHERE ${where}`),
  ]);
  return toPage({ found, limit, toItem: toFavorite, placeOf: (row) => placeOf(sort, row) }, count);
}

export async function countFavorites(userId: string): Promise<FavoriteCounts> {
  const onOffer = sql`l.status IN ('approved', 'reserved')`;
  const [row] = await rows<FavoriteCounts>(sql`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE ${onOffer} AND l.price_cents < f.price_cents)::int AS cheaper,
      count(*) FILTER (WHERE NOT ${onOffer})::int AS gone
    FROM favorites f JOIN listings l ON l.id = f.listing_id WHERE f.user_id = ${userId}::uuid AND ${isShown}`);
  return row ?? { total: 0, cheaper: 0, gone: 0 };
}

export async function listFavoriteIds(userId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(sql`
    SELECT listing_id AS id FROM favorites WHERE user_id = ${userId}::uuid
    ORDER BY created_at DESC, listing_id DESC LIMIT ${maxListedIds}`);
  return found.map(({ id }) => id);
}

export async function isFavorite(userId: string, listingId: string): Promise<boolean> {
  const found = await rows(sql`
    SELECT 1 FROM favorites WHERE user_id = ${userId}::uuid AND listing_id = ${listingId}::uuid`);
  return found.length > 0;
}
