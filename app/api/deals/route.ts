import { listOwnDeals } from "@/lib/messages/own-deals.contract";
import * as queries from "@/lib/messages/deals/own-deals.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listOwnDeals, async ({ viewer, query, request }) =>
  pageReply(await queries.listOwnDeals(viewer.id, query), request),
);
