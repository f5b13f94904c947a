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
    "Saves a search of the job list, at most 25; new jobs that match are notified of as often as it says",
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
    "Renames a saved search of the job list, changes how often it is notified of, marks it as seen, or takes it back for a day",
  access: "member",
  schemas: async () => {
    const s = await import("./searches.schema");
    return { params: s.jobSearchParamsSchema, body: s.jobSearchChangesSchema, response: s.jobSearchSchema };
  },
});

export const removeJobSearch = endpoint({
  method: "DELETE",
  path: "/api/job-searches/{id}",
  summary: "Deletes a saved search of the job list; for a day it can be taken back",
  access: "member",
  status: 204,
  schemas: async () => ({ params: (await import("./searches.schema")).jobSearchParamsSchema }),
});
