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

export const countSearchClick = endpoint({
  method: "POST",
  path: "/api/search/clicks",
  summary: "Record that a search result was opened. Returns nothing.",
  access: "any",
  status: 202,
  maxBytes: 4096,
  schemas: async () => ({ body: (await import("./schema")).searchClickSchema }),
});
