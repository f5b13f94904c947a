import { writeSynonymGroup } from "@/lib/search/lexicon/synonyms.commands";
import { listSynonyms, writeSynonym } from "@/lib/search/lexicon/synonyms.contract";
import { listSynonymGroups } from "@/lib/search/lexicon/synonym-groups.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listSynonyms, async ({ query, request }) =>
  pageReply(await listSynonymGroups(query), request),
);

export const PUT = route(writeSynonym, ({ viewer, body, request }) =>
  writeSynonymGroup({ admin: viewer, input: body, headers: request.headers }),
);
