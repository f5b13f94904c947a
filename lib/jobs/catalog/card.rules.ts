import type { JobDto } from "@/lib/jobs/contract";

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

/** Reduces a job to the fields of its card, to shrink the page payload; the summary to its first paragraph. */
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
