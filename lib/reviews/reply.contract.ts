import { endpoint } from "@/lib/shared/endpoint";

export type UnansweredReviewDto = {
  id: string;
  rating: number;
  text: string;
  createdAt: string;
  authorName: string;
  listing: { id: string; title: string };
};

export const replyToReview = endpoint({
  method: "POST",
  path: "/api/reviews/{id}/reply",
  summary: "Reply to a published review of your listing, once",
  access: "vendor",
  permission: "answer",
  scope: "reviews:write",
  approved: true,
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./reply.schema");
    return { params: s.replyParamsSchema, body: s.replyBodySchema, response: s.replySchema };
  },
});
