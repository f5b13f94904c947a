import { z } from "zod";
import { suggestionActions, suggestionStatuses } from "./synonym-suggestions.rules";

export const suggestionSchema = z.object({
  id: z.uuid(),
  /** What found nothing. */
  failed: z.string(),
  /** What the same visitors searched for next, and opened a result of. */
  term: z.string(),
  visitors: z.number().int().min(1),
  status: z.enum(suggestionStatuses),
  /** How many listings have the second text in their title now; one more than is counted reads 'more than'. */
  listings: z.number().int().min(0),
  updatedAt: z.iso.datetime(),
});

export const suggestionsSchema = z.array(suggestionSchema);

export const suggestionDecisionParamsSchema = z.object({ id: z.uuid(), action: z.enum(suggestionActions) });
