import { formatDollars, formatPrice } from "@/lib/shared/money";

export const jobStatuses = [
  "draft",
  "pending",
  "changes_requested",
  "rejected",
  "open",
  "paused",
  "filled",
  "closed",
  "expired",
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** Visible to everyone (contract section 4); all others only to the poster and admins. */
export const publicJobStatuses: readonly JobStatus[] = ["open", "filled", "closed", "expired"];

export const jobStatusNames: Record<JobStatus, string> = {
  draft: "Draft",
  pending: "In review",
  changes_requested: "Changes requested",
  rejected: "Not approved",
  open: "Open",
  paused: "Paused",
  filled: "Filled",
  closed: "Closed",
  expired: "Expired",
};

export const jobCategories = [
  "Accounting and finance",
  "Administration",
  "Construction and trades",
  "Customer service",
  "Design and creative",
  "Education",
  "Engineering",
  "Healthcare",
  "Hospitality",
  "Human resources",
  "Legal",
  "Logistics",
  "Manufacturing",
  "Marketing",
  "Real estate",
  "Retail",
  "Sales",
  "Technology",
] as const;
export type JobCategory = (typeof jobCategories)[number];

export const employmentTypes = ["full_time", "part_time", "contract", "temporary", "internship"] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const employmentTypeNames: Record<EmploymentType, string> = {
  full_time: "Full-time",
  part_time: "Part-time",
  contract: "Contract",
  temporary: "Temporary",
  internship: "Internship",
};

export const workplaces = ["onsite", "hybrid", "remote"] as const;
export type Workplace = (typeof workplaces)[number];

export const workplaceNames: Record<Workplace, string> = {
  onsite: "On-site",
  hybrid: "Hybrid",
  remote: "Remote",
};

export const salaryUnits = ["hour", "day", "week", "month", "year"] as const;
export type SalaryUnit = (typeof salaryUnits)[number];

export const salaryUnitsPerYear: Record<SalaryUnit, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};

/** 16 hexadecimal digits, from the SQL function `company_key`. */
export const companyKeyForm = /^[0-9a-f]{16}$/;

export const applyMethods = ["site", "email", "link"] as const;

export const postedWithinNames = {
  1: "The last 24 hours",
  3: "The last 3 days",
  7: "The last week",
  14: "The last 2 weeks",
} as const;
export type PostedWithin = keyof typeof postedWithinNames;
export const postedWithinDays = Object.keys(postedWithinNames).map(Number) as PostedWithin[];

export const jobSorts = ["newest", "salary", "deadline", "distance"] as const;
export type JobSort = (typeof jobSorts)[number];

export const relevance = "relevance";

export const jobSortNames: Record<JobSort, string> = {
  newest: "Newest",
  salary: "Highest pay",
  deadline: "Closing soonest",
  distance: "Distance",
};

export const jobPageSize = 20;
export const maxJobPageSize = 50;
export const jobCountCap = 1000;
export const maxSimilarJobs = 4;
export const jobSummaryLength = 240;
export const maxJobSearchLength = 100;

export const jobsTag = "jobs";
export const jobSharesTag = "job-shares";
export function jobTag(id: string): string {
  return `job:${id}`;
}

type Salary = { salaryMin: number | null; salaryMax: number | null; salaryUnit: SalaryUnit };

function dollars(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : formatPrice(amount);
}

export function formatSalary({ salaryMin, salaryMax, salaryUnit }: Salary): string | null {
  const unit = `${salaryUnit === "hour" ? "an" : "a"} ${salaryUnit}`;
  if (salaryMin !== null && salaryMax !== null) {
    if (salaryMin === salaryMax) return `${dollars(salaryMin)} ${unit}`;
    return `${dollars(salaryMin)} – ${dollars(salaryMax)} ${unit}`;
  }
  if (salaryMin !== null) return `From ${dollars(salaryMin)} ${unit}`;
  if (salaryMax !== null) return `Up to ${dollars(salaryMax)} ${unit}`;
  return null;
}

/** Null unless full-time, because the yearly hours of other work vary. */
export function formatYearlySalary({
  salaryMin,
  salaryMax,
  salaryUnit,
  employmentType,
}: Salary & { employmentType: EmploymentType }): string | null {
  if (salaryUnit === "year" || employmentType !== "full_time") return null;
  const yearly = (amount: number | null) =>
    amount === null ? null : Math.round(amount * salaryUnitsPerYear[salaryUnit]);
  const text = formatSalary({
    salaryMin: yearly(salaryMin),
    salaryMax: yearly(salaryMax),
    salaryUnit: "year",
  });
  return text && `${text}, full time`;
}

export function formatJobPlace(job: { location: string; workplace: Workplace }): string {
  if (!job.location) return workplaceNames[job.workplace];
  return job.workplace === "onsite" ? job.location : `${job.location} · ${workplaceNames[job.workplace]}`;
}
