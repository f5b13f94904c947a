import "server-only";
import { reserveItem, returnItem } from "@/lib/listings/desk/dealing.rows";
import type { Category, ListingStatus } from "@/lib/listings/rules";
import { askForReview } from "@/lib/reviews/due.rows";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { dealCopy } from "./deal.copy";
import type { OfferStatus } from "./deal.rules";
import { lockConversation, writeMessage, type LockedConversation } from "./sending.rows";

export type Talk = LockedConversation & {
  listing: { id: string; category: Category; status: ListingStatus; stock: number } | null;
  closed: boolean;
};

/** A conversation with its listing, held until the end of the transaction; not_found for another's. */
export async function lockTalk(tx: Transaction, viewerId: string, id: string): Promise<Talk> {
  const locked = await lockConversation(tx, viewerId, id);
  const [row] = await tx.rows<{
    closed: boolean;
    id: string | null;
    category: Category;
    status: ListingStatus;
    stock: number;
  }>(sql`
    SELECT c.deal_closed_at IS NOT NULL AS closed, l.id, l.category, l.status,
      coalesce((l.details ->> 'stock')::int, 1) AS stock
    FROM conversations c LEFT JOIN listings l ON l.id = c.listing_id WHERE c.id = ${id}::uuid`);
  const listing = row?.id
    ? { id: row.id, category: row.category, status: row.status, stock: Math.max(1, row.stock) }
    : null;
  return { ...locked, listing, closed: row?.closed ?? false };
}

export type OpenOffer = {
  id: string;
  amountCents: number;
  quantity: number;
  proposedById: string;
  status: OfferStatus;
  asked: boolean;
  reserves: boolean;
};

/** The last offer of a conversation that is locked; one that has run out counts as expired. */
export async function lastOffer(tx: Transaction, conversationId: string): Promise<OpenOffer | null> {
  const [offer] = await tx.rows<OpenOffer>(sql`
    SELECT id, amount_cents AS "amountCents", quantity, proposed_by_id AS "proposedById",
      asked_at IS NOT NULL AS asked, reserves,
      CASE WHEN status = 'open' AND expires_at <= now() THEN 'expired' ELSE status::text END AS status
    FROM offers WHERE conversation_id = ${conversationId}::uuid ORDER BY created_at DESC, id DESC LIMIT 1`);
  return offer ?? null;
}

export async function setOffer(tx: Transaction, id: string, status: OfferStatus): Promise<void> {
  await tx.rows(sql`
    UPDATE offers SET status = ${status}::offer_status, decided_at = now()
    WHERE id = ${id}::uuid AND status IN ('open', 'accepted')`);
}

/** Closes the deal of a conversation that is locked: from now on it can be reviewed, and who bought is asked to. */
export async function closeDeal(tx: Transaction, { id }: { id: string }, offerId: string): Promise<void> {
  await tx.rows(sql`UPDATE conversations SET deal_closed_at = now() WHERE id = ${id}::uuid`);
  await tx.rows(sql`UPDATE offers SET settled_at = now() WHERE id = ${offerId}::uuid`);
  const [due] = await tx.rows<{ userId: string; listingId: string; title: string }>(sql`
    SELECT c.starter_id AS "userId", l.id AS "listingId", l.title
    FROM conversations c JOIN listings l ON l.id = c.listing_id
    WHERE c.id = ${id}::uuid
      AND NOT EXISTS (SELECT FROM reviews r WHERE r.listing_id = l.id AND r.author_id = c.starter_id)`);
  if (due) await askForReview(tx, due);
}

type Taken = { listingId: string; actorId: string };

type Wanted = { id: string; quantity: number };

/**
 * Takes the item of an accepted offer out of the offer for others: reserved, or so many pieces fewer of several; a service stays
 * as it is.
 */
export async function takeItem(
  tx: Transaction,
  { id: offerId, quantity }: Wanted,
  { listingId, actorId }: Taken,
): Promise<void> {
  const outcome = await reserveItem(tx, { id: listingId, actorId, quantity });
  if (typeof outcome === "object") throw new AppError("conflict", dealCopy.tooMany(outcome.left));
  if (outcome === "reserved_before") throw new AppError("conflict", dealCopy.reserved);
  if (outcome === "gone") throw new AppError("conflict", dealCopy.gone);
  if (outcome === "reserved")
    await tx.rows(sql`UPDATE offers SET reserves = true WHERE id = ${offerId}::uuid`);
}

/** Puts back what an accepted offer took; where another one had reserved the last piece, that is one of several again. */
export async function putBackItem(
  tx: Transaction,
  { reserves, quantity }: OpenOffer,
  { listingId, actorId }: Taken,
): Promise<void> {
  const released = await returnItem(tx, { id: listingId, actorId, pieces: reserves ? 0 : quantity });
  if (!released) return;
  await tx.rows(sql`
    UPDATE offers SET reserves = false
    WHERE listing_id = ${listingId}::uuid AND status = 'accepted' AND settled_at IS NULL AND reserves`);
}

type Said = { talk: Talk; viewer: Viewer; line: string; key: string };

/** Says in the thread what somebody did, and tells the other side of it by itself. */
export async function say(tx: Transaction, { talk, viewer, line, key }: Said): Promise<void> {
  const message = { text: line, documentIds: [] };
  await writeMessage(tx, { conversation: talk, sender: viewer, message, notice: { type: "offer", key } });
}
