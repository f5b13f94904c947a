import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./explain.schema";

export type SearchExplanation = z.output<typeof schema.explanationSchema>;

export const explainSearch = endpoint({
  method: "GET",
  path: "/api/admin/search/explain",
  summary:
    "Explain a search: words with alternatives, what was understood, statements with timings, and the first ten results with scores",
  access: "admin",
  schemas: async () => {
    const s = await import("./explain.schema");
    return { query: s.explainQuerySchema, response: s.explanationSchema };
  },
});
