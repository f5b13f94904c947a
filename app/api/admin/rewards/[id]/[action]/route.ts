import { decideReward } from "@/lib/rewards/moderation.contract";
import * as rewards from "@/lib/rewards/moderation.commands";
import { readRequestedReward } from "@/lib/rewards/moderation.queries";
import { route } from "@/lib/server/route";

export const POST = route(decideReward, async ({ viewer, params, body, request }) => {
  await rewards.decideReward({ ...params, ...body, admin: viewer, headers: request.headers });
  return readRequestedReward(params.id);
});
