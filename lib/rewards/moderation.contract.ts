import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type RequestedRewardDto = z.output<typeof schema.requestedRewardSchema>;
export type RedemptionQuery = z.output<typeof schema.redemptionQuerySchema>;
export type RewardDecision = z.output<typeof schema.decideRewardSchema>;

export const listRequestedRewards = endpoint({
  method: "GET",
  path: "/api/admin/rewards",
  summary: "List reward requests by status, oldest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.redemptionQuerySchema, response: s.requestedRewardsSchema };
  },
});

export const decideReward = endpoint({
  method: "POST",
  path: "/api/admin/rewards/{id}/{action}",
  summary: "`fulfill` sends the voucher code; `cancel` returns the points with a reason",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return {
      params: s.decideRewardParamsSchema,
      body: s.decideRewardSchema,
      response: s.requestedRewardSchema,
    };
  },
});
