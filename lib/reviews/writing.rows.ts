import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";

export const interaction = sql`(SELECT CASE WHEN c.deal_closed_at IS NULL THEN 'conversation' ELSE 'deal' END
  FROM conversations c JOIN vendors v ON v.id = r.vendor_id
  WHERE c.starter_id = r.author_id AND c.owner_id = v.user_id AND (c.deal_closed_at IS NOT NULL
    OR (c.listing_id = r.listing_id AND c.starter_messages > 0 AND c.owner_messages > 0))
  ORDER BY c.deal_closed_at IS NULL LIMIT 1)`;

export function hasDealtWith(userId: Sql, ownerId: Sql): Sql {
  return sql`EXISTS (SELECT 1 FROM conversations c
    WHERE c.starter_id = ${userId} AND c.owner_id = ${ownerId}
      AND (c.deal_closed_at IS NOT NULL OR (c.starter_messages > 0 AND c.owner_messages > 0)))`;
}

export function worksFor(userId: Sql): Sql {
  return sql`(v.user_id = ${userId} OR EXISTS (
    SELECT 1 FROM members m WHERE m.vendor_id = v.id AND m.user_id = ${userId}))`;
}
