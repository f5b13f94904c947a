import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";
import type { JobPart } from "./parts.rules";

export type JobDto = z.output<typeof schema.jobSchema>;
export type JobDetailDto = z.output<typeof schema.jobDetailSchema>;
type JobFilter = z.output<typeof schema.jobFilterSchema>;
/** A filter as code writes it: what is left out has the default of the schema. */
export type JobQuery = Partial<JobFilter> & {
  /** Dollars a full-time year, the most. Only search texts set it. */
  maxSalary?: number;
};
/**
 * A search text as understood. `without` is the text without that filter, `filterText` the text of all filters, and
 * `isNearMe` true if it has 'near me' and no place.
 */
export type JobReading = {
  filters: readonly { label: string; without: string }[];
  words: string;
  filterText: string;
  isNearMe: boolean;
  withoutNearMe: string;
};
/** A company as its newest public job describes it. */
export type CompanyDto = { key: string; name: string; about: string; logoUrl: string | null };
/** A category or a subcategory with how many open jobs it has. */
export type CountedJobPart = JobPart & { count: number };

/** A place on the map of the job board, in the units of that map, with how many open jobs are there. */
export type JobPinDto = { id: string; name: string; x: number; y: number; count: number };

/** A filter that one could do without, with the query without it and how many jobs there are then. */
export type JobRelaxation = { label: string; query: string; total: number; capped: boolean };

/** Jobs that come close where none has all that a text asks for, and what of it not all of them have. */
export type NearestJobs = {
  items: JobDto[];
  total: number;
  capped: boolean;
  /** Labels of conditions that some of these jobs don't meet. */
  missing: readonly string[];
  /** True if every job misses all of them. */
  isSame: boolean;
};

export const listJobs = endpoint({
  method: "GET",
  path: "/api/jobs",
  summary:
    "List open jobs by filter or around a place. Hours, workplace, pay and state in the text become filters. Where no " +
    "job has all that the text asks for, X-Search-Partial is ‘most’, and one page has the jobs that come closest.",
  access: "any",
  scope: "any",
  replica: true,
  paged: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.jobFilterSchema, response: s.jobListSchema };
  },
});

export const getJob = endpoint({
  method: "GET",
  path: "/api/jobs/{id}",
  summary: "Get a job. Only its employer and admins see drafts and paused jobs.",
  access: "optional",
  scope: "jobs:read",
  replica: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.jobParamsSchema, response: s.jobDetailSchema };
  },
});
