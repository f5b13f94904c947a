import { route } from "@/lib/server/route";
import { getLiveVisitors } from "@/lib/visits/statistics.contract";
import * as queries from "@/lib/visits/statistics.queries";

export const GET = route(getLiveVisitors, () => queries.getLiveVisitors());
