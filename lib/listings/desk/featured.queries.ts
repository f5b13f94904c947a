import "server-only";
import { rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { constant } from "@/lib/server/sql";
import { cardColumns, toListing, type CardRow } from "@/lib/listings/catalog/card.rows";
import type { ListingDto } from "../contract";
import { listingsTag } from "../rules";

const rowSize = 8;
const candidateCount = 64;

function ringSegment(lap: number, side: ReturnType<typeof sql>) {
  return sql`(SELECT l.id, l.vendor_id, ${constant(lap)} AS lap, uuid_hash(l.id) AS place FROM listings l
    WHERE l.featured_at IS NOT NULL AND ${side}
    ORDER BY uuid_hash(l.id), l.id LIMIT ${constant(candidateCount)})`;
}

/**
 * Starts at another position of the ring every hour, so that each slot gets its turn; a vendor repeats only after all
 * others appeared.
 */
export async function listFeaturedListings(limit = rowSize): Promise<ListingDto[]> {
  reportTags(listingsTag);
  const start = sql`(SELECT hashtext(extract(epoch FROM date_trunc('hour', now()))::text))`;
  const found = await rows<CardRow>(sql`
    WITH stretches AS (
      ${ringSegment(0, sql`uuid_hash(l.id) >= ${start}`)} UNION ALL ${ringSegment(1, sql`uuid_hash(l.id) < ${start}`)}
    ), turns AS (
      SELECT id, lap, place, row_number() OVER (PARTITION BY vendor_id ORDER BY lap, place, id) AS turn
      FROM stretches
    ), picked AS (
      SELECT * FROM turns ORDER BY turn, lap, place, id LIMIT ${limit}::int
    )
    SELECT ${cardColumns} FROM picked JOIN listings l ON l.id = picked.id
    ORDER BY picked.turn, picked.lap, picked.place, picked.id`);
  return found.map(toListing);
}
