import "server-only";
import { closeReservedItem } from "@/lib/listings/desk/reservations.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { rows, runStep, sql, type Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { formatPrice, fromCents, toCents } from "@/lib/shared/money";
import { nextState } from "@/lib/shared/lifecycle";
import { settleDeals } from "./closing.commands";
import type { DealDto, NewOffer } from "@/lib/messages/deal.contract";
import { dealCopy, amountForQuantity, offerEndLines, offerLines } from "@/lib/messages/deal.copy";
import { getDeal } from "./deal.queries";
import { closeDeal, lastOffer, returnOfferItem } from "./deal.rows";
import {
  insertDealMessage,
  lockDealConversation,
  reserveOfferItem,
  setOfferStatus,
  type LockedThread,
} from "./deal.commands";
import {
  isEnding,
  canMakeOffer,
  defaultOfferDays,
  offerTransitions,
  type OfferAction,
} from "@/lib/messages/deal.rules";
import { endOffer } from "./ending.rows";
import { isBelowMinimum } from "./minimum.rows";
import { holdCopiedNote } from "@/lib/messages/threads/held.commands";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { insertSystemMessage } from "@/lib/messages/threads/sending.rows";

export async function writeOffer(tx: Transaction, viewer: Actor, id: string, input: NewOffer): Promise<void> {
  let talk = await lockDealConversation(tx, viewer.id, id);
  const before = await lastOffer(tx, id);
  if (before?.status === "expired") {
    // The offer expired before the schedule noticed. Locks again, so that the next message is dated after the expiry.
    await endOffer(tx, { id: before.id, conversationId: id });
    talk = await lockDealConversation(tx, viewer.id, id);
  }
  const { listing, side } = talk;
  if (!listing) throw new AppError("conflict", dealCopy.noOffers);
  const open = before?.status === "open" ? before : null;
  const mine = open?.proposedById === viewer.id;
  if (open && mine) throw new AppError("conflict", dealCopy.yourOfferIsOpen);
  const agreed = before?.status === "accepted" && !before.settled;
  if (agreed) throw new AppError("conflict", dealCopy.agreed);
  const { category, status: listingStatus, stock } = listing;
  if (listingStatus === "approved" && stock < 1) throw new AppError("conflict", dealCopy.soldOut);
  if (!canMakeOffer({ side, category, listingStatus, stock, open: open !== null, mine, agreed })) {
    throw new AppError("conflict", listingStatus === "approved" ? dealCopy.noOffers : dealCopy.gone);
  }
  if (open) await setOfferStatus(tx, open.id, { from: "open", to: "countered" });
  const { quantity, days } = input;
  if (quantity > stock) {
    throw new AppError("rule_broken", dealCopy.tooMany(stock), {
      fields: { quantity: dealCopy.tooMany(stock) },
    });
  }
  if (days && side !== "owner") {
    throw new AppError("rule_broken", dealCopy.daysOfOwner, { fields: { days: dealCopy.daysOfOwner } });
  }
  const note = await holdCopiedNote(tx, { conversation: talk, sender: viewer, note: input.note });
  const counterToId = open?.id ?? null;
  await insertOffer(tx, { talk, viewer, listingId: listing.id, counterToId, input: { ...input, note } });
}

type Insert = {
  talk: LockedThread;
  viewer: Actor;
  listingId: string;
  counterToId: string | null;
  input: NewOffer;
};

/** Declines it at once if it's below the private minimum, without a notification to the owner. */
async function insertOffer(
  tx: Transaction,
  { talk, viewer, listingId, counterToId, input }: Insert,
): Promise<void> {
  const { id: conversationId, side, at } = talk;
  const { amount, quantity, note, days = defaultOfferDays } = input;
  const isTooLow = side === "starter" && (await isBelowMinimum(tx, listingId, input));
  const offer = await tx.offer.create({
    data: {
      conversationId,
      listingId,
      proposedById: viewer.id,
      counterToId,
      amountCents: BigInt(toCents(amount)),
      quantity,
      note,
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * 86_400_000),
      ...(isTooLow ? { status: "declined", decidedAt: at } : {}),
    },
    select: { id: true },
  });
  const line = counterToId
    ? dealCopy.lineOfCounter(amount, note, quantity)
    : dealCopy.lineOfOffer(amount, note, quantity);
  await insertDealMessage(tx, {
    talk,
    viewer,
    line,
    step: counterToId ? "counter" : "offer",
    key: `offer:${offer.id}`,
    answers: counterToId ? `offer:${counterToId}` : undefined,
    silent: isTooLow,
  });
  if (isTooLow) await insertSystemMessage(tx, conversationId, dealCopy.tooLowLine);
}

export async function makeOffer(viewer: Actor, id: string, offer: NewOffer): Promise<DealDto> {
  await withMessageLimit(viewer, () => runStep("offer.make", (tx) => writeOffer(tx, viewer, id, offer)));
  await scheduleMail();
  return getDeal(viewer, id);
}

async function decide(tx: Transaction, viewer: Actor, { id, action, thread }: Decision): Promise<void> {
  const talk = await lockDealConversation(tx, viewer.id, thread);
  const offer = await lastOffer(tx, thread);
  if (offer?.id !== id) throw new AppError("conflict", dealCopy.notNow);
  const actor = offer.proposedById === viewer.id ? "proposer" : "answerer";
  const to = nextState(offerTransitions, { status: offer.status, action, actor });
  if (!to || !talk.listing || offer.settled) throw new AppError("conflict", dealCopy.notNow);
  const claim = { listingId: talk.listing.id, actorId: viewer.id };
  if (action === "accept") await reserveOfferItem(tx, offer, claim);
  if (action === "call_off") await returnOfferItem(tx, offer, claim);
  await setOfferStatus(tx, id, { from: offer.status, to });
  const amount = amountForQuantity(formatPrice(fromCents(offer.amountCents)), offer.quantity);
  await insertDealMessage(tx, {
    talk,
    viewer,
    line: offerLines[action](amount),
    step: action,
    key: `offer:${id}:${action}`,
    endLine: action === "accept" ? undefined : offerEndLines[action](amount),
  });
}

type Decision = { id: string; action: OfferAction; thread: string };

export async function actOnOffer(viewer: Actor, id: string, action: OfferAction): Promise<DealDto> {
  const [found] = await rows<{ thread: string; listingId: string }>(sql`
    SELECT c.id AS thread, o.listing_id AS "listingId" FROM offers o JOIN conversations c ON c.id = o.conversation_id
    WHERE o.id = ${id}::uuid AND ${viewer.id}::uuid IN (c.starter_id, c.owner_id)`);
  if (!found) throw new AppError("not_found", dealCopy.unknownOffer);
  const { thread, listingId } = found;
  await settleDeals(listingId);
  await withMessageLimit(
    viewer,
    () => runStep(`offer.${action}`, (tx) => decide(tx, viewer, { id, action, thread })),
    {
      always: isEnding(action),
    },
  );
  await scheduleMail();
  return getDeal(viewer, thread);
}

/**
 * Completes an accepted offer; a reserved item becomes sold or rented. Only the owner can do this until both sides have
 * been asked for the outcome.
 */
export async function completeDeal(viewer: Actor, id: string): Promise<DealDto> {
  const [found] = await rows<{ listingId: string | null }>(sql`
    SELECT listing_id AS "listingId" FROM conversations
    WHERE id = ${id}::uuid AND ${viewer.id}::uuid IN (starter_id, owner_id)`);
  if (found?.listingId) await settleDeals(found.listingId);
  await runStep("deal.complete", async (tx) => {
    const talk = await lockDealConversation(tx, viewer.id, id);
    const offer = await lastOffer(tx, id);
    const may = talk.side === "owner" || offer?.asked === true;
    if (!may || !talk.listing || offer?.status !== "accepted") {
      throw new AppError("conflict", dealCopy.notAccepted);
    }
    const isOver = offer.reserves && (await closeReservedItem(tx, talk.listing.id, viewer.id)) === "on_sale";
    if (offer.settled || isOver) throw new AppError("conflict", dealCopy.notNow);
    await closeDeal(tx, talk, offer.id);
    await insertDealMessage(tx, {
      talk,
      viewer,
      line: dealCopy.lineOfCompletion,
      step: "complete",
      key: `offer:${offer.id}:completed`,
      endLine: dealCopy.completedLine,
    });
  });
  await scheduleMail();
  return getDeal(viewer, id);
}
