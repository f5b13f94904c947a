import { z } from "zod";
import { maxReviewLength, maxReviewPhotos, reviewStatuses } from "./rules";
import { reviewWritingCopy as copy } from "./writing.copy";

export const newReviewSchema = z.object({
  rating: z.int(copy.chooseRating).min(1, copy.chooseRating).max(5, copy.chooseRating),
  text: z.string(copy.missing).trim().min(1, copy.missing).max(maxReviewLength, copy.tooLong),
  /** Addresses that POST /api/uploads answered to this person. */
  photos: z.array(z.string().max(300)).max(maxReviewPhotos, copy.tooManyPhotos).default([]),
});

/** What the form checks itself: the photos have their own field. */
export const reviewFormSchema = newReviewSchema.pick({ rating: true, text: true });

export const writtenReviewSchema = z.object({ id: z.uuid(), status: z.enum(reviewStatuses) });
