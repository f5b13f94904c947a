import "server-only";
import type { Booking } from "@/lib/messages/deals/viewings.commands";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { createDayFormatter } from "@/lib/shared/dates";
import { appointmentCopy } from "./copy";
import { readBookable, readInterviewHours, type Availability } from "./hours.rows";
import { createSlotFinder } from "./rules";

type Slot = { listingId: string | null; conversationId: string | null; startsAt: Date };

function readHours(tx: Transaction, { listingId, conversationId }: Slot): Promise<Availability | null> {
  return listingId ? readBookable(tx, listingId) : readInterviewHours(tx, conversationId ?? "");
}

/**
 * Null if the listing, or the employer of the conversation about a job, has no open hours. Throws conflict unless the
 * time is open; whether it's still free is decided by the write.
 */
export async function readSlot(tx: Transaction, slot: Slot): Promise<Booking | null> {
  const { startsAt } = slot;
  const found = await readHours(tx, slot);
  if (!found) return null;
  const { hours, timeZone, awayUntil } = found;
  const slotsOn = createSlotFinder({ hours, timeZone, now: new Date(), busy: [], awayUntil });
  const open = slotsOn(createDayFormatter(timeZone)(startsAt));
  if (!open.some((time) => time.getTime() === startsAt.getTime())) {
    const { notOpen } = appointmentCopy;
    throw new AppError("conflict", notOpen, { fields: { startsAt: notOpen } });
  }
  const { durationMinutes, bufferMinutes, autoConfirm } = hours;
  return { durationMinutes, bufferMinutes, autoConfirm };
}
