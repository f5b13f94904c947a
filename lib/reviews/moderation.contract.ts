import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type ModeratedReviewDto = z.output<typeof schema.moderatedReviewSchema>;
export type ReviewQueueQuery = z.output<typeof schema.reviewQueueQuerySchema>;

export const listModeratedReviews = endpoint({
  method: "GET",
  path: "/api/admin/reviews",
  summary: "Reviews of everybody by state: what waits the oldest first, what is decided the newest first",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.reviewQueueQuerySchema, response: s.moderatedReviewsSchema };
  },
});

export const pickStory = endpoint({
  method: "PUT",
  path: "/api/admin/reviews/{id}/story",
  summary: "Picks a published five-star review for the homepage's Success Stories, or takes it off them",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.storyParamsSchema, body: s.storySchema, response: s.moderatedReviewSchema };
  },
});

export const decideReview = endpoint({
  method: "POST",
  path: "/api/admin/reviews/{id}/{action}",
  summary: "publish a review; reject or hide it with a reason that its author reads",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return {
      params: s.reviewDecisionParamsSchema,
      body: s.reviewDecisionSchema,
      response: s.moderatedReviewSchema,
    };
  },
});
