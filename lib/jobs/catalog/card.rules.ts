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

/** Shrinks the page payload to what a card shows: the summary's first paragraph, and times to the minute. */
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
    createdAt: `${job.createdAt.slice(0, "YYYY-MM-DDThh:mm".length)}Z`,
    ...(job.distance === undefined ? {} : { distance: job.distance }),
  };
}
