import { exportOwnDeals } from "@/lib/messages/own-deals.contract";
import * as queries from "@/lib/messages/deals/own-deals.queries";
import { route } from "@/lib/server/route";

export const GET = route(exportOwnDeals, ({ viewer, query }) => queries.exportOwnDeals(viewer.id, query));
