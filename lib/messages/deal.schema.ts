import { z } from "zod";
import { caseStatuses } from "@/lib/cases/rules";
import { hasWholeCents } from "@/lib/shared/money";
import { moment } from "@/lib/shared/moment-schema";
import { dealCopy } from "./deal.copy";
import {
  maxOfferAmount,
  maxOfferNote,
  maxOfferQuantity,
  maxProposedTimes,
  defaultInterviewLength,
  interviewLengths,
  offerDays,
  offerActions,
  offerStatuses,
  viewingActions,
  viewingStatuses,
} from "./deal.rules";
import { messageCopy } from "./copy";
import { buyerRatingSchema, buyerSummarySchema } from "./rating.schema";

const dealCase = z.object({
  id: z.uuid().describe("Id of the case"),
  status: z.enum(caseStatuses).describe("State of the case"),
});

export const offerSchema = z
  .object({
    id: z.uuid().describe("Id of the offer"),
    mine: z.boolean().describe("True if it was sent by the viewer"),
    amount: z.number().describe("Amount in dollars for all pieces"),
    quantity: z.number().int().describe("Number of pieces"),
    note: z.string().describe("Note of the sender; empty if there is none"),
    status: z.enum(offerStatuses).describe("State of the offer"),
    reserves: z.boolean().describe("True if accepting it reserves or reserved the whole listing"),
    createdAt: z.string().describe("Time of creation"),
    expiresAt: z.string().describe("Time at which the offer expires"),
    actions: z
      .array(z.enum(offerActions))
      .describe("Actions that the viewer can take now; a counter-offer is a new offer"),
  })
  .meta({ id: "Offer" });

export const viewingSchema = z
  .object({
    id: z.uuid().describe("Id of the viewing"),
    mine: z.boolean().describe("True if it was sent by the viewer"),
    startsAt: z.string().describe("Time of the viewing; the last of several proposed ones"),
    otherTimes: z
      .array(z.string())
      .describe(
        "Earlier times that an employer proposed too; the applicant accepts one of them or `startsAt`",
      ),
    durationMinutes: z.number().int().describe("Length in minutes"),
    note: z.string().describe("Note of the sender; empty if there is none"),
    status: z.enum(viewingStatuses).describe("State of the viewing"),
    address: z
      .string()
      .nullable()
      .describe("Exact address; null without one, and for the visitor until the time is confirmed"),
    actions: z.array(z.enum(viewingActions)).describe("Actions that the viewer can take now"),
    case: dealCase.nullable().describe("Latest case about it; null if there is none"),
    canOpenCase: z.boolean().describe("True if the viewer can report a problem with it now"),
  })
  .meta({ id: "Viewing" });

export const dealSchema = z
  .object({
    offer: offerSchema.nullable().describe("Last offer; null if there is none"),
    viewing: viewingSchema.nullable().describe("Last viewing; null if there is none"),
    earlierViewings: z
      .array(viewingSchema)
      .describe("Earlier confirmed viewings without an outcome; empty unless the viewer is the owner"),
    canOffer: z.boolean().describe("True if the viewer can offer a price now"),
    stock: z.number().int().describe("Number of pieces left; 1 for a single item"),
    canRequestViewing: z
      .boolean()
      .describe(
        "True if the viewer can request a viewing now, or as an applicant choose a time for an interview",
      ),
    canProposeInterview: z
      .boolean()
      .describe(
        "True if the viewer is an employer who can propose times for an interview to the applicant now",
      ),
    bookable: z
      .boolean()
      .describe(
        "True if hours are open for the listing, or for interviews of the employer, so that the other person moves to a free time",
      ),
    timeZone: z.string().describe("IANA time zone of viewing times"),
    canComplete: z.boolean().describe("True if the viewer can complete the deal"),
    asked: z
      .boolean()
      .describe(
        "True if both sides were asked for the outcome of an accepted offer and neither has answered",
      ),
    closedAt: z.string().nullable().describe("Time at which the deal was closed; null before it"),
    canReview: z.boolean().describe("True if the viewer can review the listing now"),
    buyer: buyerSummarySchema
      .nullable()
      .describe(
        "Ratings of the buyer by sellers; null unless the viewer is the seller and an approved vendor",
      ),
    buyerRating: buyerRatingSchema
      .nullable()
      .describe("The viewer’s rating of the buyer of the last deal; null for buyers and without one"),
    case: dealCase.nullable().describe("Latest case about the last deal; null if there is none"),
    canOpenCase: z.boolean().describe("True if the viewer can report a problem with the last deal now"),
    canRateBuyer: z.boolean().describe("True if the viewer can rate the buyer of the last deal now"),
  })
  .meta({ id: "Deal" });

const note = z.string().trim().max(maxOfferNote, dealCopy.noteTooLong).default("");

export const offerDaysSchema = z.literal(offerDays, dealCopy.days);

export const newOfferSchema = z
  .object({
    amount: z
      .number(dealCopy.amount)
      .positive(dealCopy.amount)
      .max(maxOfferAmount, dealCopy.amountTooHigh)
      .refine((dollars) => Math.round(dollars * 100) >= 1, dealCopy.amount)
      .refine(hasWholeCents, dealCopy.wholeCents)
      .describe("Amount in dollars for all pieces, with at most two decimals"),
    quantity: z
      .int(dealCopy.quantity)
      .min(1, dealCopy.quantity)
      .max(maxOfferQuantity, dealCopy.quantity)
      .default(1)
      .describe("Number of pieces"),
    note: note.describe("Note to the other side"),
    days: offerDaysSchema
      .optional()
      .describe("Days until it expires, chosen only by the owner of the listing; 3 without it"),
  })
  .meta({ id: "NewOffer" });

const startsAt = moment({ offset: true, error: dealCopy.chooseTime });

export const newViewingSchema = z
  .object({
    startsAt: startsAt.describe("Requested time"),
    note: note.describe("Note to the other side"),
  })
  .meta({ id: "NewViewing" });

export const newInterviewSchema = z
  .object({
    times: z
      .array(startsAt, dealCopy.threeTimes)
      .min(1, dealCopy.threeTimes)
      .max(maxProposedTimes, dealCopy.threeTimes)
      .superRefine((times, { addIssue }) => {
        const moments = times.map((time) => Date.parse(time));
        moments.forEach((time, at) => {
          if (moments.indexOf(time) === at) return;
          addIssue({ code: "custom", message: dealCopy.sameTime, path: [at] });
        });
      })
      .describe("Times to choose from"),
    durationMinutes: z
      .literal(interviewLengths, dealCopy.interviewLength)
      .default(defaultInterviewLength)
      .describe("Length in minutes"),
    note: note.describe("Place, link, or phone number, and what to bring"),
  })
  .meta({ id: "NewInterview" });

export const viewingActionSchema = z
  .object({
    startsAt: startsAt
      .optional()
      .describe("New time, for a proposal of another time; the chosen one, to accept one of several"),
  })
  .meta({ id: "ViewingProposal" });

export const offerParamsSchema = z.object({
  id: z.uuid(dealCopy.unknownOffer).describe("Id of the offer"),
  action: z.enum(offerActions).describe("Action on the offer"),
});
export const viewingParamsSchema = z.object({
  id: z.uuid(dealCopy.unknownViewing).describe("Id of the viewing"),
  action: z.enum(viewingActions).describe("Action on the viewing"),
});
export const calendarParamsSchema = z.object({
  id: z
    .templateLiteral([z.uuid(), ".ics"])
    .transform((name) => name.slice(0, -4))
    .describe("Id of the viewing, with `.ics`"),
});
export const dealParamsSchema = z.object({
  id: z.uuid(messageCopy.unknownConversation).describe("Id of the conversation"),
});
