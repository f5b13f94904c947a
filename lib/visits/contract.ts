import { endpoint } from "@/lib/shared/endpoint";

export const countVisit = endpoint({
  method: "POST",
  path: "/api/visits",
  summary: "A page was seen: taken note of, not acknowledged",
  access: "any",
  status: 202,
  maxBytes: 4096,
  schemas: async () => ({ body: (await import("./schema")).pageViewSchema }),
});
