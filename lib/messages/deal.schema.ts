import { z } from "zod";
import { hasWholeCents } from "@/lib/shared/money";
import { moment } from "@/lib/shared/moment-schema";
import { dealCopy } from "./deal.copy";
import {
  maxOfferAmount,
  maxOfferNote,
  maxOfferQuantity,
  offerActions,
  offerStatuses,
  viewingActions,
  viewingStatuses,
} from "./deal.rules";
import { messageCopy } from "./copy";

export const offerSchema = z.object({
  id: z.uuid(),
  mine: z.boolean(),
  /** Dollars. */
  amount: z.number(),
  /** Pieces that the amount is for. */
  quantity: z.number().int(),
  note: z.string(),
  status: z.enum(offerStatuses),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** What the viewer may do with it now; a counter-offer is a new offer. */
  actions: z.array(z.enum(offerActions)),
});

export const viewingSchema = z.object({
  id: z.uuid(),
  mine: z.boolean(),
  startsAt: z.string(),
  durationMinutes: z.number().int(),
  note: z.string(),
  status: z.enum(viewingStatuses),
  actions: z.array(z.enum(viewingActions)),
});

/** The last offer and the last viewing of a conversation, and what the viewer may begin. */
export const dealSchema = z.object({
  offer: offerSchema.nullable(),
  viewing: viewingSchema.nullable(),
  /** Earlier confirmed viewings without an outcome; empty unless the viewer is the owner. */
  earlierViewings: z.array(viewingSchema),
  /** Whether the viewer may offer a price now: a first one, or another one than the other side's. */
  canOffer: z.boolean(),
  /** Pieces that are left; 1 of what there is only one of. */
  stock: z.number().int(),
  canRequestViewing: z.boolean(),
  /** The listing's time zone, used for viewing times. */
  timeZone: z.string(),
  canComplete: z.boolean(),
  /** Whether both sides were asked how an accepted offer ended, and neither has said so. */
  asked: z.boolean(),
  closedAt: z.string().nullable(),
  /** Whether the viewer may review the listing: they asked, both have written or the deal is closed, and no review is there. */
  canReview: z.boolean(),
});

const note = z.string().trim().max(maxOfferNote, dealCopy.noteTooLong).default("");

export const newOfferSchema = z.object({
  /** Dollars for all pieces, with at most two digits behind the point. */
  amount: z
    .number(dealCopy.amount)
    .positive(dealCopy.amount)
    .max(maxOfferAmount, dealCopy.amountTooHigh)
    .refine((dollars) => Math.round(dollars * 100) >= 1, dealCopy.amount)
    .refine(hasWholeCents, dealCopy.wholeCents),
  quantity: z
    .int(dealCopy.quantity)
    .min(1, dealCopy.quantity)
    .max(maxOfferQuantity, dealCopy.quantity)
    .default(1),
  note,
});

const startsAt = moment({ offset: true, error: dealCopy.chooseTime });

export const newViewingSchema = z.object({ startsAt, note });
export const viewingActionSchema = z.object({ startsAt: startsAt.optional() });

export const offerParamsSchema = z.object({
  id: z.uuid(dealCopy.unknownOffer),
  action: z.enum(offerActions),
});
export const viewingParamsSchema = z.object({
  id: z.uuid(dealCopy.unknownViewing),
  action: z.enum(viewingActions),
});
/** The name of the file. */
export const calendarParamsSchema = z.object({
  id: z.templateLiteral([z.uuid(), ".ics"]).transform((name) => name.slice(0, -4)),
});
export const dealParamsSchema = z.object({ id: z.uuid(messageCopy.unknownConversation) });
