import { getSearches } from "@/lib/search/feedback/searches.contract";
import { readSearches } from "@/lib/search/feedback/searches.queries";
import { route } from "@/lib/server/route";

export const GET = route(getSearches, ({ query }) => readSearches(query.days));
