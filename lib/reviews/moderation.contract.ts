import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type ModeratedReviewDto = z.output<typeof schema.moderatedReviewSchema>;
export type ReviewQueueQuery = z.output<typeof schema.reviewQueueQuerySchema>;

export type ModeratedRatingDto = z.output<typeof schema.moderatedRatingsSchema>[number];
export type RatingQueueQuery = z.output<typeof schema.ratingQueueQuerySchema>;

export const listModeratedReviews = endpoint({
  method: "GET",
  path: "/api/admin/reviews",
  summary: "List reviews by status: pending ones oldest first, decided ones newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.reviewQueueQuerySchema, response: s.moderatedReviewsSchema };
  },
});

export const pickStory = endpoint({
  method: "PUT",
  path: "/api/admin/reviews/{id}/story",
  summary: "Add a published five-star review to the homepage’s Success Stories, or take it off",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.storyParamsSchema, body: s.storySchema, response: s.moderatedReviewSchema };
  },
});

export const decideReview = endpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/{action}",
  summary: "Publish a review, or reject or hide it with a reason its author sees",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return {
      params: s.reviewDecisionParamsSchema,
      body: s.reviewDecisionSchema,
      response: s.moderatedReviewSchema,
    };
  },
});

export const listBuyerRatings = endpoint({
  method: "GET",
  path: "/api/admin/buyer-ratings",
  summary: "List sellers’ ratings of buyers, newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.ratingQueueQuerySchema, response: s.moderatedRatingsSchema };
  },
});

export const removeBuyerRating = endpoint({
  method: "POST",
  path: "/api/admin/buyer-ratings/{id}/remove",
  summary: "Remove a seller’s rating of a buyer, with a reason the seller sees",
  access: "admin",
  status: 204,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.ratingRemovalParamsSchema, body: s.ratingRemovalSchema };
  },
});
