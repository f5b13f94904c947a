import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { editHours, publicationDays, reviewDays } from "./deal-review.rules";

/** True if the deal of conversation `c` is recent enough for reviews, or there was none. */
export const isReviewTime = sql`(c.deal_closed_at IS NULL
  OR c.deal_closed_at > now() - make_interval(days => ${reviewDays}::int))`;

/**
 * Time at which one side is published without the other: 14 days from now, at the latest when reviews close. Rounded like
 * the columns, because a Date would cut off microseconds.
 */
export function publishAt(settledAt: Sql): Sql {
  return sql`least(now() + make_interval(days => ${publicationDays}::int),
    ${settledAt} + make_interval(days => ${reviewDays}::int))::timestamptz(3)`;
}

export function isRecent(createdAt: Sql): Sql {
  return sql`${createdAt} > now() - make_interval(hours => ${editHours}::int)`;
}

/** True if review `r` can be published: it isn't about a deal, its time has come, or the seller has rated the buyer. */
export const isPublishable = sql`(r.publish_at IS NULL OR r.publish_at <= now()
  OR EXISTS (SELECT FROM buyer_ratings b WHERE b.deal_id = r.deal_id AND b.status <> 'deleted'))`;
