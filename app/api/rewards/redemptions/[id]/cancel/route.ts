import * as rewards from "@/lib/rewards/commands";
import { cancelRedemption } from "@/lib/rewards/contract";
import { route } from "@/lib/server/route";

export const POST = route(cancelRedemption, ({ viewer, params }) =>
  rewards.cancelRedemption(viewer, params.id),
);
