import { removeSynonymGroup } from "@/lib/search/lexicon/synonyms.commands";
import { removeSynonym } from "@/lib/search/lexicon/synonyms.contract";
import { route } from "@/lib/server/route";

export const DELETE = route(removeSynonym, ({ viewer, params, request }) =>
  removeSynonymGroup({ admin: viewer, ...params, headers: request.headers }),
);
