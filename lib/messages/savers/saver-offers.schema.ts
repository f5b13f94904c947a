import { z } from "zod";
import { listingParamsSchema } from "@/lib/listings/desk/editing.schema";
import { newOfferSchema, offerDaysSchema } from "@/lib/messages/deal.schema";
import { dealCopy } from "@/lib/messages/deal.copy";
import { defaultOfferDays } from "@/lib/messages/deal.rules";

export const saverOfferListingSchema = listingParamsSchema;

export const newSaverOfferSchema = z
  .object({
    amount: newOfferSchema.shape.amount.describe("Price in dollars, below the current one"),
    days: offerDaysSchema.default(defaultOfferDays).describe("Days until it expires"),
  })
  .meta({ id: "NewSaverOffer" });

export const saverOfferStateSchema = z
  .object({
    people: z.number().int().describe("Number of people who would get an offer now"),
    nextAt: z.string().nullable().describe("Earliest time of the next offer; null if it’s possible now"),
    last: z
      .object({
        amount: z.number().describe("Price in dollars"),
        createdAt: z.string().describe("Time of sending"),
        expiresAt: z.string().describe("Time at which it expires"),
      })
      .nullable()
      .describe("Last offer; null if there is none"),
  })
  .meta({ id: "SaverOfferState" });

export const receivedOfferSchema = z
  .object({
    id: z.uuid().describe("Id of the offer"),
    listingId: z.uuid().describe("Id of the listing"),
    title: z.string().describe("Title of the listing"),
    imageUrl: z.string().nullable().describe("Address of the cover; null without a picture"),
    amount: z.number().describe("Offered price in dollars"),
    price: z.number().describe("Listed price in dollars"),
    expiresAt: z.string().describe("Time at which it expires"),
  })
  .meta({ id: "ReceivedOffer" });
export const receivedOffersSchema = z.array(receivedOfferSchema);

export const receivedOfferParamsSchema = z.object({
  id: z.uuid(dealCopy.unknownOffer).describe("Id of the offer"),
});

export const acceptedOfferSchema = z
  .object({ conversationId: z.uuid().describe("Id of the conversation with the deal") })
  .meta({ id: "AcceptedOffer" });
