import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";
import type { JobPart } from "./parts.rules";

export type JobDto = z.output<typeof schema.jobSchema>;
export type JobDetailDto = z.output<typeof schema.jobDetailSchema>;
type JobFilter = z.output<typeof schema.jobFilterSchema>;
export type JobQuery = Partial<JobFilter> & {
  /** Maximum in dollars per full-time year; only set by search texts. */
  maxSalary?: number;
};
/**
 * A parsed search text. `without` is the text without that filter, `filterText` the text of all filters; `isNearMe` is
 * true for 'near me' without a place.
 */
export type JobReading = {
  filters: readonly { label: string; without: string }[];
  words: string;
  filterText: string;
  isNearMe: boolean;
  withoutNearMe: string;
};
export type CompanyDto = { key: string; name: string; about: string; logoUrl: string | null };
export type JobPartCount = JobPart & { count: number };

export type JobPinDto = { id: string; name: string; x: number; y: number; count: number };

export type JobRelaxation = { label: string; query: string; total: number; capped: boolean };

export type NearestJobs = {
  items: JobDto[];
  total: number;
  capped: boolean;
  missing: readonly string[];
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
