import "server-only";
import { away, originOf } from "@/lib/places/distance.rows";
import { rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { decodeCursor, toPage, type Page } from "@/lib/shared/page";
import type { ListingDto } from "@/lib/listings/contract";
import { cardColumns, limitTo, toListing, type CardRow } from "./card.rows";
import { distanceCursorSchema, type DistanceCursor } from "./distance.schema";
import { approved } from "./page.rows";

type DistanceRow = CardRow & { away: number; placeId: number };

const noPlaceDistance = 2_147_483_647;

export type AreaQuery = {
  place: string;
  within: number | undefined;
  after: DistanceCursor | null;
  take: number;
};

export function readDistanceCursor(cursor: string | undefined): DistanceCursor | null {
  return cursor ? decodeCursor(cursor, distanceCursorSchema) : null;
}

/**
 * Walks places with listings, nearest first, newest first in each; listings without a place follow unless a radius is
 * set. For conditions that many listings match.
 */
export async function walkByDistance(where: Sql[], around: AreaQuery): Promise<DistanceRow[]> {
  const placed = around.after?.key[0] === noPlaceDistance ? [] : await walkPlaces(where, around);
  if (placed.length >= around.take || around.within !== undefined) return placed;
  return [...placed, ...(await walkUnplaced(where, { ...around, take: around.take - placed.length }))];
}

function walkPlaces(where: Sql[], { place, within, after, take }: AreaQuery): Promise<DistanceRow[]> {
  const [from, last, at, id] = after?.key ?? [0, 0, "", ""];
  const isFurther = after ? sql`(n.away, n.id) >= (${from}::int, ${last}::int)` : sql`true`;
  const isBehind = after
    ? sql`(l.created_at, l.id) < (CASE WHEN n.id = ${last}::int THEN ${at}::timestamptz ELSE 'infinity' END, ${id}::uuid)`
    : sql`true`;
  const reached = within === undefined ? sql`true` : sql`n.away <= ${within * 100}::int`;
  return rows<DistanceRow>(sql`
    WITH near AS MATERIALIZED (
      SELECT * FROM (
        SELECT p.id, ${away} AS away FROM ${originOf(place)}, places p
        WHERE p.id IN (SELECT c.place_id FROM place_counts c WHERE c.listings > 0)
      ) n WHERE ${allOf([isFurther, reached])} ORDER BY n.away, n.id
    ), page AS MATERIALIZED (
      SELECT l.id, n.away, n.id AS place_id FROM near n CROSS JOIN LATERAL (
        SELECT l.id FROM listings l WHERE ${allOf([approved, sql`l.place_id = n.id`, ...where, isBehind])}
        ORDER BY l.created_at DESC, l.id DESC LIMIT ${limitTo(take)}
      ) l LIMIT ${limitTo(take)}
    )
    SELECT ${cardColumns}, page.away, page.place_id AS "placeId" FROM page JOIN listings l ON l.id = page.id
    ORDER BY page.away, page.place_id, l.created_at DESC, l.id DESC`);
}

function walkUnplaced(where: Sql[], { after, take }: AreaQuery): Promise<DistanceRow[]> {
  const [from, , at, id] = after?.key ?? [0, 0, "", ""];
  const isBehind =
    from === noPlaceDistance ? [sql`(l.created_at, l.id) < (${at}::timestamptz, ${id}::uuid)`] : [];
  return rows<DistanceRow>(sql`
    SELECT ${cardColumns}, ${constant(noPlaceDistance)} AS away, 0 AS "placeId" FROM (
      SELECT l.* FROM listings l WHERE ${allOf([approved, sql`l.place_id IS NULL`, ...where, ...isBehind])}
      ORDER BY l.created_at DESC, l.id DESC LIMIT ${sql`${take}::int`}
    ) l ORDER BY l.created_at DESC, l.id DESC`);
}

export function sortByDistance(ids: Sql, { place, within, after, take }: AreaQuery): Promise<DistanceRow[]> {
  const [from, last, at, id] = after?.key ?? [0, 0, "", ""];
  const isBehind = after
    ? sql`(h.away, h.place_id) > (${from}::int, ${last}::int) OR ((h.away, h.place_id) = (${from}::int, ${last}::int)
        AND (h.created_at, h.id) < (${at}::timestamptz, ${id}::uuid))`
    : sql`true`;
  const reached = within === undefined ? sql`true` : sql`h.away <= ${within * 100}::int`;
  return rows<DistanceRow>(sql`
    WITH chosen AS MATERIALIZED (${ids}),
    hit AS MATERIALIZED (
      SELECT l.id, l.created_at, coalesce(l.place_id, 0) AS place_id,
        CASE WHEN p.id IS NULL THEN ${constant(noPlaceDistance)} ELSE ${away} END AS away
      FROM chosen JOIN listings l ON l.id = chosen.id LEFT JOIN places p ON p.id = l.place_id
        LEFT JOIN ${originOf(place)} ON true
      WHERE ${approved}
    ), page AS MATERIALIZED (
      SELECT h.id, h.away, h.place_id FROM hit h WHERE ${reached} AND (${isBehind})
      ORDER BY h.away, h.place_id, h.created_at DESC, h.id DESC LIMIT ${limitTo(take)}
    )
    SELECT ${cardColumns}, page.away, page.place_id AS "placeId" FROM page JOIN listings l ON l.id = page.id
    ORDER BY page.away, page.place_id, l.created_at DESC, l.id DESC`);
}

type PageInput = { found: DistanceRow[]; limit: number; total: number; capped: boolean };

export function toDistancePage({ found, limit, total, capped }: PageInput): Page<ListingDto> {
  return toPage(
    {
      found,
      limit,
      toItem: (row) => ({
        ...toListing(row),
        ...(row.away === noPlaceDistance ? {} : { distance: row.away / 100 }),
      }),
      placeOf: ({ away: far, placeId, createdAt, id }) => ({
        sort: "distance",
        key: [far, placeId, createdAt, id],
        total,
        capped,
      }),
    },
    { total, capped },
  );
}

export async function addDistances(place: string, listings: ListingDto[]): Promise<ListingDto[]> {
  const ids = listings.filter(({ distance }) => distance === undefined).map(({ id }) => id);
  if (ids.length === 0) return listings;
  const found = await rows<{ id: string; away: number }>(sql`
    SELECT l.id, ${away} AS away FROM ${originOf(place)}, listings l JOIN places p ON p.id = l.place_id
    WHERE l.id = ANY (${ids}::uuid[])`);
  const miles = new Map(found.map((row) => [row.id, row.away / 100]));
  return listings.map((listing) => {
    const distance = miles.get(listing.id);
    return distance === undefined ? listing : { ...listing, distance };
  });
}
