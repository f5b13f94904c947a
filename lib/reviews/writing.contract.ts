import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type { AuthorAction } from "./deal-review.rules";
import type { ReviewStatus } from "./rules";
import type * as schema from "./writing.schema";

export type NewReview = z.output<typeof schema.newReviewSchema>;
export type ReviewEdit = z.output<typeof schema.reviewFormSchema>;
export type WrittenReview = z.output<typeof schema.writtenReviewSchema>;

export type ReviewSubjectDto = {
  listingId: string;
  title: string;
  vendorName: string;
  picture: string | null;
};

/** `dealClosedAt` is an ISO time, or null if the two only exchanged messages. */
export type DueReviewDto = ReviewSubjectDto & { dealClosedAt: string | null };

export type OwnReviewDto = {
  id: string;
  rating: number;
  text: string;
  status: ReviewStatus;
  decisionReason: string | null;
  createdAt: string;
  listing: { id: string; title: string };
  publishAt: string | null;
  actions: AuthorAction[];
};

export type RatingsAboutMeDto = { count: number };

export const writeReview = endpoint({
  method: "POST",
  path: "/api/listings/{id}/reviews",
  summary:
    "Review a listing, once, after a two-way conversation or a completed deal with its vendor. Our team checks it first.",
  access: "member",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const [s, listing] = await Promise.all([import("./writing.schema"), import("./schema")]);
    return { params: listing.reviewParamsSchema, body: s.newReviewSchema, response: s.writtenReviewSchema };
  },
});

export const editReview = endpoint({
  method: "PATCH",
  path: "/api/reviews/{id}",
  summary:
    "Edit your review of a completed deal within 48 hours. Our team checks it again; pictures stay as they are.",
  access: "member",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./writing.schema");
    return { params: s.ownReviewParamsSchema, body: s.reviewFormSchema, response: s.writtenReviewSchema };
  },
});

export const deleteReview = endpoint({
  method: "DELETE",
  path: "/api/reviews/{id}",
  summary: "Delete your review of a completed deal with its pictures and reply, for good",
  access: "member",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./writing.schema");
    return { params: s.ownReviewParamsSchema, response: s.writtenReviewSchema };
  },
});
