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

/** What a reward can be used for: the newest live listings, and advertisements that have not ended. */
export type RewardChoices = {
  listings: { id: string; title: string }[];
  advertisements: { id: string; title: string }[];
};

export const getRewards = endpoint({
  method: "GET",
  path: "/api/rewards",
  summary: "A person's points: the balance, ways to earn, what can be redeemed and what was",
  access: "member",
  schemas: async () => ({ response: (await import("./schema")).rewardsSchema }),
});

export const listRewardEntries = endpoint({
  method: "GET",
  path: "/api/rewards/entries",
  summary: "A person's ledger, the newest entry first, a page at a time",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.rewardEntryQuerySchema, response: s.rewardEntriesSchema };
  },
});

export const redeemReward = endpoint({
  method: "POST",
  path: "/api/rewards/redeem",
  summary:
    "Spends points: a boost features the listing, ad days let the advertisement run longer, a voucher is a request to an admin; 422 with too few points",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.redeemSchema, response: s.redeemedSchema };
  },
});

export const cancelRedemption = endpoint({
  method: "POST",
  path: "/api/rewards/redemptions/{id}/cancel",
  summary: "Takes back a request nobody has acted on: its points return; 409 afterwards",
  access: "member",
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.redemptionParamsSchema, response: s.redeemedSchema };
  },
});
