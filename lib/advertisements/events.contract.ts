import { endpoint } from "@/lib/shared/endpoint";

export const countImpression = endpoint({
  method: "POST",
  path: "/api/advertisements/{id}/impression",
  summary: "An advertisement was seen: counted once for each page view, and not for its owner",
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
  summary: "An advertisement was followed: counted once for each page view, and not for its owner",
  access: "optional",
  status: 204,
  schemas: async () => {
    const s = await import("./events.schema");
    return { params: s.adEventParamsSchema, body: s.adEventSchema };
  },
});
