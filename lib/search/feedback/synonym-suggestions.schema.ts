import { z } from "zod";
import { suggestionActions, suggestionStatuses } from "./synonym-suggestions.rules";

export const suggestionSchema = z
  .object({
    id: z.uuid().describe("Id of the suggestion"),
    failed: z.string().describe("Search without results"),
    term: z.string().describe("Next search by the same visitors from which they opened a result"),
    visitors: z.number().int().min(1).describe("Number of visitors"),
    status: z.enum(suggestionStatuses).describe("State of the suggestion"),
    listings: z
      .number()
      .int()
      .min(0)
      .describe("Number of live listings with the second text in their title, counted up to a limit"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
  })
  .meta({ id: "SynonymSuggestion" });

export const suggestionsSchema = z.array(suggestionSchema);

export const suggestionDecisionParamsSchema = z.object({
  id: z.uuid().describe("Id of the suggestion"),
  action: z.enum(suggestionActions).describe("Decision on the suggestion"),
});
