import { getDeal } from "@/lib/messages/deal.contract";
import * as queries from "@/lib/messages/deals/deal.queries";
import { route } from "@/lib/server/route";

export const GET = route(getDeal, ({ viewer, params }) => queries.getDeal(viewer, params.id));
