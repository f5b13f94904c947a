import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type RewardsDto = z.output<typeof schema.rewardsSchema>;
export type RewardEntryDto = z.output<typeof schema.rewardEntrySchema>;
export type RewardItemDto = z.output<typeof schema.rewardItemSchema>;
export type RedemptionDto = z.output<typeof schema.redemptionSchema>;
export type EarningWayDto = z.output<typeof schema.earningWaySchema>;
export type RewardEntryQuery = z.output<typeof schema.rewardEntryQuerySchema>;
export type Redemption = z.output<typeof schema.redeemSchema>;

export type RewardChoices = {
  listings: { id: string; title: string }[];
  advertisements: { id: string; title: string }[];
};

export const getRewards = endpoint({
  method: "GET",
  path: "/api/rewards",
  summary: "Get your points: the balance, ways to earn, rewards and redemptions",
  access: "member",
  schemas: async () => ({ response: (await import("./schema")).rewardsSchema }),
});

export const listRewardEntries = endpoint({
  method: "GET",
  path: "/api/rewards/entries",
  summary: "List your points history, newest first",
  access: "member",
  paged: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.rewardEntryQuerySchema, response: s.rewardEntriesSchema };
  },
});

export const redeemReward = endpoint({
  method: "POST",
  path: "/api/rewards/redeem",
  summary:
    "Spend points. A boost features a listing, ad days extend an ad, and a voucher is requested from our team. 422 without enough points.",
  access: "member",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.redeemSchema, response: s.redeemedSchema };
  },
});

export const cancelRedemption = endpoint({
  method: "POST",
  path: "/api/rewards/redemptions/{id}/cancel",
  summary: "Cancel a reward request and get the points back. 409 once it’s been handled.",
  access: "member",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.redemptionParamsSchema, response: s.redeemedSchema };
  },
});
