import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type SuggestionsDto = z.output<typeof schema.suggestionsSchema>;
export type ListingSuggestionDto = z.output<typeof schema.listingSuggestionSchema>;

export const getSuggestions = endpoint({
  method: "GET",
  path: "/api/search/suggestions",
  summary: "Suggest up to 7 searches and 7 listings as you type, allowing for typos",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.suggestionQuerySchema, response: s.suggestionsSchema };
  },
});
