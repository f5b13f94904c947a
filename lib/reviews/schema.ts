import { z } from "zod";
import { photoSchema } from "@/lib/listings/schema";
import { cursorId, cursorTime, momentCursorSchema } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import { maxReviewPageSize, maxSuccessStories, reviewPageSize, reviewSorts } from "./rules";

/** A published review; the author is shown as 'First L.', times are ISO. */
export const reviewSchema = z.object({
  id: z.uuid(),
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  createdAt: z.string(),
  authorName: z.string(),
  authorPicture: z.string().nullable(),
  photos: z.array(photoSchema),
  reply: z.object({ text: z.string(), repliedAt: z.string() }).nullable(),
  /** Whether the author and the vendor have written to each other here, or closed a deal. */
  verified: z.boolean(),
});

export const reviewListSchema = z.array(reviewSchema);

/** A review on the vendor's page; the listing is null when its address is not public. */
export const vendorReviewSchema = reviewSchema.extend({
  listing: z.object({ id: z.uuid(), title: z.string() }).nullable(),
});

const count = z.number().int();

/** How many reviews gave how many stars; the average has one decimal. */
export const ratingSummarySchema = z.object({
  count,
  average: z.number(),
  stars: z.object({ 5: count, 4: count, 3: count, 2: count, 1: count }),
});

export const successStoryListSchema = z
  .array(
    z.object({
      id: z.uuid(),
      text: z.string(),
      rating: z.literal(5),
      createdAt: z.string(),
      authorName: z.string(),
      authorPicture: z.string().nullable(),
      listingId: z.uuid(),
      listingTitle: z.string(),
      vendorId: z.uuid(),
      vendorName: z.string(),
    }),
  )
  .max(maxSuccessStories);

export const reviewParamsSchema = z.object({ id: z.uuid("Unknown listing") });

export const reviewPageQuerySchema = z.object({
  ...pageQuery({ size: reviewPageSize, max: maxReviewPageSize }),
  sort: z.enum(reviewSorts).default("newest"),
  stars: z.coerce
    .number()
    .pipe(z.literal([5, 4, 3, 2, 1]))
    .optional(),
});

const cursorStars = z.int().min(1).max(5);

/** Where a page ended: the time and the id of its last review, before them its stars where these are the order. */
export const reviewCursorSchema = z.union([momentCursorSchema, z.tuple([cursorStars, cursorTime, cursorId])]);
