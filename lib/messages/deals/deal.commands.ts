import "server-only";
import { auditAuthor } from "@/lib/audit/team.rows";
import { recordEvents } from "@/lib/events/rows";
import { reserveItem } from "@/lib/listings/desk/reservations.rows";
import type { Category, ListingStatus } from "@/lib/listings/rules";
import { dismissSubjects } from "@/lib/notifications/notify/notify.rows";
import { sql, type Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { Appointment } from "@/lib/messages/appointment.rules";
import { dealCopy, stepsOfAuthors } from "@/lib/messages/deal.copy";
import type { DealStep, OfferStatus } from "@/lib/messages/deal.rules";
import { findObstacle } from "@/lib/messages/rules";
import {
  lockConversation,
  writeMessage,
  type LockedConversation,
} from "@/lib/messages/threads/sending.commands";
import { insertSystemMessage } from "@/lib/messages/threads/sending.rows";
import { notifyDeal, stockLeft, type ListingChange } from "./deal.rows";
import { isApplying, isInvited } from "./viewing-subject.rows";

export type LockedThread = LockedConversation & {
  title: string;
  listing: { id: string; title: string; category: Category; status: ListingStatus; stock: number } | null;
  applying: boolean;
  invited: boolean;
};

export async function lockDealConversation(
  tx: Transaction,
  viewerId: string,
  id: string,
): Promise<LockedThread> {
  const locked = await lockConversation(tx, viewerId, id);
  const [listing] = await tx.rows<NonNullable<LockedThread["listing"]>>(sql`
    SELECT l.id, l.title, l.category, l.status, ${stockLeft} AS stock
    FROM conversations c JOIN listings l ON l.id = c.listing_id WHERE c.id = ${id}::uuid`);
  const [subject] = listing
    ? [{ title: listing.title, applying: false, invited: false }]
    : await tx.rows<Pick<LockedThread, "title" | "applying" | "invited">>(sql`
        SELECT coalesce(j.title, '') AS title, ${isApplying} AS applying, ${isInvited} AS invited
        FROM conversations c LEFT JOIN jobs j ON j.id = c.job_id WHERE c.id = ${id}::uuid`);
  return { ...locked, title: "", applying: false, invited: false, ...subject, listing: listing ?? null };
}

type Step = { from: OfferStatus; to: OfferStatus };

export async function setOfferStatus(tx: Transaction, id: string, { from, to }: Step): Promise<void> {
  const moved = await tx.rows(sql`
    UPDATE offers SET status = ${to}::offer_status, decided_at = now(),
      called_off_at = CASE WHEN status = 'accepted' AND ${to === "withdrawn"} THEN now() END
    WHERE id = ${id}::uuid AND status = ${from}::offer_status AND settled_at IS NULL RETURNING 1`);
  if (moved.length === 0) throw new AppError("conflict", dealCopy.notNow);
}

type RequestedItem = { id: string; quantity: number };

/**
 * Takes the item of an accepted offer off sale: reserves the last ones, otherwise reduces the stock; services stay
 * unchanged.
 */
export async function reserveOfferItem(
  tx: Transaction,
  { id: offerId, quantity }: RequestedItem,
  { listingId, actorId }: ListingChange,
): Promise<void> {
  const outcome = await reserveItem(tx, { id: listingId, actorId, quantity });
  if (typeof outcome === "object") throw new AppError("conflict", dealCopy.tooMany(outcome.left));
  if (outcome === "reserved_before") throw new AppError("conflict", dealCopy.reserved);
  if (outcome === "gone") throw new AppError("conflict", dealCopy.gone);
  // The listing is on sale again, but the deal that reserved it hasn't ended yet.
  const [stale] = await tx.rows(sql`
    SELECT 1 FROM offers WHERE listing_id = ${listingId}::uuid AND id <> ${offerId}::uuid
      AND status = 'accepted' AND settled_at IS NULL AND reserves LIMIT 1`);
  if (stale) throw new AppError("conflict", dealCopy.notNow);
  if (outcome === "reserved")
    await tx.rows(sql`UPDATE offers SET reserves = true WHERE id = ${offerId}::uuid`);
}

type DealMessage = {
  talk: LockedThread;
  viewer: Actor;
  line: string;
  step: DealStep;
  key: string;
  /** Posted by the site if the user can't send messages; only for actions that end something. */
  endLine?: string;
  endTitle?: string;
  /** Subject of the notifications to mark as read, if it differs from the key's. */
  answers?: string;
  appointment?: Appointment;
  silent?: boolean;
};

export async function insertDealMessage(
  tx: Transaction,
  { talk, viewer, line, step, key, endLine, endTitle, answers, appointment, silent }: DealMessage,
): Promise<void> {
  const subjects = [answers ?? key.split(":").slice(0, 2).join(":")];
  await dismissSubjects(tx, { userId: viewer.id, subjects });
  await auditAuthor(tx, { actor: viewer, action: "deal", done: stepsOfAuthors[step] });
  if (endLine && findObstacle(talk)) {
    await insertSystemMessage(tx, talk.id, endLine);
    await notifyDeal(tx, {
      conversationId: talk.id,
      listing: talk.title,
      to: [talk.otherId],
      title: endTitle ?? endLine,
      text: endTitle && endLine,
      key,
      appointment,
    });
    recordEvents(tx, [viewer.id, talk.otherId], { topic: "message", subjectId: talk.id });
    return;
  }
  const message = { text: line, documentIds: [] };
  await writeMessage(tx, {
    conversation: talk,
    sender: viewer,
    message,
    dealStep: step,
    notice: silent ? null : { type: "offer", key, appointment },
  });
}
