import { z } from "zod";
import { adDecisions } from "./lifecycle.rules";

export const adDecisionParamsSchema = z.object({ id: z.uuid(), action: z.enum(adDecisions) });

export const adDecisionSchema = z.object({
  reason: z.string().trim().max(1000).default(""),
  updatedAt: z.iso.datetime().optional(),
});
