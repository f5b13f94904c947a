import "server-only";
import { assertVendorApproved, lockListing } from "@/lib/listings/desk/locking.commands";
import { lifecycleCopy } from "@/lib/listings/desk/lifecycle.copy";
import { writeEvent } from "@/lib/listings/desk/writing.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { formatPrice, fromCents, toCents } from "@/lib/shared/money";
import { lockUser } from "@/lib/users/locking.commands";
import { dealCopy } from "@/lib/messages/deal.copy";
import {
  insertDealMessage,
  lockDealConversation,
  reserveOfferItem,
  setOfferStatus,
} from "@/lib/messages/deals/deal.commands";
import { lastOffer } from "@/lib/messages/deals/deal.rows";
import { endOffer } from "@/lib/messages/deals/ending.rows";
import { ensureConversation } from "@/lib/messages/inbox/thread.commands";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { findConversation, subjectOf } from "@/lib/messages/threads/subject.rows";
import type { NewSaverOffer, SaverOfferState } from "./saver-offers.contract";
import { saverOfferCopy } from "./saver-offers.copy";
import { getSaverOffer } from "./saver-offers.queries";
import { isOpen, mayReceive } from "./saver-offers.rows";
import { saverOfferPauseDays } from "./saver-offers.rules";

type Make = { viewer: Viewer; id: string; offer: NewSaverOffer };

async function assertPause(tx: Transaction, id: string): Promise<void> {
  const [recent] = await tx.rows<{ nextAt: Date }>(sql`
    SELECT created_at + make_interval(days => ${saverOfferPauseDays}) AS "nextAt" FROM saver_offers
    WHERE listing_id = ${id}::uuid AND created_at > now() - make_interval(days => ${saverOfferPauseDays})
    LIMIT 1`);
  if (recent) throw new AppError("conflict", saverOfferCopy.nextAt(recent.nextAt.toISOString()));
}

async function assertReceivers(tx: Transaction, id: string): Promise<void> {
  const found = await tx.rows(sql`
    SELECT 1 FROM favorites f JOIN users u ON u.id = f.user_id JOIN listings l ON l.id = f.listing_id
      JOIN vendors v ON v.id = l.vendor_id
    WHERE f.listing_id = ${id}::uuid AND ${mayReceive} LIMIT 1`);
  if (found.length === 0) throw new AppError("conflict", saverOfferCopy.nobody);
}

async function insertSaverOffer(tx: Transaction, { viewer, id, offer }: Make): Promise<string> {
  const listing = await lockListing(tx, id, viewer);
  if (listing.actor !== "owner") throw new AppError("not_found", lifecycleCopy.notFound);
  assertVendorApproved(listing.vendor, listing.actor);
  const { content, status, now } = listing;
  if (status !== "approved" || content.details.stock === 0) {
    throw new AppError("conflict", saverOfferCopy.notLive);
  }
  await assertPause(tx, id);
  if (toCents(offer.amount) >= content.priceCents) {
    const message = saverOfferCopy.belowPrice(fromCents(content.priceCents));
    throw new AppError("rule_broken", message, { fields: { amount: message } });
  }
  await assertReceivers(tx, id);
  const made = await tx.saverOffer.create({
    data: {
      listingId: id,
      amountCents: BigInt(toCents(offer.amount)),
      createdAt: now,
      expiresAt: new Date(now.getTime() + offer.days * 86_400_000),
    },
    select: { id: true },
  });
  const data = { cents: toCents(offer.amount), days: offer.days };
  await writeEvent(tx, { listingId: id, actorId: viewer.id, action: "saver-offer", data });
  return made.id;
}

export async function makeSaverOffer(input: Make): Promise<SaverOfferState> {
  const { viewer, id } = input;
  const offerId = await withMessageLimit(viewer, () =>
    runStep("saver-offer.make", (tx) => insertSaverOffer(tx, input)),
  );
  log.info({ event: "saver_offer_made", listing: id, offer: offerId, userId: viewer.id });
  return getSaverOffer(vendorIdOf(viewer), id);
}

type SaverOffer = { listingId: string; cents: number };

/** Throws not_found for an offer that the person didn't get, and conflict once it's over. */
async function findReceived(tx: Transaction, viewer: Viewer, id: string): Promise<SaverOffer> {
  const [found] = await tx.rows<SaverOffer & { open: boolean }>(sql`
    SELECT l.id AS "listingId", s.amount_cents AS cents, ${isOpen} AND ${mayReceive} AS open
    FROM saver_offers s JOIN listings l ON l.id = s.listing_id JOIN vendors v ON v.id = l.vendor_id
      JOIN favorites f ON f.listing_id = l.id AND f.created_at <= s.created_at JOIN users u ON u.id = f.user_id
    WHERE s.id = ${id}::uuid AND f.user_id = ${viewer.id}::uuid`);
  if (!found) throw new AppError("not_found", dealCopy.unknownOffer);
  if (!found.open) throw new AppError("conflict", saverOfferCopy.over);
  return found;
}

async function replaceOffer(tx: Transaction, viewer: Viewer, conversationId: string): Promise<void> {
  await lockDealConversation(tx, viewer.id, conversationId);
  const before = await lastOffer(tx, conversationId);
  if (before?.status === "accepted" && !before.settled) throw new AppError("conflict", dealCopy.agreed);
  if (before?.status === "expired") await endOffer(tx, { id: before.id, conversationId });
  if (before?.status !== "open") return;
  const to = before.proposedById === viewer.id ? "withdrawn" : "declined";
  await setOfferStatus(tx, before.id, { from: "open", to });
}

/** Locks an existing conversation before the listing, like every step of a deal. */
async function lockListingOf(tx: Transaction, viewer: Viewer, id: string): Promise<void> {
  const [offer] = await tx.rows<{ listingId: string }>(sql`
    SELECT listing_id AS "listingId" FROM saver_offers WHERE id = ${id}::uuid`);
  if (!offer) return;
  const started = await findConversation(tx, viewer.id, subjectOf(offer));
  if (started) await lockDealConversation(tx, viewer.id, started);
  // A new conversation refers to the listing, so two people would otherwise wait for each other.
  await tx.rows(sql`SELECT 1 FROM listings WHERE id = ${offer.listingId}::uuid FOR UPDATE`);
}

async function accept(tx: Transaction, viewer: Viewer, id: string): Promise<string> {
  await lockUser(tx, viewer.id);
  await lockListingOf(tx, viewer, id);
  const { listingId, cents } = await findReceived(tx, viewer, id);
  const conversationId = await ensureConversation(tx, viewer, { subject: subjectOf({ listingId }) });
  await replaceOffer(tx, viewer, conversationId);
  const talk = await lockDealConversation(tx, viewer.id, conversationId);
  const { at, otherId } = talk;
  const offer = await tx.offer.create({
    data: {
      conversationId,
      listingId,
      proposedById: otherId,
      amountCents: BigInt(cents),
      createdAt: at,
      expiresAt: new Date(at.getTime() + 60_000),
    },
    select: { id: true },
  });
  await reserveOfferItem(tx, { id: offer.id, quantity: 1 }, { listingId, actorId: viewer.id });
  await setOfferStatus(tx, offer.id, { from: "open", to: "accepted" });
  await insertDealMessage(tx, {
    talk,
    viewer,
    line: saverOfferCopy.lineOfAcceptance(formatPrice(fromCents(cents))),
    step: "accept",
    key: `offer:${offer.id}:accept`,
    answers: `saver-offer:${id}`,
  });
  return conversationId;
}

export async function acceptReceivedOffer(viewer: Viewer, id: string): Promise<{ conversationId: string }> {
  const conversationId = await withMessageLimit(viewer, () =>
    runStep("saver-offer.accept", (tx) => accept(tx, viewer, id)),
  );
  await scheduleMail();
  return { conversationId };
}
