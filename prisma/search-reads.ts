import { readSearches } from "@/lib/search/feedback/searches.queries";
import { listSuggestions } from "@/lib/search/feedback/synonym-suggestions.queries";
import { countSynonymGroups, listSynonymGroups } from "@/lib/search/lexicon/synonym-groups.queries";
import type { ListRead } from "./list-read";

const limit = 20;

export const searchReads: readonly ListRead[] = [
  // A table of a few hundred rows.
  {
    name: "synonym groups",
    bar: "desk",
    read: (_, cursor) => listSynonymGroups({ limit, cursor }),
    sorted: 1000,
  },
  {
    name: "titles by synonym group",
    bar: "desk",
    read: () => countSynonymGroups(Array.from({ length: 50 }, (_, id) => id + 1)),
    index: "listing_search_titles",
  },
  // At most two hundred are open.
  { name: "synonym suggestions", bar: "desk", read: () => listSuggestions(), sorted: 200 },
  // Groups a month of search texts.
  { name: "monthly searches", bar: "desk", read: () => readSearches(28), sorted: 100_000 },
];
