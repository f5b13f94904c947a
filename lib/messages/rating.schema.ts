import { z } from "zod";
import { authorActions, buyerRatingStatuses, maxBuyerRatingLength } from "@/lib/reviews/deal-review.rules";
import { reviewWritingCopy } from "@/lib/reviews/writing.copy";
import { messageCopy } from "./copy";
import { ratingCopy as copy } from "./rating.copy";

const { chooseRating } = reviewWritingCopy;

export const newBuyerRatingSchema = z
  .object({
    rating: z.int(chooseRating).min(1, chooseRating).max(5, chooseRating).describe("Stars from 1 to 5"),
    text: z
      .string()
      .trim()
      .max(maxBuyerRatingLength, copy.tooLong)
      .default("")
      .describe("Text for other sellers; may be empty"),
  })
  .meta({ id: "NewBuyerRating" });

export const buyerRatingSchema = z
  .object({
    rating: z.number().int().describe("Stars from 1 to 5"),
    text: z.string().describe("Text for other sellers; empty if there is none"),
    status: z.enum(buyerRatingStatuses).describe("`published` once other sellers can see it"),
    publishAt: z.string().describe("Time at which it is published at the latest"),
    actions: z.array(z.enum(authorActions)).describe("Actions that the seller can take now"),
  })
  .meta({ id: "BuyerRating" });

export const buyerSummarySchema = z
  .object({
    count: z.number().int().describe("Number of published ratings by sellers"),
    average: z.number().nullable().describe("Average stars with one decimal; null without ratings"),
  })
  .meta({ id: "BuyerSummary" });

export const buyerSchema = buyerSummarySchema
  .extend({
    ratings: z
      .array(
        z.object({
          rating: z.number().int().describe("Stars from 1 to 5"),
          text: z.string().describe("Text of the seller; empty if there is none"),
          createdAt: z.string().describe("Time of the rating"),
        }),
      )
      .describe("The 20 newest published ratings, without the names of the sellers"),
  })
  .meta({ id: "Buyer" });

export const ratedDealParamsSchema = z.object({
  id: z.uuid(copy.unknownDeal).describe("Id of the offer that became the deal"),
});
export const buyerParamsSchema = z.object({
  id: z.uuid(messageCopy.unknownConversation).describe("Id of the conversation"),
});
