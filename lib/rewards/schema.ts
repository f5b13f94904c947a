import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { rewardCopy } from "./copy";
import {
  earningNames,
  entryPageSize,
  maxEntryPageSize,
  redemptionStatuses,
  rewardKinds,
  rewardReasons,
} from "./rules";

export const rewardEntrySchema = z
  .object({
    id: z.uuid().describe("Id of the entry"),
    points: z.number().int().describe("Points, negative if spent"),
    reason: z.enum(rewardReasons).describe("Reason of the entry"),
    note: z.string().describe("Name of the redeemed or returned reward"),
    expiresAt: z.string().nullable().describe("Time at which the points expire; null if never"),
    createdAt: z.string().describe("Time of creation"),
  })
  .meta({ id: "RewardEntry" });

export const rewardEntriesSchema = z.array(rewardEntrySchema);

export const rewardEntryQuerySchema = z.object({
  ...pageQuery({ size: entryPageSize, max: maxEntryPageSize }),
});

export const rewardItemSchema = z
  .object({
    id: z.uuid().describe("Id of the reward"),
    name: z.string().describe("Name of the reward"),
    description: z.string().describe("Description of the reward"),
    kind: z.enum(rewardKinds).describe("Kind of the reward"),
    points: z.number().int().describe("Price in points"),
    value: z.number().describe("Days of a boost or an ad, dollars of a voucher"),
  })
  .meta({ id: "RewardItem" });

export const redemptionSchema = z
  .object({
    id: z.uuid().describe("Id of the redemption"),
    name: z.string().describe("Name of the reward"),
    kind: z.enum(rewardKinds).describe("Kind of the reward"),
    points: z.number().int().describe("Points that were spent"),
    status: z.enum(redemptionStatuses).describe("State of the redemption"),
    subject: z.string().nullable().describe("Title of the listing or the ad; null if there is none"),
    until: z
      .string()
      .nullable()
      .describe("When the listing stops being featured or the ad ends; null if there is none"),
    code: z.string().nullable().describe("Code of the voucher; null if there is none"),
    note: z.string().describe("Reason of the cancellation; empty if there is none"),
    createdAt: z.string().describe("Time of creation"),
  })
  .meta({ id: "Redemption" });

export const earningWaySchema = z
  .object({
    id: z.enum(earningNames).describe("Id of the way to earn points"),
    points: z.number().int().describe("Points for each time"),
    times: z.number().int().describe("Number of times that it has earned points"),
  })
  .meta({ id: "EarningWay" });

export const rewardsSchema = z
  .object({
    balance: z.number().int().describe("Points that can be spent"),
    earnedToday: z.number().int().describe("Points earned today in the site’s time zone"),
    expiringSoon: z.number().int().describe("Points that expire within 30 days unless spent"),
    mostADay: z.number().int().describe("Most points that a person can earn in a day"),
    months: z.number().int().describe("Months after which unspent points expire"),
    ways: z.array(earningWaySchema).describe("Ways to earn points"),
    profileNeeds: z
      .array(z.enum(["photo", "phone", "email"]))
      .describe("Missing fields of a complete profile"),
    items: z.array(rewardItemSchema).describe("Rewards on offer"),
    redemptions: z.array(redemptionSchema).describe("Redeemed rewards, newest first"),
    referral: z
      .object({
        code: z.string().describe("Code of the invitation"),
        joined: z.number().int().describe("Number of people who joined with it"),
      })
      .nullable()
      .describe("Invitation of this person; null if they can’t invite"),
  })
  .meta({ id: "Rewards" });

export const redeemSchema = z
  .object({
    itemId: z.uuid(rewardCopy.unknownItem).describe("Id of the reward"),
    listingId: z.uuid(rewardCopy.chooseListing).optional().describe("Id of the listing to feature"),
    advertisementId: z.uuid(rewardCopy.chooseAd).optional().describe("Id of the ad to run"),
  })
  .meta({ id: "RedemptionInput" });

export const redeemedSchema = z
  .object({
    balance: z.number().int().describe("Points that are left"),
    redemption: redemptionSchema.describe("The redemption"),
  })
  .meta({ id: "RedemptionResult" });

export const redemptionParamsSchema = z.object({
  id: z.uuid(rewardCopy.unknownRedemption).describe("Id of the redemption"),
});
