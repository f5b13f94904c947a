import * as rewards from "@/lib/rewards/commands";
import { redeemReward } from "@/lib/rewards/contract";
import { route } from "@/lib/server/route";

export const POST = route(redeemReward, ({ viewer, body }) => rewards.redeemReward(viewer, body));
