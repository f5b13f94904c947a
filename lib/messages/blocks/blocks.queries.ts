import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { rows, sql } from "@/lib/server/db";
import type { BlockedPersonDto } from "./blocks.contract";
import { nameColumns, nameOf } from "@/lib/messages/threads/conversation.rows";
import { maxBlocked } from "@/lib/messages/rules";

type Row = Parameters<typeof nameOf>[0] & { id: string; picture: string | null; blockedAt: Date };

export async function listBlocked(userId: string): Promise<BlockedPersonDto[]> {
  const found = await rows<Row>(sql`
    SELECT u.id, ${nameColumns}, b.created_at AS "blockedAt",
      coalesce(CASE WHEN v.status IN ('approved', 'suspended') THEN logo.name END, avatar.name) AS picture
    FROM blocks b JOIN users u ON u.id = b.blocked_id LEFT JOIN vendors v ON v.user_id = u.id
      LEFT JOIN images avatar ON avatar.id = u.avatar_image_id LEFT JOIN images logo ON logo.id = v.logo_image_id
    WHERE b.blocker_id = ${userId}::uuid ORDER BY b.created_at DESC, u.id LIMIT ${maxBlocked}`);
  return found.map((row) => ({
    id: row.id,
    name: nameOf(row),
    photoUrl: row.picture ? imageUrl(row.picture, 320) : null,
    blockedAt: row.blockedAt.toISOString(),
  }));
}
