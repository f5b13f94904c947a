import "server-only";
import type { ConversationDto } from "@/lib/messages/contract";
import type { Booking } from "@/lib/messages/deals/viewings.commands";
import { startConversation } from "@/lib/messages/inbox/thread.commands";
import type { Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { createDayFormatter } from "@/lib/shared/dates";
import type { BookingInput } from "./contract";
import { appointmentCopy } from "./copy";
import { readBookable } from "./hours.rows";
import { createSlotFinder } from "./rules";

type Slot = { listingId: string; startsAt: Date };

/** Throws conflict unless the time is open; whether it's still free is decided by the insert. */
async function readBooking(tx: Transaction, { listingId, startsAt }: Slot): Promise<Booking> {
  const found = await readBookable(tx, listingId);
  if (!found) throw new AppError("conflict", appointmentCopy.notOpen);
  const { hours, timeZone, awayUntil } = found;
  const slotsOn = createSlotFinder({ hours, timeZone, now: new Date(), busy: [], awayUntil });
  const open = slotsOn(createDayFormatter(timeZone)(startsAt));
  if (!open.some((slot) => slot.getTime() === startsAt.getTime())) {
    throw new AppError("conflict", appointmentCopy.notOpen);
  }
  const { durationMinutes, bufferMinutes, autoConfirm } = hours;
  return { durationMinutes, bufferMinutes, autoConfirm };
}

type Book = { viewer: Viewer; listingId: string; input: BookingInput; headers: Headers };

export function bookSlot({ viewer, listingId, input, headers }: Book): Promise<ConversationDto> {
  const { startsAt, text } = input;
  return startConversation({
    viewer,
    headers,
    input: { listingId, text, documentIds: [], viewing: { startsAt, note: "" } },
    readBooking: (tx) => readBooking(tx, { listingId, startsAt: new Date(startsAt) }),
  });
}
