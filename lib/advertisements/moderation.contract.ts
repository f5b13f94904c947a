import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type ReviewedAdDto = z.output<typeof schema.reviewedAdSchema>;

export const listReviewedAds = endpoint({
  method: "GET",
  path: "/api/admin/advertisements",
  summary: "List all vendors’ ads by status: in review longest waiting first, decided newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const [s, desk] = await Promise.all([import("./moderation.schema"), import("./desk.schema")]);
    return { query: desk.adQuerySchema, response: s.reviewedAdsSchema };
  },
});

export const decideAdvertisement = endpoint({
  method: "POST",
  path: "/api/admin/advertisements/{id}/{action}",
  summary: "Approve an ad, or reject it with a reason",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const [s, desk] = await Promise.all([import("./moderation.schema"), import("./desk.schema")]);
    return { params: s.adDecisionParamsSchema, body: s.adDecisionSchema, response: desk.adDetailSchema };
  },
});
