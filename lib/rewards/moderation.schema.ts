import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { rewardCopy } from "./copy";
import { redemptionActions, redemptionStatuses } from "./rules";
import { redemptionSchema } from "./schema";

export const redemptionQuerySchema = z.object({
  status: z.enum(redemptionStatuses).default("requested").describe("State of the redemptions"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const requestedRewardSchema = redemptionSchema
  .pick({ id: true, name: true, points: true, status: true, code: true, note: true, createdAt: true })
  .extend({
    person: z.string().describe("Name of the person"),
    username: z.string().describe("Username"),
    email: z.string().describe("Email address"),
  })
  .meta({ id: "RequestedReward" });

export const requestedRewardsSchema = z.array(requestedRewardSchema);

export const decideRewardParamsSchema = z.object({
  id: z.uuid(rewardCopy.unknownRedemption).describe("Id of the redemption"),
  action: z.enum(redemptionActions).describe("Decision on the redemption"),
});

const code = z.string().trim().min(1, rewardCopy.codeMissing).max(40, rewardCopy.codeTooLong);
const reason = z.string().trim().min(1, rewardCopy.reasonMissing).max(500, rewardCopy.reasonTooLong);

export const voucherCodeSchema = z.object({ code: code.describe("Code of the voucher") });
export const cancelReasonSchema = z.object({ reason: reason.describe("Reason shown to the person") });

export const decideRewardSchema = z
  .object({
    code: code.optional().describe("Code of the voucher, to fulfill one"),
    reason: reason.optional().describe("Reason shown to the person; for cancellations"),
  })
  .meta({ id: "RewardDecision" });
