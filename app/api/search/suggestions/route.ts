import { getSuggestions } from "@/lib/search/suggestions/contract";
import { suggest } from "@/lib/search/suggestions/queries";
import { route } from "@/lib/server/route";

export const GET = route(getSuggestions, ({ query }) => suggest(query.query));
