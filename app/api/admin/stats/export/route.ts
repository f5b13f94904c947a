import { route } from "@/lib/server/route";
import { exportStatistics } from "@/lib/visits/statistics.contract";
import * as queries from "@/lib/visits/statistics-export.queries";

export const GET = route(exportStatistics, ({ query }) => queries.exportStatistics(query));
