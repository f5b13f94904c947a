import "server-only";
import { appointment } from "@/lib/messages/appointment.rules";
import type { DealDto, NewViewing } from "@/lib/messages/deal.contract";
import { dealCopy, eventName } from "@/lib/messages/deal.copy";
import { isViewingPlanned, maxPlannedViewings, viewingMinutes } from "@/lib/messages/deal.rules";
import { holdCopiedNote } from "@/lib/messages/threads/held.commands";
import { withMessageLimit } from "@/lib/messages/threads/limit.commands";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import type { Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { insertDealMessage, lockDealConversation, type LockedThread } from "./deal.commands";
import { getDeal } from "./deal.queries";
import { isPlanned } from "./ending.rows";
import { viewingZone } from "./viewing-subject.rows";
import { readTime, readViewings, type Booking, type SlotReader } from "./viewings.commands";

const minute = 60_000;

async function assertMayRequest(tx: Transaction, viewerId: string, thread: string): Promise<void> {
  const before = await readViewings(tx, thread);
  if (before.some(isViewingPlanned)) throw new AppError("conflict", dealCopy.oneViewing);
  const [planned] = await tx.rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM viewings w
    WHERE w.requested_by_id = ${viewerId}::uuid AND w.listing_id IS NOT NULL AND ${isPlanned}`);
  if ((planned?.count ?? 0) >= maxPlannedViewings) throw new AppError("conflict", dealCopy.tooManyViewings);
}

type NewTime = {
  talk: LockedThread;
  listingId: string | null;
  startsAt: Date;
  note: string;
  booking: Booking | undefined;
};

/** Null if somebody else has booked the time. */
async function insertViewing(
  tx: Transaction,
  viewer: Actor,
  { talk, listingId, startsAt, note, booking }: NewTime,
): Promise<string | null> {
  const { durationMinutes = viewingMinutes, bufferMinutes = 0, autoConfirm = false } = booking ?? {};
  const end = startsAt.getTime() + (durationMinutes + bufferMinutes) * minute;
  const [made] = await tx.viewing.createManyAndReturn({
    data: [
      {
        conversationId: talk.id,
        listingId,
        requestedById: viewer.id,
        ownerId: talk.otherId,
        startsAt,
        durationMinutes,
        bufferMinutes,
        heldUntil: booking ? new Date(end) : null,
        note,
        status: autoConfirm ? "confirmed" : "requested",
        createdAt: talk.at,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  return made?.id ?? null;
}

type Request = NewViewing & { booking?: Booking; readSlot?: SlotReader };

/** Interviews need an open time and an application at the interview stage. */
function assertHasViewings({ listing, side, invited }: LockedThread, booking: Booking | undefined): void {
  const hasViewings = listing
    ? listing.category === "realestate" || (booking && listing.category === "services")
    : booking && invited;
  if (!hasViewings || side !== "starter") throw new AppError("conflict", dealCopy.homesOnly);
  if (listing && listing.status !== "approved") throw new AppError("conflict", dealCopy.gone);
}

/** The caller locks the viewer's row, so that the number of requests is exact. */
export async function writeViewing(
  tx: Transaction,
  viewer: Actor,
  thread: string,
  { startsAt: time, note: written, booking: given, readSlot }: Request,
): Promise<void> {
  const talk = await lockDealConversation(tx, viewer.id, thread);
  const { listing, at } = talk;
  const slot = { listingId: null, conversationId: thread, startsAt: new Date(time) };
  const isPicked = !given && talk.invited && readSlot;
  const booking = given ?? ((isPicked && (await readSlot(tx, slot))) || undefined);
  assertHasViewings(talk, booking);
  await assertMayRequest(tx, viewer.id, thread);
  const startsAt = readTime(time, at);
  const note = await holdCopiedNote(tx, { conversation: talk, sender: viewer, note: written });
  const id = await insertViewing(tx, viewer, {
    talk,
    listingId: listing?.id ?? null,
    startsAt,
    note,
    booking,
  });
  if (!id) throw new AppError("conflict", dealCopy.slotTaken);
  const timeZone = await viewingZone(tx, thread);
  const line = booking?.autoConfirm ? dealCopy.lineOfBooking : dealCopy.lineOfViewing;
  await insertDealMessage(tx, {
    talk,
    viewer,
    line: line(eventName(listing?.category), appointment(startsAt, timeZone), note),
    step: "viewing",
    key: `viewing:${id}`,
    appointment: { startsAt, timeZone },
  });
}

export async function requestViewing(
  viewer: Actor,
  thread: string,
  input: NewViewing & { readSlot: SlotReader },
): Promise<DealDto> {
  await withMessageLimit(viewer, () =>
    runStep("viewing.request", async (tx) => {
      await lockUser(tx, viewer.id);
      await writeViewing(tx, viewer, thread, input);
    }),
  );
  await scheduleMail();
  return getDeal(viewer, thread);
}
