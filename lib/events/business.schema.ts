import { z } from "zod";
import type { BusinessEventType } from "./business.rules";

const ids = {
  application: z.uuid().describe("Id of the application"),
  conversation: z.uuid().describe("Id of the conversation"),
  job: z.uuid().describe("Id of the job"),
  listing: z.uuid().describe("Id of the listing"),
  message: z.uuid().describe("Id of the message"),
  offer: z.uuid().describe("Id of the offer"),
  review: z.uuid().describe("Id of the review"),
  viewing: z.uuid().describe("Id of the viewing"),
};

const listingDecisions = [
  "approved",
  "changes-requested",
  "rejected",
  "removed",
  "revision-approved",
  "revision-changes-requested",
  "revision-rejected",
] as const;

const aboutApplication = z.object({ applicationId: ids.application, jobId: ids.job });

export const businessEventData = {
  "listing.decided": z.object({
    listingId: ids.listing,
    decision: z.enum(listingDecisions).describe("Decision on the listing or on its changes"),
  }),
  "message.received": z.object({ conversationId: ids.conversation, messageId: ids.message }),
  "offer.updated": z.object({ conversationId: ids.conversation, offerId: ids.offer }),
  "deal.updated": z.object({
    conversationId: ids.conversation,
    offerId: ids.offer.optional(),
    viewingId: ids.viewing.optional(),
  }),
  "review.published": z.object({ reviewId: ids.review, listingId: ids.listing }),
  "application.received": aboutApplication,
  "application.updated": aboutApplication,
} as const satisfies Record<BusinessEventType, z.ZodType>;

/** Contains only the type and ids; receivers read the content through the API. */
export type BusinessEvent = {
  [Type in BusinessEventType]: { type: Type; data: z.output<(typeof businessEventData)[Type]> };
}[BusinessEventType];
