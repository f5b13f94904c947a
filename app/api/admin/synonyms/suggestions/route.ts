import { listSynonymSuggestions } from "@/lib/search/feedback/synonym-suggestions.contract";
import { listSuggestions } from "@/lib/search/feedback/synonym-suggestions.queries";
import { route } from "@/lib/server/route";

export const GET = route(listSynonymSuggestions, () => listSuggestions());
