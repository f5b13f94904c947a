import { z } from "zod";
import { suggestionActions, suggestionStatuses } from "./synonym-suggestions.rules";

export const suggestionSchema = z.object({
  id: z.uuid(),
  /** The search without results. */
  failed: z.string(),
  /** The next search of the same visitors, who opened a result of it. */
  term: z.string(),
  visitors: z.number().int().min(1),
  status: z.enum(suggestionStatuses),
  /** Listings with the second text in their title now; one more than is counted reads 'more than'. */
  listings: z.number().int().min(0),
  updatedAt: z.iso.datetime(),
});

export const suggestionsSchema = z.array(suggestionSchema);

export const suggestionDecisionParamsSchema = z.object({ id: z.uuid(), action: z.enum(suggestionActions) });
