import "server-only";
import { auditAuthor } from "@/lib/audit/team.rows";
import { removeFiles } from "@/lib/documents/removal.commands";
import { deleteUnused } from "@/lib/documents/removal.rows";
import { recordEvents } from "@/lib/events/rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { MessageDto } from "@/lib/messages/contract";
import { messageCopy } from "@/lib/messages/copy";
import { takeBackMinutes } from "@/lib/messages/rules";
import { columnsOf } from "@/lib/messages/threads/conversation.rows";
import { messageColumns, toMessage, type MessageRow } from "@/lib/messages/threads/message.rows";
import { withdrawNotice } from "@/lib/messages/threads/message-notices.rows";
import { lockConversation, type LockedConversation } from "@/lib/messages/threads/sending.commands";

type SentMessage = { text: string; files: number; inTime: boolean; unread: boolean; reported: boolean };

/** A member's own message, or any that was sent in the name of the actor. */
async function findSent(tx: Transaction, { id: senderId, author }: Actor, id: string) {
  const [found] = await tx.rows<{ conversationId: string }>(sql`
    SELECT conversation_id AS "conversationId" FROM messages
    WHERE id = ${id}::uuid AND sender_id = ${senderId}::uuid AND deal_step IS NULL
      AND ${author ? sql`written_by_id = ${author.id}::uuid` : sql`true`}`);
  if (!found) throw new AppError("not_found", messageCopy.unknownMessage);
  const conversation = await lockConversation(tx, senderId, found.conversationId);
  const [sent] = await tx.rows<SentMessage>(sql`
    SELECT m.text, (SELECT count(*) FROM message_attachments a WHERE a.message_id = m.id)::int AS files,
      m.created_at > clock_timestamp() - make_interval(mins => ${takeBackMinutes}) AS "inTime",
      m.read_at IS NULL AS unread,
      EXISTS (SELECT 1 FROM messages r JOIN reports p ON p.subject_type = 'message' AND p.subject_id = r.id
        WHERE r.conversation_id = m.conversation_id AND p.status = 'open') AS reported
    FROM messages m WHERE m.id = ${id}::uuid AND m.taken_back_at IS NULL`);
  return { conversation, sent };
}

async function clearContent(tx: Transaction, id: string): Promise<string[]> {
  await tx.rows(sql`UPDATE messages SET text = '' WHERE id = ${id}::uuid`);
  const detached = await tx.rows<{ documentId: string }>(sql`
    DELETE FROM message_attachments WHERE message_id = ${id}::uuid RETURNING document_id AS "documentId"`);
  const ids = detached.map(({ documentId }) => documentId);
  return ids.length > 0 ? deleteUnused(tx, sql`d.id = ANY(${ids}::uuid[])`) : [];
}

async function recount(tx: Transaction, { id, side }: LockedConversation, unread: boolean): Promise<void> {
  const { me, them } = columnsOf[side];
  await tx.rows(sql`
    UPDATE conversations c SET ${me}_messages = greatest(0, ${me}_messages - 1),
      ${them}_unread = greatest(0, ${them}_unread - ${unread ? 1 : 0}),
      first_reply_seconds = CASE WHEN ${side === "owner"} AND owner_messages <= 1 THEN NULL ELSE first_reply_seconds END,
      last_message_text = (SELECT CASE WHEN m.taken_back_at IS NULL THEN c.last_message_text
          ELSE ${messageCopy.takenBack} END
        FROM messages m WHERE m.conversation_id = c.id ORDER BY m.created_at DESC, m.id DESC LIMIT 1)
    WHERE c.id = ${id}::uuid`);
}

/**
 * Leaves a line without text or files. They are deleted, unless an open report shows them to moderators. Throws
 * conflict after five minutes.
 */
export async function takeBackMessage(viewer: Actor, id: string): Promise<MessageDto> {
  const { row, files } = await transaction(async (tx) => {
    const { conversation, sent } = await findSent(tx, viewer, id);
    if (sent && !sent.inTime) throw new AppError("conflict", messageCopy.tooLateToTakeBack);
    let removed: string[] = [];
    if (sent) {
      await tx.rows(sql`UPDATE messages SET taken_back_at = now() WHERE id = ${id}::uuid`);
      await recount(tx, conversation, sent.unread);
      const text = sent.text || messageCopy.sentFiles(sent.files);
      await withdrawNotice(tx, { conversation, senderId: viewer.id, text });
      if (!sent.reported) removed = await clearContent(tx, id);
      await auditAuthor(tx, { actor: viewer, action: "answer", done: "took back an answer" });
      recordEvents(tx, [viewer.id, conversation.otherId], { topic: "message", subjectId: conversation.id });
    }
    const [left] = await tx.rows<MessageRow>(sql`
      SELECT ${messageColumns} FROM messages m WHERE m.id = ${id}::uuid`);
    return { row: left!, files: removed };
  });
  await removeFiles({ documents: files });
  return toMessage(row, viewer.id);
}
