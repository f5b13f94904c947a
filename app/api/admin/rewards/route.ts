import { listRequestedRewards } from "@/lib/rewards/moderation.contract";
import * as rewards from "@/lib/rewards/moderation.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listRequestedRewards, async ({ query, request }) =>
  pageReply(await rewards.listRequestedRewards(query), request),
);
