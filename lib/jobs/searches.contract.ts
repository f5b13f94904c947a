import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./searches.schema";

export type NewJobSearch = z.output<typeof schema.newJobSearchSchema>;
export type JobSearchChanges = z.output<typeof schema.jobSearchChangesSchema>;
export type JobSearchDto = z.output<typeof schema.jobSearchSchema>;

export const saveJobSearch = endpoint({
  method: "POST",
  path: "/api/job-searches",
  summary:
    "Save a job search, up to 25 together with listing searches. You hear about new matches as often as you choose.",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./searches.schema");
    return { body: s.newJobSearchSchema, response: s.jobSearchSchema };
  },
});

export const updateJobSearch = endpoint({
  method: "PATCH",
  path: "/api/job-searches/{id}",
  summary:
    "Rename a saved job search, change how often it notifies you, mark it as seen, or restore one you deleted in the last day",
  access: "member",
  schemas: async () => {
    const s = await import("./searches.schema");
    return { params: s.jobSearchParamsSchema, body: s.jobSearchChangesSchema, response: s.jobSearchSchema };
  },
});

export const removeJobSearch = endpoint({
  method: "DELETE",
  path: "/api/job-searches/{id}",
  summary: "Delete a saved job search. You can restore it for a day.",
  access: "member",
  status: 204,
  schemas: async () => ({ params: (await import("./searches.schema")).jobSearchParamsSchema }),
});
