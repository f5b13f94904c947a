import "server-only";
import type { ConversationDto } from "@/lib/messages/contract";
import type { DealDto, NewViewing } from "@/lib/messages/deal.contract";
import * as requests from "@/lib/messages/deals/requests.commands";
import * as viewings from "@/lib/messages/deals/viewings.commands";
import { startConversation } from "@/lib/messages/inbox/thread.commands";
import type { Transaction } from "@/lib/server/db";
import type { Actor, Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { BookingInput } from "./contract";
import { appointmentCopy } from "./copy";
import { readSlot } from "./slot.commands";

type Book = { viewer: Viewer; listingId: string; input: BookingInput; headers: Headers };

export function bookSlot({ viewer, listingId, input, headers }: Book): Promise<ConversationDto> {
  const { startsAt, text } = input;
  const readBooking = async (tx: Transaction) => {
    const booking = await readSlot(tx, { listingId, conversationId: null, startsAt: new Date(startsAt) });
    if (!booking) throw new AppError("conflict", appointmentCopy.notOpen);
    return booking;
  };
  return startConversation({
    viewer,
    headers,
    input: { listingId, text, documentIds: [], viewing: { startsAt, note: "" } },
    readBooking,
  });
}

type Step = Omit<Parameters<typeof viewings.actOnViewing>[1], "readSlot">;

/** While hours are open, a visitor moves an appointment only to a free time. */
export function actOnViewing(viewer: Actor, step: Step): Promise<DealDto> {
  return viewings.actOnViewing(viewer, { ...step, readSlot });
}

/** Requests any time for a viewing, and a free one of the employer's open hours for an interview. */
export function requestViewing(viewer: Viewer, id: string, input: NewViewing): Promise<DealDto> {
  return requests.requestViewing(viewer, id, { ...input, readSlot });
}
