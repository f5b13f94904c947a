import { z } from "zod";
import { riskReasonSchema } from "@/lib/listings/desk/risk.schema";
import { moment } from "@/lib/shared/moment-schema";
import { ownAdSchema } from "./desk.schema";
import { adDecisions } from "./lifecycle.rules";

export const adDecisionParamsSchema = z.object({
  id: z.uuid().describe("Id of the ad"),
  action: z.enum(adDecisions).describe("Decision on the ad"),
});

export const reviewedAdSchema = ownAdSchema
  .extend({
    riskReasons: z.array(riskReasonSchema).describe("Reasons for a closer look"),
  })
  .meta({ id: "ReviewedAdvertisement" });
export const reviewedAdsSchema = z.array(reviewedAdSchema);

export const adDecisionSchema = z
  .object({
    reason: z.string().trim().max(1000).default("").describe("Reason shown to the vendor"),
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the ad changed since"),
  })
  .meta({ id: "AdvertisementDecision" });
