import "server-only";
import { isRecent } from "@/lib/reviews/deal-review.rows";
import { allowedRatingActions, reviewDays, type BuyerRatingStatus } from "@/lib/reviews/deal-review.rules";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import type { BuyerRatingDto } from "@/lib/messages/rating.contract";

/** True if the owner of conversation `c` is an approved vendor, who may see ratings of buyers. */
export const isVendorConversation = sql`(c.listing_id IS NOT NULL AND EXISTS (SELECT FROM vendors s
  WHERE s.user_id = c.owner_id AND s.status = 'approved'))`;

/** True if buyers of offer `o` can be rated: it was completed in the last 60 days. */
export const isRatable = sql`(o.status = 'accepted'
  AND o.settled_at > now() - make_interval(days => ${reviewDays}::int)) IS TRUE`;

export function summaryOf(buyerId: Sql): Sql {
  return sql`(SELECT json_build_object('count', count(*)::int, 'average', round(avg(b.rating), 1)::float8)
    FROM buyer_ratings b WHERE b.buyer_id = ${buyerId} AND b.status = 'published')`;
}

export const ratingColumn = sql`(SELECT json_build_object('rating', b.rating, 'text', b.text, 'status', b.status,
    'publishAt', b.publish_at, 'isRecent', ${isRecent(sql`b.created_at`)})
  FROM buyer_ratings b WHERE b.deal_id = o.id)`;

export type RatingRow = Omit<BuyerRatingDto, "actions" | "status"> & {
  status: BuyerRatingStatus;
  isRecent: boolean;
};

export function toRating({ isRecent: recent, publishAt, ...rating }: RatingRow): BuyerRatingDto {
  return {
    ...rating,
    publishAt: new Date(publishAt).toISOString(),
    actions: allowedRatingActions({ status: rating.status, isRecent: recent }),
  };
}
