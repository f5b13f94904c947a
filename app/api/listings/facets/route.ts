import { getOptionCounts } from "@/lib/search/refinement/contract";
import { countOptions } from "@/lib/search/refinement/options.queries";
import { route } from "@/lib/server/route";

export const GET = route(getOptionCounts, ({ query }) => countOptions(query));
