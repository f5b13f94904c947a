import { getTeamActivity } from "@/lib/members/inbox.contract";
import { readActivity } from "@/lib/members/inbox.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(getTeamActivity, async ({ viewer, query, request }) =>
  pageReply(await readActivity(viewer, query), request),
);
