import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { creditQuickAnswer } from "@/lib/rewards/earning.rows";
import { raw, sql, type Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { NewMessage } from "@/lib/messages/contract";
import { columnsOf } from "./conversation.rows";
import { countFirstMessage } from "./inquiry.commands";
import { warningsOf } from "./warnings.rows";
import { announceStep, notifyOfMessage, type StepNotice } from "./message-notices.rows";
import { messageCopy, obstacleCopy } from "@/lib/messages/copy";
import type { DealStep } from "@/lib/messages/deal.rules";
import { findObstacle, type Side } from "@/lib/messages/rules";

export type LockedConversation = {
  id: string;
  side: Side;
  otherId: string;
  at: Date;
  youBlocked: boolean;
  youSuspended: boolean;
  theyBlocked: boolean;
  theyGone: boolean;
};

export async function lockConversation(
  tx: Transaction,
  viewerId: string,
  id: string,
): Promise<LockedConversation> {
  const [locked] = await tx.rows<Pick<LockedConversation, "id" | "side" | "otherId">>(sql`
    SELECT id, CASE WHEN starter_id = ${viewerId}::uuid THEN 'starter' ELSE 'owner' END AS side,
      CASE WHEN starter_id = ${viewerId}::uuid THEN owner_id ELSE starter_id END AS "otherId"
    FROM conversations WHERE id = ${id}::uuid AND ${viewerId}::uuid IN (starter_id, owner_id) FOR UPDATE`);
  if (!locked) throw new AppError("not_found", messageCopy.unknownConversation);
  const [standing] = await tx.rows<Omit<LockedConversation, "id" | "side" | "otherId">>(sql`
    SELECT greatest(date_trunc('milliseconds', clock_timestamp()),
        (SELECT max(created_at) FROM messages WHERE conversation_id = ${id}::uuid) + interval '1 millisecond') AS at,
      EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${viewerId}::uuid AND blocked_id = u.id) AS "youBlocked",
      EXISTS (SELECT 1 FROM blocks WHERE blocker_id = u.id AND blocked_id = ${viewerId}::uuid) AS "theyBlocked",
      u.status <> 'active' OR coalesce(v.status = 'suspended', false) AS "theyGone",
      EXISTS (SELECT 1 FROM vendors WHERE user_id = ${viewerId}::uuid AND status = 'suspended') AS "youSuspended"
    FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.id = ${locked.otherId}::uuid
      AND EXISTS (SELECT 1 FROM users WHERE id = ${viewerId}::uuid AND status = 'active')`);
  if (!standing) throw new AppError("not_found", messageCopy.unknownConversation);
  return { ...locked, ...standing };
}

export function assertCanSend(conversation: LockedConversation): void {
  const obstacle = findObstacle(conversation);
  if (obstacle) throw new AppError("forbidden", obstacleCopy[obstacle]);
}

export async function assertOwnFiles(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const own = await tx.rows(sql`
    SELECT 1 FROM documents d WHERE d.id = ANY(${[...ids]}::uuid[]) AND d.owner_id = ${ownerId}::uuid
      AND NOT EXISTS (SELECT 1 FROM message_attachments a WHERE a.document_id = d.id)
      AND NOT EXISTS (SELECT 1 FROM job_applications j WHERE j.document_id = d.id)
    FOR UPDATE OF d`);
  if (own.length === ids.length) return;
  throw new AppError("rule_broken", messageCopy.unknownFile, {
    fields: { documentIds: messageCopy.unknownFile },
  });
}

type SendInput = {
  conversation: LockedConversation;
  sender: Pick<Actor, "id" | "author">;
  message: NewMessage;
  dealStep?: DealStep;
  /** Separate notification for an offer or viewing, with its own dedupe key; null if the caller notifies. */
  notice?: StepNotice | null;
};

type MessageCounts = { mine: number; replies: number; seconds: number | null; inquiry: boolean };

export async function writeMessage(tx: Transaction, sent: SendInput): Promise<string> {
  const { conversation, sender, message, dealStep, notice } = sent;
  const writtenById = sender.author?.id;
  const { id: conversationId, side, at } = conversation;
  const { text, documentIds } = message;
  assertCanSend(conversation);
  await assertOwnFiles(tx, writtenById ?? sender.id, documentIds);
  const files = documentIds.map((documentId, position) => ({ documentId, position }));
  const { id } = await tx.message.create({
    data: {
      conversationId,
      senderId: sender.id,
      writtenById,
      text,
      dealStep,
      warnings: dealStep ? [] : await warningsOf(tx, { conversationId, senderId: sender.id, text }),
      createdAt: at,
      attachments: { createMany: { data: files } },
    },
    select: { id: true },
  });
  const { me, them } = columnsOf[side];
  const first =
    side === "owner"
      ? sql`coalesce(first_reply_seconds, CASE WHEN starter_messages > 0
          THEN greatest(0, extract(epoch FROM ${at}::timestamptz - created_at))::int END)`
      : raw("first_reply_seconds");
  const line = text || messageCopy.sentFiles(documentIds.length);
  const [counted] = await tx.rows<MessageCounts>(sql`
    UPDATE conversations SET ${me}_messages = ${me}_messages + 1, ${them}_unread = ${them}_unread + 1,
      first_reply_seconds = ${first}, last_message_at = ${at}::timestamptz, last_message_text = left(${line}, 200),
      starter_archived_at = NULL, owner_archived_at = NULL, starter_deleted_at = NULL, owner_deleted_at = NULL
    WHERE id = ${conversationId}::uuid
    RETURNING ${me}_messages AS mine, owner_messages AS replies, first_reply_seconds AS seconds, job_id IS NULL AS inquiry`);
  if (side === "owner" && counted?.inquiry && counted.replies === 1 && counted.seconds !== null) {
    await creditQuickAnswer(tx, { conversationId, vendorUserId: sender.id, seconds: counted.seconds });
  }
  if (side === "starter" && counted?.mine === 1) {
    await countFirstMessage(tx, { conversationId, messageId: id });
  }
  if (notice) await announceStep(tx, { conversation, senderId: sender.id, text: line, notice });
  else if (notice === undefined)
    await notifyOfMessage(tx, { conversation, senderId: sender.id, messageId: id });
  recordEvents(tx, [sender.id, conversation.otherId], { topic: "message", subjectId: conversationId });
  return id;
}
