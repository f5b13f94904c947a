import { endpoint } from "@/lib/shared/endpoint";

export const countVisit = endpoint({
  method: "POST",
  path: "/api/visits",
  summary: "Record a page view. Returns nothing.",
  access: "any",
  status: 202,
  maxBytes: 4096,
  schemas: async () => ({ body: (await import("./schema")).pageViewSchema }),
});
