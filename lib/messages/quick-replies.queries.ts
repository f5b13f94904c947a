import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { QuickReplyDto } from "./quick-replies.contract";
import { maxQuickReplies } from "./rules";

/** A person's ready-made messages, in their order. */
export function listQuickReplies(userId: string): Promise<QuickReplyDto[]> {
  return rows<QuickReplyDto>(sql`
    SELECT id, title, text FROM quick_replies WHERE user_id = ${userId}::uuid
    ORDER BY position, created_at, id LIMIT ${maxQuickReplies}`);
}
