import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./rating.schema";

export type BuyerRatingDto = z.output<typeof schema.buyerRatingSchema>;
export type BuyerSummaryDto = z.output<typeof schema.buyerSummarySchema>;
export type BuyerDto = z.output<typeof schema.buyerSchema>;
export type NewBuyerRating = z.output<typeof schema.newBuyerRatingSchema>;

const written = async () => {
  const [s, deal] = await Promise.all([import("./rating.schema"), import("./deal.schema")]);
  return { params: s.ratedDealParamsSchema, body: s.newBuyerRatingSchema, response: deal.dealSchema };
};

export const getBuyer = endpoint({
  method: "GET",
  path: "/api/conversations/{id}/buyer",
  summary:
    "Get what other sellers wrote about the person who asks about your listing. Approved vendors only.",
  access: "member",
  scope: "messages:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./rating.schema");
    return { params: s.buyerParamsSchema, response: s.buyerSchema };
  },
});

export const rateBuyer = endpoint({
  method: "POST",
  path: "/api/offers/{id}/buyer-rating",
  summary:
    "Rate the buyer of a deal completed in the last 60 days, once. Other sellers see it once the buyer has reviewed too, or after 14 days; the buyer never does.",
  access: "member",
  scope: "reviews:write",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: written,
});

export const editBuyerRating = endpoint({
  method: "PATCH",
  path: "/api/offers/{id}/buyer-rating",
  summary: "Edit your rating of a buyer within 48 hours",
  access: "member",
  scope: "reviews:write",
  refuses: ["conflict", "not_found"],
  schemas: written,
});

export const deleteBuyerRating = endpoint({
  method: "DELETE",
  path: "/api/offers/{id}/buyer-rating",
  summary: "Delete your rating of a buyer, for good",
  access: "member",
  scope: "reviews:write",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const [s, deal] = await Promise.all([import("./rating.schema"), import("./deal.schema")]);
    return { params: s.ratedDealParamsSchema, response: deal.dealSchema };
  },
});
