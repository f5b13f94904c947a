import "server-only";
import { releaseItem } from "@/lib/listings/desk/reservations.rows";
import { dealMail } from "@/lib/notifications/mail/conversation-mail.copy";
import type { Notice } from "@/lib/notifications/notify/notice.rules";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { requestReview } from "@/lib/reviews/due.rows";
import { sql, type Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { yourTimeOf, type Appointment } from "@/lib/messages/appointment.rules";
import { dealEvent, permissionFor } from "@/lib/messages/deal-event.rules";
import type { OfferStatus } from "@/lib/messages/deal.rules";
import { readTeamOf } from "@/lib/notifications/notify/team.rows";

export const stockLeft = sql`CASE WHEN l.category = 'products'
  THEN coalesce((l.details ->> 'stock')::int, 1) ELSE 1 END`;

/** Street address of listing `l`; null without a street. Only for the owner, and for a starter after confirmation. */
export const exactAddress = sql`CASE WHEN l.street IS NOT NULL
  THEN concat_ws(', ', l.street, l.city, concat_ws(' ', l.state, l.details ->> 'zip')) END`;

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

export async function lastOffer(tx: Transaction, conversationId: string): Promise<OpenOffer | null> {
  const [offer] = await tx.rows<OpenOffer>(sql`
    SELECT id, amount_cents AS "amountCents", quantity, proposed_by_id AS "proposedById",
      asked_at IS NOT NULL AS asked, reserves, settled_at IS NOT NULL AS settled,
      CASE WHEN status = 'open' AND expires_at <= now() THEN 'expired' ELSE status::text END AS status
    FROM offers WHERE conversation_id = ${conversationId}::uuid ORDER BY created_at DESC, id DESC LIMIT 1`);
  return offer ?? null;
}

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

export type ListingChange = { listingId: string; actorId: string };

/**
 * Returns the item of a canceled offer. If that ends a reservation, no other accepted offer of the listing reserves it
 * any longer.
 */
export async function returnOfferItem(
  tx: Transaction,
  { reserves, quantity }: OpenOffer,
  { listingId, actorId }: ListingChange,
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
  /** Opens the email if the title doesn't say everything. */
  text?: string;
  key: string;
  appointment?: Appointment;
};

export async function notifyDeal(
  tx: Transaction,
  { conversationId, listing, to, title: line, text, key, appointment }: DealNotice,
): Promise<void> {
  const title = line.replace(/\.$/, "");
  const write = (path: string): Omit<Notice, "userId"> => ({
    type: "offer",
    title,
    body: listing,
    href: path,
    mail: (site, reader) => dealMail(site, { ...reader, title, text, listing, path }),
    ...(appointment ? { yourTime: yourTimeOf(appointment) } : {}),
    dedupeKey: key,
  });
  for (const userId of to) {
    const event = dealEvent(key, conversationId);
    await notify(tx, { ...write(hrefs.messages(conversationId)), userId, event });
    const team = await readTeamOf(tx, { conversationId, userId, permission: permissionFor(key) });
    for (const member of team) {
      await notify(tx, { ...write(hrefs.teamInbox(conversationId)), userId: member });
    }
  }
}
