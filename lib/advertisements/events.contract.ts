import { endpoint } from "@/lib/shared/endpoint";

export const countImpression = endpoint({
  method: "POST",
  path: "/api/advertisements/{id}/impression",
  summary: "Record that an ad was seen. Counts once per page view, never for its owner.",
  access: "optional",
  status: 204,
  schemas: async () => {
    const s = await import("./events.schema");
    return { params: s.adEventParamsSchema, body: s.adEventSchema };
  },
});

export const countClick = endpoint({
  method: "POST",
  path: "/api/advertisements/{id}/click",
  summary: "Record a click on an ad. Counts once per page view, never for its owner.",
  access: "optional",
  status: 204,
  schemas: async () => {
    const s = await import("./events.schema");
    return { params: s.adEventParamsSchema, body: s.adEventSchema };
  },
});
