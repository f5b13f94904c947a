import "server-only";
import { recordEvents } from "@/lib/events/rows";
import type { NewMessage } from "@/lib/messages/contract";
import { messageCopy } from "@/lib/messages/copy";
import { sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { countCopies, identicalPeople, isOrdinary } from "./held.rules";
import { assertCanSend, assertOwnFiles, writeMessage, type LockedConversation } from "./sending.commands";

type SendInput = { conversation: LockedConversation; sender: Actor; message: NewMessage };

const notesOf = (person: Sql) => sql`(
  SELECT o.conversation_id, o.note, o.created_at FROM conversations c JOIN offers o ON o.conversation_id = c.id
  WHERE c.starter_id = ${person} AND o.proposed_by_id = ${person} AND o.note <> ''
  UNION ALL
  SELECT w.conversation_id, w.note, w.created_at FROM conversations c JOIN viewings w ON w.conversation_id = c.id
  WHERE c.starter_id = ${person} AND w.listing_id IS NOT NULL AND w.note <> '')`;

async function hasWritten(tx: Transaction, { conversation, sender }: SendInput): Promise<boolean> {
  const [first] = await tx.rows(sql`
    SELECT 1 FROM messages WHERE conversation_id = ${conversation.id}::uuid AND sender_id = ${sender.id}::uuid
      AND deal_step IS NULL LIMIT 1`);
  return first !== undefined;
}

/** Number of other people who got the same first text or note of an offer or viewing from the sender within a day. */
async function readCopies(tx: Transaction, { conversation, sender, message }: SendInput): Promise<number> {
  const me = sql`${sender.id}::uuid`;
  const sent = await tx.rows<{ personId: string; text: string }>(sql`
    SELECT c.owner_id AS "personId", first.text FROM conversations c CROSS JOIN LATERAL (
        SELECT m.text, m.created_at FROM messages m WHERE m.conversation_id = c.id AND m.sender_id = ${me} AND m.deal_step IS NULL
        ORDER BY m.created_at, m.id LIMIT 1) first
    WHERE c.starter_id = ${me} AND first.created_at > now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM job_applications a WHERE a.job_id = c.job_id AND a.applicant_id = ${me})
    UNION ALL
    SELECT c.owner_id, h.text FROM held_messages h JOIN conversations c ON c.id = h.conversation_id
    WHERE h.sender_id = ${me} AND h.created_at > now() - interval '1 day'
    UNION ALL
    SELECT c.owner_id, n.note FROM ${notesOf(me)} n JOIN conversations c ON c.id = n.conversation_id
    WHERE n.created_at > now() - interval '1 day'`);
  return countCopies({ personId: conversation.otherId, text: message.text }, sent);
}

async function hold(
  tx: Transaction,
  { conversation, sender, message }: SendInput,
  copies: number,
): Promise<string> {
  assertCanSend(conversation);
  await assertOwnFiles(tx, sender.id, message.documentIds);
  const { id: conversationId, at: createdAt } = conversation;
  const { id } = await tx.heldMessage.create({
    data: { ...message, conversationId, senderId: sender.id, copies, createdAt },
    select: { id: true },
  });
  // A new conversation stays out of its owner's inbox until something in it is delivered.
  await tx.rows(sql`
    UPDATE conversations SET starter_archived_at = NULL, starter_deleted_at = NULL,
      owner_deleted_at = CASE WHEN starter_messages + owner_messages = 0 THEN ${createdAt}::timestamptz
        ELSE owner_deleted_at END,
      last_message_at = CASE WHEN starter_messages + owner_messages = 0 THEN ${createdAt}::timestamptz
        ELSE last_message_at END,
      last_message_text = CASE WHEN starter_messages + owner_messages = 0 THEN left(${message.text}, 200)
        ELSE last_message_text END
    WHERE id = ${conversationId}::uuid`);
  recordEvents(tx, [sender.id], { topic: "message", subjectId: conversationId });
  return id;
}

/**
 * Writes a message, or holds it for a moderator if it opens a conversation with a text that several others got. Throws
 * conflict while an earlier one is held.
 */
export async function writeOrHold(tx: Transaction, sent: SendInput): Promise<{ id: string; held: boolean }> {
  const { conversation, message } = sent;
  if (conversation.side === "starter") {
    const [waiting] = await tx.rows(sql`
      SELECT 1 FROM held_messages WHERE conversation_id = ${conversation.id}::uuid AND status = 'waiting'`);
    if (waiting) throw new AppError("conflict", messageCopy.firstIsHeld);
    if (!isOrdinary(message.text) && !(await hasWritten(tx, sent))) {
      const copies = await readCopies(tx, sent);
      if (copies >= identicalPeople) return { id: await hold(tx, sent, copies), held: true };
    }
  }
  return { id: await writeMessage(tx, sent), held: false };
}

type Note = { conversation: LockedConversation; sender: Actor; note: string };

/**
 * The note of an offer or viewing, or an empty one if it's held for a moderator because several others got the same as
 * the first words of a conversation.
 */
export async function holdCopiedNote(tx: Transaction, { conversation, sender, note }: Note): Promise<string> {
  const sent = { conversation, sender, message: { text: note, documentIds: [] } };
  if (conversation.side !== "starter" || isOrdinary(note) || (await hasWritten(tx, sent))) return note;
  const [earlier] = await tx.rows(sql`
    SELECT 1 FROM ${notesOf(sql`${sender.id}::uuid`)} n WHERE n.conversation_id = ${conversation.id}::uuid LIMIT 1`);
  if (earlier) return note;
  const copies = await readCopies(tx, sent);
  if (copies < identicalPeople) return note;
  const joined = await tx.rows(sql`
    UPDATE held_messages SET text = left(text || E'\n\n' || ${note}, 2000), copies = greatest(copies, ${copies})
    WHERE conversation_id = ${conversation.id}::uuid AND status = 'waiting' RETURNING 1`);
  if (joined.length === 0) await hold(tx, sent, copies);
  return "";
}
