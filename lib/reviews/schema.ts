import { z } from "zod";
import { photoSchema } from "@/lib/listings/schema";
import { pageQuery } from "@/lib/shared/page-query";
import { maxReviewPageSize, maxSuccessStories, reviewPageSize } from "./rules";

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
});
