import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { QuickReplyDto } from "./quick-replies.contract";
import { toQuickReply, type QuickReplyRow } from "./quick-replies.rows";
import { maxQuickReplies } from "@/lib/messages/rules";

export async function listQuickReplies(userId: string): Promise<QuickReplyDto[]> {
  const found = await rows<QuickReplyRow>(sql`
    SELECT id, title, text, updated_at AS "updatedAt" FROM quick_replies WHERE user_id = ${userId}::uuid
    ORDER BY position, created_at, id LIMIT ${maxQuickReplies}`);
  return found.map(toQuickReply);
}
