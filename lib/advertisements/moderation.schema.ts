import { z } from "zod";
import { riskReasonSchema } from "@/lib/listings/desk/risk.schema";
import { moment } from "@/lib/shared/moment-schema";
import { ownAdSchema } from "./desk.schema";
import { adDecisions } from "./lifecycle.rules";

export const adDecisionParamsSchema = z.object({ id: z.uuid(), action: z.enum(adDecisions) });

/** An ad in the queue, with why to look twice at it. */
export const reviewedAdSchema = ownAdSchema.extend({ riskReasons: z.array(riskReasonSchema) });
export const reviewedAdsSchema = z.array(reviewedAdSchema);

export const adDecisionSchema = z.object({
  reason: z.string().trim().max(1000).default(""),
  updatedAt: moment().optional(),
});
