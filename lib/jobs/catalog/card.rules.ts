import type { JobDto } from "@/lib/jobs/contract";

/** Fields of a job card. */
export type JobCardDto = Pick<
  JobDto,
  | "id"
  | "title"
  | "company"
  | "logoUrl"
  | "employmentType"
  | "workplace"
  | "location"
  | "salaryMin"
  | "salaryMax"
  | "salaryUnit"
  | "summary"
  | "applyBy"
  | "createdAt"
  | "distance"
>;

/** Leaves of a job what its card shows, for the data that a page brings along: of the summary its first paragraph. */
export function toJobCard(job: JobDto): JobCardDto {
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    logoUrl: job.logoUrl,
    employmentType: job.employmentType,
    workplace: job.workplace,
    location: job.location,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    salaryUnit: job.salaryUnit,
    summary: job.summary.split(/\n\s*\n/)[0] ?? "",
    applyBy: job.applyBy,
    createdAt: job.createdAt,
    ...(job.distance === undefined ? {} : { distance: job.distance }),
  };
}
