import { z } from "zod";
import { photoSchema } from "@/lib/listings/schema";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { reviewModerationCopy } from "./moderation.copy";
import { reviewActions } from "./moderation.rules";
import { reviewStatuses } from "./rules";

export const reviewQueueQuerySchema = z.object({
  status: z.enum(reviewStatuses).default("pending").describe("State of the reviews"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const moderatedReviewSchema = z
  .object({
    id: z.uuid().describe("Id of the review"),
    rating: z.number().int().describe("Stars from 1 to 5"),
    text: z.string().describe("Text of the review"),
    status: z.enum(reviewStatuses).describe("State of the review"),
    decisionReason: z.string().nullable().describe("Reason given by the admin; null if there is none"),
    risks: z.array(z.string()).describe("Reasons for a closer look, in words"),
    photos: z.array(photoSchema).describe("Pictures in order"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    updatedAt: z.iso.datetime().describe("Time to send with a decision; 409 if the review changed since"),
    author: z
      .object({
        id: z.uuid().describe("Id of the account"),
        name: z.string().describe("Name"),
        username: z.string().describe("Username"),
      })
      .describe("Person who wrote it"),
    listing: z
      .object({
        id: z.uuid().describe("Id of the listing"),
        title: z.string().describe("Title of the listing"),
      })
      .describe("Reviewed listing"),
    vendorName: z.string().describe("Business name of the vendor"),
    picked: z.boolean().describe("True if chosen for the Success Stories of the homepage"),
  })
  .meta({ id: "ModeratedReview" });

export const moderatedReviewsSchema = z.array(moderatedReviewSchema);

export const storyParamsSchema = z.object({ id: z.uuid().describe("Id of the review") });
export const storySchema = z
  .object({
    picked: z
      .boolean("Say whether it is picked")
      .describe("True shows the review among the Success Stories of the homepage"),
  })
  .meta({ id: "StoryChoice" });

export const reviewDecisionParamsSchema = z.object({
  id: z.uuid().describe("Id of the review"),
  action: z.enum(reviewActions).describe("Decision on the review"),
});

export const reviewDecisionSchema = z
  .object({
    reason: z.string().trim().max(1000).default("").describe("Reason shown to the author"),
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the review changed since"),
  })
  .meta({ id: "ReviewDecision" });

export const ratingQueueQuerySchema = z.object(pageQuery({ size: 25, max: 100 }));

export const moderatedRatingsSchema = z.array(
  z
    .object({
      id: z.uuid().describe("Id of the rating"),
      rating: z.number().int().describe("Stars from 1 to 5"),
      text: z.string().describe("Text for other sellers; empty if there is none"),
      createdAt: z.iso.datetime().describe("Time of the rating"),
      title: z.string().describe("Title of the listing"),
      vendorName: z.string().describe("Business name of the seller who wrote it"),
      buyer: z
        .object({
          id: z.uuid().describe("Id of the account"),
          name: z.string().describe("Name"),
        })
        .describe("Rated buyer"),
    })
    .meta({ id: "ModeratedBuyerRating" }),
);

export const ratingRemovalParamsSchema = z.object({ id: z.uuid().describe("Id of the rating") });

export const ratingRemovalSchema = z
  .object({
    reason: z
      .string(reviewModerationCopy.reasonMissing)
      .trim()
      .min(1, reviewModerationCopy.reasonMissing)
      .max(1000)
      .describe("Reason shown to the seller"),
  })
  .meta({ id: "BuyerRatingRemoval" });
