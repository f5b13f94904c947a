import { z } from "zod";
import { maxReviewLength, maxReviewPhotos, reviewStatuses } from "./rules";
import { reviewWritingCopy as copy } from "./writing.copy";

export const newReviewSchema = z
  .object({
    rating: z
      .int(copy.chooseRating)
      .min(1, copy.chooseRating)
      .max(5, copy.chooseRating)
      .describe("Stars from 1 to 5"),
    text: z
      .string(copy.missing)
      .trim()
      .min(1, copy.missing)
      .max(maxReviewLength, copy.tooLong)
      .describe("Text of the review"),
    photos: z
      .array(z.string().max(300))
      .max(maxReviewPhotos, copy.tooManyPhotos)
      .default([])
      .describe("Addresses from POST /api/uploads of this person"),
  })
  .meta({ id: "NewReview" });

export const reviewFormSchema = newReviewSchema.pick({ rating: true, text: true }).meta({ id: "ReviewEdit" });

export const ownReviewParamsSchema = z.object({
  id: z.uuid(copy.unknownReview).describe("Id of the review"),
});

export const writtenReviewSchema = z
  .object({
    id: z.uuid().describe("Id of the review"),
    status: z.enum(reviewStatuses).describe("State of the review"),
  })
  .meta({ id: "WrittenReview" });
