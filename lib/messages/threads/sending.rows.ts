import "server-only";
import { sql, type Transaction } from "@/lib/server/db";

/** All unread messages share one notification, identified by the first of them. */
export function noticeKey(conversationId: string, messageId: string): string {
  return `message:${conversationId}:${messageId}`;
}

export function noticeKeysOf(conversationId: string, messageIds: readonly string[]): string[] {
  return messageIds.map((id) => noticeKey(conversationId, id));
}

export async function insertSystemMessage(
  tx: Transaction,
  conversationId: string,
  text: string,
): Promise<void> {
  const id = sql`${conversationId}::uuid`;
  await tx.rows(sql`
    WITH said AS (
      INSERT INTO messages (id, conversation_id, text, created_at)
      SELECT gen_random_uuid(), ${id}, ${text}, greatest(date_trunc('milliseconds', clock_timestamp()),
        (SELECT max(created_at) FROM messages WHERE conversation_id = ${id}) + interval '1 millisecond')
      RETURNING created_at)
    UPDATE conversations SET last_message_at = said.created_at, last_message_text = left(${text}, 200)
    FROM said WHERE id = ${id}`);
}
