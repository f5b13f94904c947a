import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./alerts.schema";

export type NewJobSearch = z.output<typeof schema.newJobSearchSchema>;
export type JobSearchDto = z.output<typeof schema.jobSearchSchema>;

export const saveJobSearch = endpoint({
  method: "POST",
  path: "/api/job-searches",
  summary: "Saves a search of the job list, at most 25; new jobs that match are notified of once a day",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./alerts.schema");
    return { body: s.newJobSearchSchema, response: s.jobSearchSchema };
  },
});

export const removeJobSearch = endpoint({
  method: "DELETE",
  path: "/api/job-searches/{id}",
  summary: "Deletes a saved search of the job list",
  access: "member",
  status: 204,
  schemas: async () => ({ params: (await import("./alerts.schema")).jobSearchParamsSchema }),
});
