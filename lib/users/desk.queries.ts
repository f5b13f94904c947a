import "server-only";
import { readBalance } from "@/lib/rewards/queries";
import { rows, sql } from "@/lib/server/db";
import type { CustomerDeskDto } from "./desk.contract";

/** What waits for a customer and what they saved. */
export async function getCustomerDesk(userId: string): Promise<CustomerDeskDto> {
  const [points, [row]] = await Promise.all([readBalance(userId), readCounts(userId)]);
  return { ...(row ?? { favorites: 0, unreadMessages: 0 }), points };
}

function readCounts(userId: string) {
  return rows<Omit<CustomerDeskDto, "points">>(sql`
    SELECT
      (SELECT count(*)::int FROM favorites WHERE user_id = ${userId}::uuid) AS favorites,
      (SELECT coalesce(sum(starter_unread), 0)::int FROM conversations
        WHERE starter_id = ${userId}::uuid AND starter_unread > 0)
      + (SELECT coalesce(sum(owner_unread), 0)::int FROM conversations
        WHERE owner_id = ${userId}::uuid AND owner_unread > 0) AS "unreadMessages"`);
}
