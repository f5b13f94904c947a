import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./searches.schema";

export type SearchesDto = z.output<typeof schema.searchesSchema>;
export type TopSearchDto = SearchesDto["top"][number];
export type MissedSearchDto = SearchesDto["missed"][number];

export const getSearches = endpoint({
  method: "GET",
  path: "/api/admin/searches",
  summary:
    "Read what people searched for in the last days, without results too, and which results they opened",
  access: "admin",
  schemas: async () => {
    const s = await import("./searches.schema");
    return { query: s.searchesQuerySchema, response: s.searchesSchema };
  },
});
