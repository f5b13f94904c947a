import { getOptionCounts } from "@/lib/search/contract";
import { countOptions } from "@/lib/search/options.queries";
import { route } from "@/lib/server/route";

export const GET = route(getOptionCounts, ({ query }) => countOptions({ ...query, status: "approved" }));
