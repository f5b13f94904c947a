import { getTeamInbox } from "@/lib/members/inbox.contract";
import { readInbox } from "@/lib/members/inbox.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(getTeamInbox, async ({ viewer, query, request }) =>
  pageReply(await readInbox(viewer, query), request),
);
