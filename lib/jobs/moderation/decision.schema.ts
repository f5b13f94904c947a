import { z } from "zod";
import { riskReasonSchema } from "@/lib/listings/desk/risk.schema";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { jobInputSchema } from "../desk/input.schema";
import { jobDecisions } from "../desk/lifecycle.rules";
import { jobStatuses } from "../rules";
import { jobModerationCopy } from "./decision.copy";

export const pendingJobsQuerySchema = z.object({ ...searchQuery, ...pageQuery({ size: 25, max: 100 }) });

/** A job that waits for a decision, with everything the decision needs; dollars and ISO times. */
export const moderatedJobSchema = z.object({
  ...jobInputSchema.shape,
  id: z.uuid(),
  /** Send it back with the decision: what was changed meanwhile is then 409. */
  updatedAt: z.iso.datetime(),
  status: z.enum(jobStatuses),
  waitingSince: z.iso.datetime(),
  /** It was public before. */
  edited: z.boolean(),
  riskReasons: z.array(riskReasonSchema),
  poster: z.object({
    id: z.uuid(),
    name: z.string(),
    username: z.string(),
    /** Jobs of this account that were public at any time, and those that stay rejected. */
    approved: z.number().int(),
    rejected: z.number().int(),
  }),
});

export const moderatedJobsSchema = z.array(moderatedJobSchema);

export const jobDecisionParamsSchema = z.object({ id: z.uuid("Unknown job"), action: z.enum(jobDecisions) });

export const jobDecisionSchema = z.object({
  /** Mandatory for request-changes and reject. */
  reason: z.string().trim().max(1000, jobModerationCopy.reasonTooLong).default(""),
  updatedAt: moment().optional(),
});

export const decidedJobSchema = z.object({ id: z.uuid(), status: z.enum(jobStatuses) });
