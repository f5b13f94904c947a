import { endpoint } from "@/lib/shared/endpoint";

export const listReviewedAds = endpoint({
  method: "GET",
  path: "/api/admin/advertisements",
  summary: "Advertisements of all vendors by state, those who wait longest first",
  access: "admin",
  schemas: async () => {
    const s = await import("./desk.schema");
    return { query: s.adQuerySchema, response: s.ownAdsSchema };
  },
});

export const decideAdvertisement = endpoint({
  method: "POST",
  path: "/api/admin/advertisements/{id}/{action}",
  summary: "approve an advertisement, or reject it with a reason",
  access: "admin",
  schemas: async () => {
    const [s, desk] = await Promise.all([import("./moderation.schema"), import("./desk.schema")]);
    return { params: s.adDecisionParamsSchema, body: s.adDecisionSchema, response: desk.adDetailSchema };
  },
});
