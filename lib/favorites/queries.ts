import "server-only";
import { isOnOffer } from "@/lib/listings/catalogue/availability.rules";
import { cardColumns, toListing, type CardRow } from "@/lib/listings/catalogue/card.rows";
import { publicStatuses } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { afterMoment } from "@/lib/server/sql";
import { fromCents } from "@/lib/shared/money";
import { toPage, type Page } from "@/lib/shared/page";
import type { FavoriteCounts, FavoriteDto, FavoriteQuery } from "./contract";
import { maxHearts } from "./rules";

type FavoriteRow = CardRow & { savedCents: number; savedAt: Date; note: string };

/** What the public may see no more is left out until it is back. */
const shown = sql`l.status::text = ANY(${[...publicStatuses]})`;

function toFavorite({ savedCents, savedAt, note, ...row }: FavoriteRow): FavoriteDto {
  return {
    ...toListing(row),
    savedPrice: fromCents(savedCents),
    savedAt: savedAt.toISOString(),
    note,
    priceDropped: row.priceCents < savedCents,
    gone: !isOnOffer(row.status),
  };
}

/** A page of a person's favourites, the last saved first. */
export async function listFavorites(
  userId: string,
  { limit, cursor }: FavoriteQuery,
): Promise<Page<FavoriteDto>> {
  const after = afterMoment({ columns: sql`f.created_at, f.listing_id`, first: "newest", cursor });
  const [found, [count]] = await Promise.all([
    rows<FavoriteRow>(sql`
      SELECT ${cardColumns}, f.price_cents AS "savedCents", f.created_at AS "savedAt", f.note
      FROM favorites f JOIN listings l ON l.id = f.listing_id
      WHERE f.user_id = ${userId}::uuid AND ${shown} AND ${after}
      ORDER BY f.created_at DESC, f.listing_id DESC LIMIT ${limit + 1}`),
    rows<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM favorites f JOIN listings l ON l.id = f.listing_id
      WHERE f.user_id = ${userId}::uuid AND ${shown}`),
  ]);
  return toPage({ found, limit, toItem: toFavorite, placeOf: ({ savedAt, id }) => [savedAt, id] }, count);
}

/** What a person has saved that can be seen: all of it, what is cheaper now, and what is no longer to be had. */
export async function countFavorites(userId: string): Promise<FavoriteCounts> {
  const onOffer = sql`l.status IN ('approved', 'reserved')`;
  const [row] = await rows<FavoriteCounts>(sql`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE ${onOffer} AND l.price_cents < f.price_cents)::int AS cheaper,
      count(*) FILTER (WHERE NOT ${onOffer})::int AS gone
    FROM favorites f JOIN listings l ON l.id = f.listing_id WHERE f.user_id = ${userId}::uuid AND ${shown}`);
  return row ?? { total: 0, cheaper: 0, gone: 0 };
}

/** Ids of what a person has saved, the last saved first. */
export async function listFavoriteIds(userId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(sql`
    SELECT listing_id AS id FROM favorites WHERE user_id = ${userId}::uuid
    ORDER BY created_at DESC, listing_id DESC LIMIT ${maxHearts}`);
  return found.map(({ id }) => id);
}

export async function isFavorite(userId: string, listingId: string): Promise<boolean> {
  const found = await rows(sql`
    SELECT 1 FROM favorites WHERE user_id = ${userId}::uuid AND listing_id = ${listingId}::uuid`);
  return found.length > 0;
}
