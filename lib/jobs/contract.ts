import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";
import type { JobPart } from "./subcategories.rules";

export type JobDto = z.output<typeof schema.jobSchema>;
export type JobDetailDto = z.output<typeof schema.jobDetailSchema>;
type JobFilter = z.output<typeof schema.jobFilterSchema>;
/** A filter as code writes it: what is left out has the default of the schema. */
export type JobQuery = Partial<JobFilter>;
/** Who hires, as its newest public job says it. */
export type CompanyDto = { key: string; name: string; about: string; logoUrl: string | null };
/** A category or a subcategory with how many open jobs it has. */
export type CountedJobPart = JobPart & { count: number };

export const listJobs = endpoint({
  method: "GET",
  path: "/api/jobs",
  summary:
    "Open jobs by filter and around a place, sorted, a page at a time; hours, workplace, pay and state in the text count as filters",
  access: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.jobFilterSchema, response: s.jobListSchema };
  },
});

export const getJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}",
  summary: "One job; drafts and paused ones only for their poster and admins",
  access: "optional",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.jobParamsSchema, response: s.jobDetailSchema };
  },
});
