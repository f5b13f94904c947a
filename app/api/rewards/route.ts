import { getRewards } from "@/lib/rewards/contract";
import * as rewards from "@/lib/rewards/queries";
import { route } from "@/lib/server/route";

export const GET = route(getRewards, ({ viewer }) => rewards.getRewards(viewer));
