import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { sql, type Transaction } from "@/lib/server/db";
import type { Category } from "@/lib/listings/rules";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { appointment, type Appointment } from "@/lib/messages/appointment.rules";
import { dealCopy, eventName, amountForQuantity, offerEndLines } from "@/lib/messages/deal.copy";
import { notifyDeal } from "./deal.rows";
import { insertSystemMessage } from "@/lib/messages/threads/sending.rows";
import { isApplying, viewingSubject, viewingZone } from "./viewing-subject.rows";

export const isListingClosed = sql`l.status IN ('sold', 'let', 'removed')`;
/** True if viewing `w` of conversation `c` has lost its reason: the listing is gone, or the application was decided. */
export const isObsolete = sql`(CASE WHEN w.listing_id IS NOT NULL THEN ${isListingClosed} ELSE NOT ${isApplying}
  AND NOT EXISTS (SELECT FROM job_applications a WHERE a.job_id = c.job_id AND a.applicant_id = c.starter_id
    AND a.updated_at > now() - interval '2 minutes') END)`;
export const isPlanned = sql`w.status IN ('requested', 'confirmed', 'rescheduled') AND w.starts_at > now()`;

type Parties = { starterId: string; ownerId: string; title: string };

type Ending = {
  id: string;
  conversationId: string;
  leaverId?: string;
};

function lock(tx: Transaction, conversationId: string) {
  return tx.rows(sql`SELECT 1 FROM conversations WHERE id = ${conversationId}::uuid FOR UPDATE`);
}

type News = {
  ending: Ending;
  sides: Parties;
  line: string;
  notices: { userId: string; title: string; text?: string }[];
  key: string;
  appointment?: Appointment;
};

async function announce(tx: Transaction, news: News): Promise<void> {
  const { ending, sides, line, notices, key, appointment: viewing } = news;
  const { conversationId } = ending;
  await insertSystemMessage(tx, conversationId, line);
  for (const { userId, title, text } of notices) {
    await notifyDeal(tx, {
      conversationId,
      listing: sides.title,
      to: [userId],
      title,
      text,
      key,
      appointment: viewing,
    });
  }
  recordEvents(tx, [sides.starterId, sides.ownerId], { topic: "message", subjectId: conversationId });
}

function otherOf({ starterId, ownerId }: Parties, userId: string): string {
  return userId === starterId ? ownerId : starterId;
}

type EndedOffer = Parties & {
  status: "declined" | "expired" | "withdrawn";
  amountCents: number;
  quantity: number;
  proposedById: string;
};

/**
 * Ends an open offer that has expired, whose listing is gone, or whose side is closing the account; otherwise does
 * nothing. Doesn't notify the user who sold or removed the listing.
 */
export async function endOffer(tx: Transaction, ending: Ending): Promise<void> {
  const { id, conversationId, leaverId } = ending;
  await lock(tx, conversationId);
  const isLeft = leaverId !== undefined;
  const [offer] = await tx.rows<EndedOffer>(sql`
    UPDATE offers o SET decided_at = now(), status = CASE WHEN ${isLeft} THEN 'withdrawn'::offer_status
      WHEN ${isListingClosed} THEN 'declined' ELSE 'expired' END
    FROM conversations c, listings l
    WHERE o.id = ${id}::uuid AND o.status = 'open' AND c.id = o.conversation_id AND l.id = o.listing_id
      AND (${isLeft} OR o.expires_at <= now() OR ${isListingClosed})
    RETURNING o.status, o.amount_cents AS "amountCents", o.quantity, o.proposed_by_id AS "proposedById",
      c.starter_id AS "starterId", c.owner_id AS "ownerId", l.title`);
  if (!offer) return;
  const { status, proposedById, starterId } = offer;
  const amount = amountForQuantity(formatPrice(fromCents(offer.amountCents)), offer.quantity);
  const key = `offer:${id}:${status}`;
  if (leaverId) {
    const line = offerEndLines.withdraw(amount);
    const notices = [{ userId: otherOf(offer, leaverId), title: line }];
    return announce(tx, { ending, sides: offer, line, notices, key });
  }
  if (status === "expired") {
    const notices = [
      { userId: proposedById, title: dealCopy.offerExpired },
      { userId: otherOf(offer, proposedById), title: dealCopy.offerToYouExpired },
    ];
    return announce(tx, { ending, sides: offer, line: dealCopy.expiredLine(amount), notices, key });
  }
  const title = proposedById === starterId ? dealCopy.offerDeclined : dealCopy.offerToYouDeclined;
  const notices = [{ userId: starterId, title }];
  return announce(tx, { ending, sides: offer, line: dealCopy.declinedLine(amount), notices, key });
}

export async function endViewing(tx: Transaction, ending: Ending): Promise<void> {
  const { id, conversationId, leaverId } = ending;
  await lock(tx, conversationId);
  const [viewing] = await tx.rows<Parties & { startsAt: Date; category: Category | null }>(sql`
    WITH ended AS (
      SELECT w.id, w.starts_at, c.starter_id, c.owner_id, l.title, l.category
      FROM viewings w JOIN conversations c ON c.id = w.conversation_id, ${viewingSubject}
      WHERE w.id = ${id}::uuid AND ${isPlanned} AND (${leaverId !== undefined} OR ${isObsolete}))
    UPDATE viewings w SET status = 'declined', updated_at = now() FROM ended e WHERE w.id = e.id
    RETURNING e.starts_at AS "startsAt", e.starter_id AS "starterId", e.owner_id AS "ownerId", e.title, e.category`);
  if (!viewing) return;
  const { startsAt, category } = viewing;
  const event = eventName(category);
  const timeZone = await viewingZone(tx, conversationId);
  const when = appointment(startsAt, timeZone);
  const over = category ? dealCopy.viewingOver(event, when) : dealCopy.interviewOver(when);
  const line = leaverId ? dealCopy.viewingCanceled(event, when) : over;
  const userId = leaverId ? otherOf(viewing, leaverId) : viewing.starterId;
  const notices = [{ userId, title: dealCopy.viewingCanceledTitle(event), text: line }];
  const key = `viewing:${id}:ended`;
  await announce(tx, { ending, sides: viewing, line, notices, key, appointment: { startsAt, timeZone } });
}

export async function endDealsOfClosedAccount(tx: Transaction, leaverId: string): Promise<void> {
  const mine = sql`${leaverId}::uuid`;
  const offers = await tx.rows<Omit<Ending, "leaverId">>(sql`
    SELECT o.id, c.id AS "conversationId" FROM offers o JOIN conversations c ON c.id = o.conversation_id
    WHERE c.starter_id = ${mine} AND o.status = 'open' ORDER BY c.id`);
  const viewings = await tx.rows<Omit<Ending, "leaverId">>(sql`
    SELECT w.id, c.id AS "conversationId" FROM viewings w JOIN conversations c ON c.id = w.conversation_id
    WHERE (c.starter_id = ${mine} OR (w.owner_id = ${mine} AND w.listing_id IS NULL)) AND ${isPlanned} ORDER BY c.id`);
  for (const offer of offers) await endOffer(tx, { ...offer, leaverId });
  for (const viewing of viewings) await endViewing(tx, { ...viewing, leaverId });
}
