import { countSynonymGroups } from "@/lib/search/lexicon/synonym-groups.queries";
import { countSynonyms } from "@/lib/search/lexicon/synonyms.contract";
import { route } from "@/lib/server/route";

export const GET = route(countSynonyms, ({ query }) => countSynonymGroups(query.ids));
