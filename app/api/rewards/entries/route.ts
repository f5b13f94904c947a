import { listRewardEntries } from "@/lib/rewards/contract";
import * as rewards from "@/lib/rewards/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listRewardEntries, async ({ viewer, query, request }) =>
  pageReply(await rewards.listRewardEntries(viewer.id, query), request),
);
