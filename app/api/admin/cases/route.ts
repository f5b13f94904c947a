import { listCases } from "@/lib/cases/moderation.contract";
import * as queries from "@/lib/cases/moderation.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listCases, async ({ query, request }) =>
  pageReply(await queries.listCases(query), request),
);
