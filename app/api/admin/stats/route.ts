import { route } from "@/lib/server/route";
import { getStatistics } from "@/lib/visits/statistics.contract";
import * as queries from "@/lib/visits/statistics.queries";

export const GET = route(getStatistics, ({ query }) => queries.getStatistics(query));
