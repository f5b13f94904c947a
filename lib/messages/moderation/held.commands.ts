import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { recordEvents } from "@/lib/events/rows";
import { messageCopy } from "@/lib/messages/copy";
import { findObstacle } from "@/lib/messages/rules";
import { heldTransitions, type HeldAction, type HeldStatus } from "@/lib/messages/threads/held.rules";
import { lockConversation, writeMessage } from "@/lib/messages/threads/sending.commands";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason, requireNextState } from "@/lib/shared/decision-checks";
import { hrefs } from "@/lib/shared/hrefs";
import type { HeldTextDto } from "./held.contract";
import { heldCopy as copy, refusedMail } from "./held.copy";

type HeldMessage = {
  id: string;
  conversationId: string;
  senderId: string;
  username: string;
  about: string;
  text: string;
  documentIds: string[];
  copies: number;
  status: HeldStatus;
};

async function lockHeld(tx: Transaction, id: string): Promise<HeldMessage> {
  const [found] = await tx.rows<HeldMessage>(sql`
    SELECT h.id::text, h.conversation_id::text AS "conversationId", h.sender_id::text AS "senderId",
      u.username::text AS username, coalesce(l.title, j.title, b.business_name) AS about, h.text,
      h.document_ids::text[] AS "documentIds", h.copies, h.status
    FROM held_messages h JOIN users u ON u.id = h.sender_id JOIN conversations c ON c.id = h.conversation_id
      LEFT JOIN listings l ON l.id = c.listing_id LEFT JOIN jobs j ON j.id = c.job_id
      LEFT JOIN vendors b ON b.id = c.vendor_id
    WHERE h.id = ${id}::uuid FOR UPDATE OF h`);
  if (!found) throw new AppError("not_found", copy.notFound);
  return found;
}

type Admin = { admin: Viewer; id: string; headers: Headers };

/** Every read is audited. Throws 404 once the message was decided. */
export function readHeldMessage({ admin, id, headers }: Admin): Promise<HeldTextDto> {
  return transaction(async (tx) => {
    const { status, text, documentIds, username, about, copies } = await lockHeld(tx, id);
    if (status !== "waiting") throw new AppError("not_found", copy.notFound);
    const files = await tx.rows<{ name: string }>(sql`
      SELECT d.original_name AS name FROM documents d WHERE d.id = ANY(${documentIds}::uuid[]) ORDER BY d.id`);
    await recordAudit(tx, {
      actor: admin,
      action: "held-message.read",
      subjectType: "held-message",
      subjectId: id,
      summary: `A held message by ${username} about ${about} was read`,
      data: { copies },
      state: null,
      headers,
    });
    return { text, files: files.map(({ name }) => name) };
  });
}

async function deliver(tx: Transaction, held: HeldMessage): Promise<void> {
  const { id, senderId, text, documentIds } = held;
  const conversation = await lockConversation(tx, senderId, held.conversationId);
  if (findObstacle(conversation)) throw new AppError("conflict", copy.unreachable);
  await tx.heldMessage.update({ where: { id }, data: { text: "", documentIds: [] }, select: { id: true } });
  // Its sender may have sent a file elsewhere in the meantime.
  const free = await tx.rows<{ id: string }>(sql`
    SELECT d.id FROM unnest(${documentIds}::uuid[]) WITH ORDINALITY AS o (id, position)
      JOIN documents d ON d.id = o.id AND d.owner_id = ${senderId}::uuid
    WHERE NOT EXISTS (SELECT 1 FROM message_attachments a WHERE a.document_id = d.id)
      AND NOT EXISTS (SELECT 1 FROM job_applications j WHERE j.document_id = d.id) ORDER BY o.position`);
  const message = { text, documentIds: free.map((document) => document.id) };
  await writeMessage(tx, { conversation, sender: { id: senderId }, message });
}

async function notifyRefused(tx: Transaction, held: HeldMessage, reason: string): Promise<void> {
  const { id, conversationId, senderId, about } = held;
  const path = hrefs.messages(conversationId);
  await notify(tx, {
    userId: senderId,
    type: "message",
    title: messageCopy.heldNotice,
    body: reason,
    href: path,
    mail: (site, { firstName }) => refusedMail(site, { firstName, about, reason, path }),
    dedupeKey: `held-message:${id}`,
  });
  recordEvents(tx, [senderId], { topic: "message", subjectId: conversationId });
}

type Decision = Admin & { action: HeldAction; reason: string };

/** Releasing delivers the message with its notices. Throws 409 if another moderator was first. */
export async function decideHeldMessage({ admin, id, headers, action, reason }: Decision): Promise<void> {
  if (action === "refuse") assertReason(reason, copy.reasonMissing);
  const status = await transaction(async (tx) => {
    const held = await lockHeld(tx, id);
    const move = { status: held.status, action, actor: "admin" } as const;
    const to = requireNextState(heldTransitions, move, copy.decided);
    await recordAudit(tx, {
      actor: admin,
      action: `held-message.${action}`,
      subjectType: "held-message",
      subjectId: id,
      summary: `A held message by ${held.username} about ${held.about} was ${to}`,
      data: { copies: held.copies, reason },
      state: { before: { status: held.status }, after: { status: to } },
      headers,
    });
    await tx.heldMessage.update({ where: { id }, data: { status: to }, select: { id: true } });
    if (action === "release") await deliver(tx, held);
    else await notifyRefused(tx, held, reason);
    return to;
  });
  log.info({ event: "held_message_decided", heldMessage: id, status, userId: admin.id });
  await scheduleMail();
}
