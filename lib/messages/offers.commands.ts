import "server-only";
import { handOverItem } from "@/lib/listings/desk/dealing.rows";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { formatPrice, fromCents, toCents } from "@/lib/shared/money";
import { nextState } from "@/lib/shared/steps";
import type { DealDto, NewOffer } from "./deal.contract";
import { dealCopy, forPieces, offerLines } from "./deal.copy";
import { getDeal } from "./deal.queries";
import { closeDeal, lastOffer, lockTalk, putBackItem, say, setOffer, takeItem } from "./deal.rows";
import { mayOffer, offerHours, offerSteps, type OfferAction } from "./deal.rules";
import { withinLimit } from "./limit.commands";

/** Offers a price in the caller's transaction; conflict where none can be made. */
export async function writeOffer(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  asked: NewOffer,
): Promise<void> {
  const talk = await lockTalk(tx, viewer.id, id);
  const { listing, side, at } = talk;
  if (!listing || talk.closed) throw new AppError("conflict", dealCopy.noOffers);
  const before = await lastOffer(tx, id);
  const open = before?.status === "open" ? before : null;
  const mine = open?.proposedById === viewer.id;
  if (open && mine) throw new AppError("conflict", dealCopy.yourOfferIsOpen);
  const { category, status: listingStatus } = listing;
  if (!mayOffer({ side, category, listingStatus, open: open !== null, mine })) {
    throw new AppError("conflict", listingStatus === "approved" ? dealCopy.noOffers : dealCopy.gone);
  }
  if (open) await setOffer(tx, open.id, "countered");
  // One that has run out without the schedule having seen it.
  else if (before) await setOffer(tx, before.id, "expired");
  const { amount, quantity, note } = asked;
  const left = category === "products" ? listing.stock : 1;
  if (quantity > left) {
    throw new AppError("rule_broken", dealCopy.tooMany(left), {
      fields: { quantity: dealCopy.tooMany(left) },
    });
  }
  const offer = await tx.offer.create({
    data: {
      conversationId: id,
      listingId: listing.id,
      proposedById: viewer.id,
      counterToId: open?.id ?? null,
      amountCents: BigInt(toCents(amount)),
      quantity,
      note,
      createdAt: at,
      expiresAt: new Date(at.getTime() + offerHours * 3_600_000),
    },
    select: { id: true },
  });
  const line = open
    ? dealCopy.lineOfCounter(amount, note, quantity)
    : dealCopy.lineOfOffer(amount, note, quantity);
  await say(tx, { talk, viewer, line, key: `offer:${offer.id}` });
}

/** Offers a price for 72 hours, or counters the open offer of the other side; conflict where none can be made. */
export async function makeOffer(viewer: Viewer, id: string, offer: NewOffer): Promise<DealDto> {
  await withinLimit(viewer, () => transaction((tx) => writeOffer(tx, viewer, id, offer)));
  await wakeMail();
  return getDeal(viewer, id);
}

async function decide(tx: Transaction, viewer: Viewer, { id, action, thread }: Decision): Promise<void> {
  const talk = await lockTalk(tx, viewer.id, thread);
  const offer = await lastOffer(tx, thread);
  if (offer?.id !== id) throw new AppError("conflict", dealCopy.notNow);
  const actor = offer.proposedById === viewer.id ? "proposer" : "answerer";
  const to = nextState(offerSteps, { status: offer.status, action, actor });
  if (!to || !talk.listing || talk.closed) throw new AppError("conflict", dealCopy.notNow);
  const taken = { listingId: talk.listing.id, actorId: viewer.id };
  if (action === "accept") await takeItem(tx, offer, taken);
  if (action === "call_off") await putBackItem(tx, offer, taken);
  await setOffer(tx, id, to);
  const line = offerLines[action](forPieces(formatPrice(fromCents(offer.amountCents)), offer.quantity));
  await say(tx, { talk, viewer, line, key: `offer:${id}:${action}` });
}

type Decision = { id: string; action: OfferAction; thread: string };

/** Accepts, declines or withdraws an open offer, or calls off an accepted one; not_found for another's, conflict when it is no longer possible. */
export async function actOnOffer(viewer: Viewer, id: string, action: OfferAction): Promise<DealDto> {
  const [found] = await rows<{ thread: string }>(sql`
    SELECT c.id AS thread FROM offers o JOIN conversations c ON c.id = o.conversation_id
    WHERE o.id = ${id}::uuid AND ${viewer.id}::uuid IN (c.starter_id, c.owner_id)`);
  if (!found) throw new AppError("not_found", dealCopy.unknownOffer);
  const { thread } = found;
  await transaction((tx) => decide(tx, viewer, { id, action, thread }));
  await wakeMail();
  return getDeal(viewer, thread);
}

/** Marks an accepted offer as completed: a reserved item is sold or rented then. The owner's, once both were asked also the other's. */
export async function completeDeal(viewer: Viewer, id: string): Promise<DealDto> {
  await transaction(async (tx) => {
    const talk = await lockTalk(tx, viewer.id, id);
    const offer = await lastOffer(tx, id);
    const may = talk.side === "owner" || offer?.asked === true;
    if (!may || talk.closed || !talk.listing || offer?.status !== "accepted") {
      throw new AppError("conflict", dealCopy.notAccepted);
    }
    if (offer.reserves) await handOverItem(tx, talk.listing.id, viewer.id);
    await closeDeal(tx, talk, offer.id);
    await say(tx, { talk, viewer, line: dealCopy.lineOfCompletion, key: `offer:${offer.id}:completed` });
  });
  await wakeMail();
  return getDeal(viewer, id);
}
