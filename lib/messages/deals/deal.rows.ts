import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { reserveItem, releaseItem } from "@/lib/listings/desk/dealing.rows";
import type { Category, ListingStatus } from "@/lib/listings/rules";
import { dealMail } from "@/lib/notifications/mail/conversation-mail.copy";
import { notify, dismissSubjects } from "@/lib/notifications/notify/notify.rows";
import { requestReview } from "@/lib/reviews/due.rows";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { yourTimeOf, type Appointment } from "@/lib/messages/appointment.rules";
import { dealEvent } from "@/lib/messages/deal-event.rules";
import { dealCopy } from "@/lib/messages/deal.copy";
import type { OfferStatus } from "@/lib/messages/deal.rules";
import { findObstacle } from "@/lib/messages/rules";
import {
  lockConversation,
  insertSystemMessage,
  writeMessage,
  type LockedConversation,
} from "@/lib/messages/threads/sending.rows";

export type Talk = LockedConversation & {
  listing: { id: string; title: string; category: Category; status: ListingStatus; stock: number } | null;
};

/** Items of listing `l` in stock; 1 for anything but products. */
export const stockLeft = sql`CASE WHEN l.category = 'products'
  THEN coalesce((l.details ->> 'stock')::int, 1) ELSE 1 END`;

export async function lockDealConversation(tx: Transaction, viewerId: string, id: string): Promise<Talk> {
  const locked = await lockConversation(tx, viewerId, id);
  const [listing] = await tx.rows<NonNullable<Talk["listing"]>>(sql`
    SELECT l.id, l.title, l.category, l.status, ${stockLeft} AS stock
    FROM conversations c JOIN listings l ON l.id = c.listing_id WHERE c.id = ${id}::uuid`);
  return { ...locked, listing: listing ?? null };
}

export type OpenOffer = {
  id: string;
  amountCents: number;
  quantity: number;
  proposedById: string;
  status: OfferStatus;
  asked: boolean;
  reserves: boolean;
  settled: boolean;
};

/** Latest offer of a locked conversation; an open offer past its expiry counts as expired. */
export async function lastOffer(tx: Transaction, conversationId: string): Promise<OpenOffer | null> {
  const [offer] = await tx.rows<OpenOffer>(sql`
    SELECT id, amount_cents AS "amountCents", quantity, proposed_by_id AS "proposedById",
      asked_at IS NOT NULL AS asked, reserves, settled_at IS NOT NULL AS settled,
      CASE WHEN status = 'open' AND expires_at <= now() THEN 'expired' ELSE status::text END AS status
    FROM offers WHERE conversation_id = ${conversationId}::uuid ORDER BY created_at DESC, id DESC LIMIT 1`);
  return offer ?? null;
}

type Step = { from: OfferStatus; to: OfferStatus };

export async function setOfferStatus(tx: Transaction, id: string, { from, to }: Step): Promise<void> {
  const moved = await tx.rows(sql`
    UPDATE offers SET status = ${to}::offer_status, decided_at = now()
    WHERE id = ${id}::uuid AND status = ${from}::offer_status AND settled_at IS NULL RETURNING 1`);
  if (moved.length === 0) throw new AppError("conflict", dealCopy.notNow);
}

/** Closes the deal of a locked conversation, which allows reviews, and asks the buyer for one. */
export async function closeDeal(tx: Transaction, { id }: { id: string }, offerId: string): Promise<void> {
  await tx.rows(sql`UPDATE conversations SET deal_closed_at = now() WHERE id = ${id}::uuid`);
  await tx.rows(sql`UPDATE offers SET settled_at = now() WHERE id = ${offerId}::uuid`);
  const [due] = await tx.rows<{ userId: string; listingId: string; title: string }>(sql`
    SELECT c.starter_id AS "userId", l.id AS "listingId", l.title
    FROM conversations c JOIN listings l ON l.id = c.listing_id
    WHERE c.id = ${id}::uuid
      AND NOT EXISTS (SELECT FROM reviews r WHERE r.listing_id = l.id AND r.author_id = c.starter_id)`);
  if (due) await requestReview(tx, due);
}

type Taken = { listingId: string; actorId: string };

type Wanted = { id: string; quantity: number };

/**
 * Takes the item of an accepted offer off sale: reserves the last ones, otherwise reduces the stock; services stay
 * unchanged.
 */
export async function reserveOfferItem(
  tx: Transaction,
  { id: offerId, quantity }: Wanted,
  { listingId, actorId }: Taken,
): Promise<void> {
  const outcome = await reserveItem(tx, { id: listingId, actorId, quantity });
  if (typeof outcome === "object") throw new AppError("conflict", dealCopy.tooMany(outcome.left));
  if (outcome === "reserved_before") throw new AppError("conflict", dealCopy.reserved);
  if (outcome === "gone") throw new AppError("conflict", dealCopy.gone);
  // What another deal had reserved was put on sale again a moment ago: that deal ends first.
  const [stale] = await tx.rows(sql`
    SELECT 1 FROM offers WHERE listing_id = ${listingId}::uuid AND id <> ${offerId}::uuid
      AND status = 'accepted' AND settled_at IS NULL AND reserves LIMIT 1`);
  if (stale) throw new AppError("conflict", dealCopy.notNow);
  if (outcome === "reserved")
    await tx.rows(sql`UPDATE offers SET reserves = true WHERE id = ${offerId}::uuid`);
}

/**
 * Returns the item of a canceled offer. If that ends a reservation, no other accepted offer of the listing reserves it
 * any longer.
 */
export async function returnOfferItem(
  tx: Transaction,
  { reserves, quantity }: OpenOffer,
  { listingId, actorId }: Taken,
): Promise<void> {
  const released = await releaseItem(tx, { id: listingId, actorId, pieces: reserves ? 0 : quantity });
  if (!released) return;
  await tx.rows(sql`
    UPDATE offers SET reserves = false
    WHERE listing_id = ${listingId}::uuid AND status = 'accepted' AND settled_at IS NULL AND reserves`);
}

type DealNotice = {
  conversationId: string;
  listing: string;
  to: readonly string[];
  title: string;
  key: string;
  appointment?: Appointment;
};

export async function notifyDeal(
  tx: Transaction,
  { conversationId, listing, to, title, key, appointment }: DealNotice,
): Promise<void> {
  const path = hrefs.messages(conversationId);
  for (const userId of to) {
    await notify(tx, {
      userId,
      type: "offer",
      title,
      body: listing,
      href: path,
      mail: (site, reader) => dealMail(site, { ...reader, title, listing, path }),
      ...(appointment ? { yourTime: yourTimeOf(appointment) } : {}),
      dedupeKey: key,
      event: dealEvent(key, conversationId),
    });
  }
}

type DealMessage = {
  talk: Talk;
  viewer: Viewer;
  line: string;
  key: string;
  /** Posted by the site if the user can't send messages; only for actions that end something. */
  endLine?: string;
  /** Subject of the notifications to mark as read, if it differs from the key's. */
  answers?: string;
  appointment?: Appointment;
};

export async function insertDealMessage(
  tx: Transaction,
  { talk, viewer, line, key, endLine, answers, appointment }: DealMessage,
): Promise<void> {
  const subjects = [answers ?? key.split(":").slice(0, 2).join(":")];
  await dismissSubjects(tx, { userId: viewer.id, subjects });
  if (endLine && findObstacle(talk)) {
    await insertSystemMessage(tx, talk.id, endLine);
    await notifyDeal(tx, {
      conversationId: talk.id,
      listing: talk.listing?.title ?? "",
      to: [talk.otherId],
      title: endLine,
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
    notice: { type: "offer", key, appointment },
  });
}
