import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type ReviewDto = z.output<typeof schema.reviewSchema>;
export type VendorReviewDto = z.output<typeof schema.vendorReviewSchema>;
export type RatingSummaryDto = z.output<typeof schema.ratingSummarySchema>;
export type SuccessStoryDto = z.output<typeof schema.successStoryListSchema>[number];

export const listReviews = endpoint({
  method: "GET",
  path: "/api/listings/{id}/reviews",
  summary:
    "List a listing’s published reviews with the vendor’s replies, newest first by default, all or by number of stars",
  access: "any",
  scope: "any",
  replica: true,
  paged: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return {
      params: s.reviewParamsSchema,
      query: s.reviewPageQuerySchema,
      response: s.reviewListSchema,
    };
  },
});
