import "server-only";
import { readBalance } from "@/lib/rewards/queries";
import { rows, sql } from "@/lib/server/db";
import type { CustomerDeskDto } from "./desk.contract";

/** What waits for a customer and what they saved. */
export async function getCustomerDesk(userId: string): Promise<CustomerDeskDto> {
  const [points, [row]] = await Promise.all([readBalance(userId), readCounts(userId)]);
  return { ...(row ?? { favorites: 0, unreadMessages: 0, savedSearches: 0, newMatches: 0 }), points };
}

function readCounts(userId: string) {
  return rows<Omit<CustomerDeskDto, "points">>(sql`
    SELECT
      (SELECT count(*)::int FROM favorites WHERE user_id = ${userId}::uuid) AS favorites,
      (SELECT coalesce(sum(starter_unread), 0)::int FROM conversations
        WHERE starter_id = ${userId}::uuid AND starter_unread > 0)
      + (SELECT coalesce(sum(owner_unread), 0)::int FROM conversations
        WHERE owner_id = ${userId}::uuid AND owner_unread > 0) AS "unreadMessages",
      (SELECT count(*)::int FROM saved_searches WHERE user_id = ${userId}::uuid AND deleted_at IS NULL) AS "savedSearches",
      (SELECT count(*)::int FROM (
        SELECT 1 FROM saved_searches s JOIN saved_search_matches m ON m.search_id = s.id AND m.created_at > s.seen_at
          JOIN listings l ON l.id = m.listing_id AND l.status = 'approved'
        WHERE s.user_id = ${userId}::uuid AND s.deleted_at IS NULL LIMIT 100
      ) fresh) AS "newMatches"`);
}
