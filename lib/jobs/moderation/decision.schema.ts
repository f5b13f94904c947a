import { z } from "zod";
import { riskReasonSchema } from "@/lib/listings/desk/risk.schema";
import { moment } from "@/lib/shared/moment-schema";
import { moderationActions } from "@/lib/shared/moderation";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { jobInputSchema } from "../desk/input.schema";
import { jobStatuses } from "../rules";
import { jobModerationCopy } from "./decision.copy";

export const pendingJobsQuerySchema = z.object({ ...searchQuery, ...pageQuery({ size: 25, max: 100 }) });

export const moderatedJobSchema = z
  .object({
    ...jobInputSchema.shape,
    id: z.uuid().describe("Id of the job"),
    updatedAt: z.iso.datetime().describe("Time to send with the decision; 409 if the job changed since"),
    status: z.enum(jobStatuses).describe("State of the job"),
    waitingSince: z.iso.datetime().describe("When it began waiting"),
    edited: z.boolean().describe("True if it was public before"),
    riskReasons: z.array(riskReasonSchema).describe("Reasons for a closer look"),
    poster: z
      .object({
        id: z.uuid().describe("Id of the account"),
        name: z.string().describe("First and last name"),
        username: z.string().describe("Username"),
        approved: z.number().int().describe("Number of jobs of this account that were ever public"),
        rejected: z.number().int().describe("Number of jobs of this account that stay rejected"),
      })
      .describe("Account of the poster"),
  })
  .meta({ id: "ModeratedJob" });

export const moderatedJobsSchema = z.array(moderatedJobSchema);

export const jobDecisionParamsSchema = z.object({
  id: z.uuid("Unknown job").describe("Id of the job"),
  action: z.enum(moderationActions).describe("Decision on the job"),
});

export const jobDecisionSchema = z
  .object({
    reason: z
      .string()
      .trim()
      .max(1000, jobModerationCopy.reasonTooLong)
      .default("")
      .describe("Reason shown to the poster, required for `request-changes` and `reject`"),
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the job changed since"),
  })
  .meta({ id: "JobDecision" });

export const decidedJobSchema = z
  .object({
    id: z.uuid().describe("Id of the job"),
    status: z.enum(jobStatuses).describe("State of the job"),
  })
  .meta({ id: "DecidedJob" });
