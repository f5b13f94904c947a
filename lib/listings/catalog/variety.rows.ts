import "server-only";
import { away, originOf } from "@/lib/places/distance.rows";
import { sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { maxPerVendor, type Sort } from "@/lib/listings/rules";
import { cardColumns, limitTo } from "./card.rows";
import { orders } from "./order.rows";
import type { Block } from "./order.schema";
import { approved, walk } from "./page.rows";

/** More than three times the listings of the largest plan, so that an import leaves others to choose from. */
const maxCandidates = constant(3500);

const hasPicture = sql`EXISTS (SELECT FROM listing_images li WHERE li.listing_id = l.id)`;

/** Sorts after every distance in hundredths of a mile. */
const noDistance = constant(2_147_483_647);

/** Candidates have an ID, a vendor, their position in the order, and the distance if there is a place. */
export function sortedCandidates(where: Sql[], sort: Sort): Sql {
  return sql`SELECT l.id, l.vendor_id, NULL::int AS away, row_number() OVER (ORDER BY ${orders[sort].by}) AS at
    FROM (${walk(where, sort, maxCandidates)}) l`;
}

export function nearestCandidates(where: Sql[], place: string): Sql {
  const found = where.length === 0 ? walkNearest(place) : sortNewest(where, place);
  return sql`SELECT l.id, l.vendor_id, nullif(l.away, ${noDistance}) AS away,
      row_number() OVER (ORDER BY l.away, l.created_at DESC, l.id DESC) AS at
    FROM (${found}) l`;
}

function walkNearest(place: string): Sql {
  return sql`SELECT l.id, l.vendor_id, l.created_at, n.away FROM (
      SELECT p.id, ${away} AS away FROM ${originOf(place)}, places p
      WHERE p.id IN (SELECT c.place_id FROM place_counts c WHERE c.listings > 0)
      ORDER BY away, p.id
    ) n CROSS JOIN LATERAL (
      SELECT l.id, l.vendor_id, l.created_at FROM listings l WHERE ${approved} AND l.place_id = n.id
      ORDER BY l.created_at DESC, l.id DESC LIMIT ${maxCandidates}
    ) l LIMIT ${maxCandidates}`;
}

function sortNewest(where: Sql[], place: string): Sql {
  return sql`SELECT l.id, l.vendor_id, l.created_at,
      CASE WHEN p.id IS NULL OR origin.point IS NULL THEN ${noDistance} ELSE ${away} END AS away
    FROM (${walk(where, "newest", maxCandidates)}) l
      LEFT JOIN places p ON p.id = l.place_id LEFT JOIN ${originOf(place)} ON true`;
}

type Choice = { candidates: Sql; from: number; take: number };

/**
 * The first `from` candidates, at most two of each vendor; of these, the first `take`, those with a picture first.
 */
export function chooseVaried({ candidates, from, take }: Choice): Sql {
  return sql`
    WITH candidate AS MATERIALIZED (${candidates}),
    chosen AS MATERIALIZED (
      SELECT c.id, c.away, c.at FROM (
        SELECT candidate.*, row_number() OVER (PARTITION BY vendor_id ORDER BY at) AS turn FROM candidate
      ) c WHERE c.turn <= ${constant(maxPerVendor)} ORDER BY c.at LIMIT ${limitTo(from)}
    )
    SELECT ${cardColumns}, chosen.away FROM chosen JOIN listings l ON l.id = chosen.id
    ORDER BY ${hasPicture} DESC, chosen.at LIMIT ${limitTo(take)}`;
}

/** Condition for the listings after the block, which has the two newest of each vendor between its ends. */
export function isOutside([[newestAt, newestId], [oldestAt, oldestId]]: Block): Sql {
  const newer = allOf([
    sql`v.status = 'approved'`,
    sql`v.vendor_id = l.vendor_id`,
    sql`(v.created_at, v.id) > (l.created_at, l.id)`,
    sql`(v.created_at, v.id) <= (${newestAt}::timestamptz, ${newestId}::uuid)`,
  ]);
  return sql`((l.created_at, l.id) < (${oldestAt}::timestamptz, ${oldestId}::uuid)
    OR (SELECT count(*) FROM (SELECT FROM listings v WHERE ${newer} LIMIT ${constant(maxPerVendor)}) newer) >= ${constant(maxPerVendor)})`;
}
