import { listAudit } from "@/lib/audit/contract";
import { listAudit as list } from "@/lib/audit/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listAudit, async ({ query, request }) => pageReply(await list(query), request));
