import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./find.schema";

export type FindingDto = z.output<typeof schema.findingsSchema>[number];

export const findThings = endpoint({
  method: "GET",
  path: "/api/admin/find",
  summary: "Find people, vendors, listings and jobs by part of a name, an address or an id, up to 5 of each",
  access: "admin",
  schemas: async () => {
    const s = await import("./find.schema");
    return { query: s.findQuerySchema, response: s.findingsSchema };
  },
});
