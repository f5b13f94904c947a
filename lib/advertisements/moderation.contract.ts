import { endpoint } from "@/lib/shared/endpoint";

export const listReviewedAds = endpoint({
  method: "GET",
  path: "/api/admin/advertisements",
  summary: "List all vendors’ ads by status, longest waiting first",
  access: "admin",
  schemas: async () => {
    const s = await import("./desk.schema");
    return { query: s.adQuerySchema, response: s.ownAdsSchema };
  },
});

export const decideAdvertisement = endpoint({
  method: "POST",
  path: "/api/admin/advertisements/{id}/{action}",
  summary: "Approve an ad, or reject it with a reason",
  access: "admin",
  schemas: async () => {
    const [s, desk] = await Promise.all([import("./moderation.schema"), import("./desk.schema")]);
    return { params: s.adDecisionParamsSchema, body: s.adDecisionSchema, response: desk.adDetailSchema };
  },
});
