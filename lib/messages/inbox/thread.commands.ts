import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { dismissNotices, dismissSubjects } from "@/lib/notifications/notify/notify.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { runStep, sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { recordContact } from "@/lib/visits/commands";
import type { ConversationDto, MessageDto, NewConversation, NewMessage } from "@/lib/messages/contract";
import { columnsOf } from "@/lib/messages/threads/conversation.rows";
import { messageCopy } from "@/lib/messages/copy";
import { assertWithinNewContactLimit, withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { heldColumns, messageColumns, toMessage, type MessageRow } from "@/lib/messages/threads/message.rows";
import { countUnread, getConversation } from "@/lib/messages/threads/thread.queries";
import { writeOffer } from "@/lib/messages/deals/offers.commands";
import { writeOrHold } from "@/lib/messages/threads/held.commands";
import { noticeKeysOf } from "@/lib/messages/threads/sending.rows";
import { lockConversation, writeMessage } from "@/lib/messages/threads/sending.commands";
import { findConversation, subjectOf, type Subject } from "@/lib/messages/threads/subject.rows";
import { findAddressee } from "@/lib/messages/threads/addressee.commands";
import { writeViewing } from "@/lib/messages/deals/requests.commands";
import type { Booking } from "@/lib/messages/deals/viewings.commands";

type ThreadSubject = { subject: Subject; isApplication?: true };

export async function ensureConversation(
  tx: Transaction,
  starter: Viewer,
  { subject, isApplication }: ThreadSubject,
): Promise<string> {
  const started = await findConversation(tx, starter.id, subject);
  if (started) return started;
  const ownerId = await findAddressee(tx, subject);
  if (ownerId === starter.id) throw new AppError("rule_broken", messageCopy.yourself);
  if (!isApplication) await assertWithinNewContactLimit(tx, { starterId: starter.id, ownerId });
  const [made] = await tx.conversation.createManyAndReturn({
    data: [{ ...subject, starterId: starter.id, ownerId }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) {
    const meanwhile = await findConversation(tx, starter.id, subject);
    if (!meanwhile) throw new AppError("conflict", messageCopy.unknownConversation);
    return meanwhile;
  }
  return made.id;
}

type Start = {
  viewer: Viewer;
  input: NewConversation;
  headers: Headers;
  readBooking?: (tx: Transaction) => Promise<Booking>;
};

/**
 * Starts or continues the conversation about a listing, vendor or job, optionally with an offer or viewing request. If
 * those aren't possible, throws conflict and sends nothing.
 */
export async function startConversation({
  viewer,
  input,
  headers,
  readBooking,
}: Start): Promise<ConversationDto> {
  const { text, documentIds, offer, viewing } = input;
  const hasWords = text !== "" || documentIds.length > 0;
  const messages = [hasWords, offer, viewing].filter(Boolean).length;
  const start = async (tx: Transaction) => {
    await lockUser(tx, viewer.id);
    const conversationId = await ensureConversation(tx, viewer, { subject: subjectOf(input) });
    if (hasWords) {
      const conversation = await lockConversation(tx, viewer.id, conversationId);
      await writeOrHold(tx, { conversation, sender: viewer, message: { text, documentIds } });
    }
    if (offer) await writeOffer(tx, viewer, conversationId, offer);
    if (viewing) {
      const booking = await readBooking?.(tx);
      await writeViewing(tx, viewer, conversationId, { ...viewing, booking });
    }
    return conversationId;
  };
  const id = await withMessageLimit(viewer, () => runStep("conversation.start", start), { messages });
  await scheduleMail();
  const conversation = await getConversation(viewer, id);
  // The funnel is about listings, and an applicant may have seen none.
  if (!input.jobId) recordContact(headers, viewer);
  return conversation;
}

type JobNote = { jobId: string; text: string };

/**
 * Writes the application's note as a message. Sends no notification, because the caller notifies the poster of the
 * application.
 */
export async function writeJobNote(tx: Transaction, viewer: Viewer, { jobId, text }: JobNote): Promise<void> {
  const id = await ensureConversation(tx, viewer, { subject: subjectOf({ jobId }), isApplication: true });
  const conversation = await lockConversation(tx, viewer.id, id);
  const message = { text, documentIds: [] };
  await writeMessage(tx, { conversation, sender: viewer, message, notice: null });
}

export async function sendMessage(viewer: Viewer, id: string, message: NewMessage): Promise<MessageDto> {
  const sent = await withMessageLimit(viewer, () =>
    runStep("message.send", async (tx) => {
      const conversation = await lockConversation(tx, viewer.id, id);
      const { id: messageId, held } = await writeOrHold(tx, { conversation, sender: viewer, message });
      const [row] = await tx.rows<MessageRow>(
        held
          ? sql`SELECT ${heldColumns} FROM held_messages h WHERE h.id = ${messageId}::uuid`
          : sql`SELECT ${messageColumns} FROM messages m WHERE m.id = ${messageId}::uuid`,
      );
      return row;
    }),
  );
  if (!sent) throw new AppError("not_found", messageCopy.unknownConversation);
  await scheduleMail();
  return toMessage(sent, viewer.id);
}

type ReadPosition = { viewer: Viewer; id: string; upTo: string | undefined };

async function dismissThreadNotifications(
  tx: Transaction,
  { viewer, id, upTo }: ReadPosition,
): Promise<void> {
  const [until] = upTo
    ? await tx.rows<{ at: Date }>(sql`
        SELECT created_at AS at FROM messages WHERE id = ${upTo}::uuid AND conversation_id = ${id}::uuid`)
    : [{ at: null }];
  if (!until) return;
  const about = await tx.rows<{ subject: string }>(sql`
    SELECT 'offer:' || id AS subject FROM offers WHERE conversation_id = ${id}::uuid
    UNION ALL SELECT 'available:' || ${id}::text
    UNION ALL SELECT 'viewing:' || id FROM viewings WHERE conversation_id = ${id}::uuid
    UNION ALL SELECT 'held-message:' || id FROM held_messages WHERE conversation_id = ${id}::uuid
    UNION ALL SELECT 'application:' || a.id FROM conversations c
      JOIN job_applications a ON a.job_id = c.job_id AND a.applicant_id = c.starter_id WHERE c.id = ${id}::uuid`);
  const subjects = about.map(({ subject }) => subject);
  await dismissSubjects(tx, { userId: viewer.id, subjects, until: until.at });
}

/** Marks the other side's messages as read, up to one message or all; returns the unread count of all conversations. */
export async function markRead(viewer: Viewer, id: string, upTo: string | undefined): Promise<number> {
  await transaction(async (tx) => {
    const { side, otherId } = await lockConversation(tx, viewer.id, id);
    const read = await tx.rows<{ id: string }>(sql`
      UPDATE messages m SET read_at = now()
      WHERE m.conversation_id = ${id}::uuid AND m.sender_id = ${otherId}::uuid AND m.read_at IS NULL
        AND (${upTo ?? null}::uuid IS NULL OR (m.created_at, m.id) <= (
          SELECT t.created_at, t.id FROM messages t WHERE t.id = ${upTo ?? null}::uuid
            AND t.conversation_id = ${id}::uuid))
      RETURNING m.id`);
    await dismissThreadNotifications(tx, { viewer, id, upTo });
    if (read.length === 0) return;
    await tx.rows(sql`
      UPDATE conversations SET ${columnsOf[side].me}_unread = (
        SELECT count(*) FROM messages
        WHERE conversation_id = ${id}::uuid AND sender_id = ${otherId}::uuid AND read_at IS NULL)
      WHERE id = ${id}::uuid`);
    const ids = read.map((message) => message.id);
    await dismissNotices(tx, viewer.id, noticeKeysOf(id, ids));
    recordEvents(tx, [viewer.id, otherId], { topic: "message", subjectId: id });
  });
  return countUnread(viewer.id);
}
