import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./synonym-suggestions.schema";

export type SuggestionDto = z.output<typeof schema.suggestionSchema>;

export const listSynonymSuggestions = endpoint({
  method: "GET",
  path: "/api/admin/synonyms/suggestions",
  summary: "List open synonym suggestions from visitors’ searches, those of most visitors first",
  access: "admin",
  schemas: async () => ({ response: (await import("./synonym-suggestions.schema")).suggestionsSchema }),
});

export const decideSynonymSuggestion = endpoint({
  method: "POST",
  path: "/api/admin/synonyms/suggestions/{id}/{action}",
  summary: "Accept a synonym suggestion, which adds a group for it, or dismiss it for good",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./synonym-suggestions.schema");
    return { params: s.suggestionDecisionParamsSchema, response: s.suggestionSchema };
  },
});
