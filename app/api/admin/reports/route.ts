import { listReportedThings } from "@/lib/reports/moderation.contract";
import { listReportedThings as list } from "@/lib/reports/moderation.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listReportedThings, async ({ query, request }) =>
  pageReply(await list(query), request),
);
