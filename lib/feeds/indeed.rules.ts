import type { EmploymentType, SalaryUnit } from "@/lib/jobs/rules";
import { cdata, rssDate, type FeedFrame } from "./rules";

export type IndeedJob = {
  id: string;
  title: string;
  company: string;
  url: string;
  description: string;
  category: string;
  location: string;
  state: string | null;
  employmentType: EmploymentType;
  remote: boolean;
  /** In dollars. */
  salaryMin: number | null;
  salaryMax: number | null;
  salaryUnit: SalaryUnit;
  createdAt: string;
  endsAt: string | null;
};

const jobTypes: Record<EmploymentType, string> = {
  full_time: "fulltime",
  part_time: "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
};

function salaryOf({ salaryMin, salaryMax, salaryUnit }: IndeedJob): string {
  const amounts = [...new Set([salaryMin, salaryMax].filter((amount) => amount !== null))];
  if (amounts.length === 0) return "";
  return `${amounts.map((amount) => `$${amount.toFixed(2)}`).join(" - ")} per ${salaryUnit}`;
}

function jobXml(job: IndeedJob): string {
  return [
    "<job>",
    cdata("title", job.title),
    cdata("date", rssDate(job.createdAt)),
    cdata("referencenumber", job.id),
    cdata("url", job.url),
    cdata("company", job.company),
    cdata("city", job.location.replace(/,\s*[A-Z]{2}$/, "")),
    cdata("state", job.state),
    cdata("country", "US"),
    cdata("description", job.description),
    cdata("salary", salaryOf(job)),
    cdata("jobtype", jobTypes[job.employmentType]),
    cdata("category", job.category),
    cdata("expirationdate", job.endsAt && rssDate(job.endsAt)),
    ...(job.remote ? [cdata("remotetype", "Fully remote")] : []),
    "</job>",
  ].join("\n");
}

/** The Indeed format has no links, so the next page is in the Link header. */
export function indeedXml({ site, url }: FeedFrame, jobs: readonly IndeedJob[]): string {
  const [newest] = jobs;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<source>",
    cdata("publisher", site),
    cdata("publisherurl", url),
    ...(newest ? [cdata("lastBuildDate", rssDate(newest.createdAt))] : []),
    ...jobs.map(jobXml),
    "</source>",
    "",
  ].join("\n");
}
