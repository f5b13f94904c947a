import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import type { ModeratedRatingDto, RatingQueueQuery } from "./moderation.contract";
import { reviewCountCap } from "./moderation.rules";

type Row = Omit<ModeratedRatingDto, "createdAt"> & { createdAt: Date };

// Matches the predicate of a partial index.
const isShown = sql`b.status = 'published'`;

/** Published ratings of buyers, newest first. Those of one side alone stay private. */
export async function listBuyerRatings({
  limit,
  cursor,
}: RatingQueueQuery): Promise<Page<ModeratedRatingDto>> {
  const after = afterTimeCursor({ columns: sql`b.created_at, b.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT b.id::text, b.rating, b.text, b.created_at AS "createdAt", l.title,
        v.business_name AS "vendorName",
        json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) AS buyer
      FROM (SELECT b.* FROM buyer_ratings b WHERE ${isShown} AND ${after}
          ORDER BY b.created_at DESC, b.id DESC LIMIT ${limit + 1}::int) b
        JOIN users u ON u.id = b.buyer_id JOIN vendors v ON v.id = b.vendor_id
        JOIN offers o ON o.id = b.deal_id JOIN listings l ON l.id = o.listing_id
      ORDER BY b.created_at DESC, b.id DESC`),
    rows<CappedTotal>(countUpTo(reviewCountCap, sql`FROM buyer_ratings b WHERE ${isShown}`)),
  ]);
  const toItem = ({ createdAt, ...row }: Row) => ({ ...row, createdAt: createdAt.toISOString() });
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}
