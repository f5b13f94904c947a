import { decideOnSuggestion } from "@/lib/search/feedback/synonym-suggestions.commands";
import { decideSynonymSuggestion } from "@/lib/search/feedback/synonym-suggestions.contract";
import { readSuggestion } from "@/lib/search/feedback/synonym-suggestions.queries";
import { route } from "@/lib/server/route";

export const POST = route(decideSynonymSuggestion, async ({ viewer, params, request }) => {
  await decideOnSuggestion({ admin: viewer, ...params, headers: request.headers });
  return readSuggestion(params.id);
});
