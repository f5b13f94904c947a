import { z } from "zod";
import { photoSchema } from "@/lib/listings/schema";
import { cursorId, cursorTime, momentCursorSchema } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import { maxReviewPageSize, maxSuccessStories, reviewPageSize, reviewSorts } from "./rules";

export const reviewSchema = z
  .object({
    id: z.uuid().describe("Id of the review"),
    rating: z.number().int().min(1).max(5).describe("Stars from 1 to 5"),
    text: z.string().describe("Text of the review"),
    createdAt: z.string().describe("Time of creation"),
    authorName: z.string().describe("Name of the author, such as `Dana W.`"),
    authorPicture: z.string().nullable().describe("URL of the author’s picture; null if there is none"),
    photos: z.array(photoSchema).describe("Pictures in order"),
    reply: z
      .object({
        text: z.string().describe("Text of the reply"),
        repliedAt: z.string().describe("Time of the reply"),
      })
      .nullable()
      .describe("Reply of the vendor; null if there is none"),
    verified: z
      .boolean()
      .describe("True if the author and the vendor have exchanged messages here or closed a deal"),
  })
  .meta({ id: "Review" });

export const reviewListSchema = z.array(reviewSchema);

export const vendorReviewSchema = reviewSchema
  .extend({
    listing: z
      .object({
        id: z.uuid().describe("Id of the listing"),
        title: z.string().describe("Title of the listing"),
      })
      .nullable()
      .describe("Reviewed listing; null if its page isn’t public"),
  })
  .meta({ id: "VendorReview" });

const count = z.number().int();

export const ratingSummarySchema = z
  .object({
    count: count.describe("Number of reviews"),
    average: z.number().describe("Average stars with one decimal"),
    stars: z
      .object({
        5: count.describe("Number of reviews with five stars"),
        4: count.describe("Number of reviews with four stars"),
        3: count.describe("Number of reviews with three stars"),
        2: count.describe("Number of reviews with two stars"),
        1: count.describe("Number of reviews with one star"),
      })
      .describe("Number of reviews by stars"),
  })
  .meta({ id: "RatingSummary" });

export const successStoryListSchema = z
  .array(
    z
      .object({
        id: z.uuid().describe("Id of the review"),
        text: z.string().describe("Text of the review"),
        rating: z.literal(5).describe("Always 5"),
        createdAt: z.string().describe("Time of creation"),
        authorName: z.string().describe("Name of the author, such as `Dana W.`"),
        authorPicture: z.string().nullable().describe("URL of the author’s picture; null if there is none"),
        listingId: z.uuid().describe("Id of the listing"),
        listingTitle: z.string().describe("Title of the listing"),
        vendorId: z.uuid().describe("Id of the vendor"),
        vendorName: z.string().describe("Business name of the vendor"),
      })
      .meta({ id: "SuccessStory" }),
  )
  .max(maxSuccessStories);

export const reviewParamsSchema = z.object({ id: z.uuid("Unknown listing").describe("Id of the listing") });

export const reviewPageQuerySchema = z.object({
  ...pageQuery({ size: reviewPageSize, max: maxReviewPageSize }),
  sort: z.enum(reviewSorts).default("newest").describe("Order of the list"),
  stars: z.coerce
    .number()
    .pipe(z.literal([5, 4, 3, 2, 1]))
    .optional()
    .describe("Only reviews with this number of stars"),
});

const cursorStars = z.int().min(1).max(5);

/** End of a page: time and id of the last review, preceded by its stars if they are the order. */
export const reviewCursorSchema = z.union([momentCursorSchema, z.tuple([cursorStars, cursorTime, cursorId])]);
