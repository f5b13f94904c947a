import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./decision.schema";

export type ModeratedJobDto = z.output<typeof schema.moderatedJobSchema>;
export type PendingJobsQuery = z.output<typeof schema.pendingJobsQuerySchema>;
export type JobDecisionBody = z.output<typeof schema.jobDecisionSchema>;
export type DecidedJobDto = z.output<typeof schema.decidedJobSchema>;

export const listPendingJobs = endpoint({
  method: "GET",
  path: "/api/admin/jobs",
  summary: "List jobs in review, oldest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./decision.schema");
    return { query: s.pendingJobsQuerySchema, response: s.moderatedJobsSchema };
  },
});

export const decideJob = endpoint({
  method: "POST",
  path: "/api/admin/jobs/{id}/{action}",
  summary:
    "Approve a job, request changes to it or reject it, or remove one that was approved. All but approving need a reason.",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./decision.schema");
    return { params: s.jobDecisionParamsSchema, body: s.jobDecisionSchema, response: s.decidedJobSchema };
  },
});
