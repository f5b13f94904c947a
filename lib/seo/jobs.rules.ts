import type { JobDetailDto } from "@/lib/jobs/contract";
import type { EmploymentType, SalaryUnit } from "@/lib/jobs/rules";

const employmentTypes: Record<EmploymentType, string> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

const salaryUnits: Record<SalaryUnit, string> = {
  hour: "HOUR",
  day: "DAY",
  week: "WEEK",
  month: "MONTH",
  year: "YEAR",
};

function salaryOf({ salaryMin, salaryMax, salaryUnit }: JobDetailDto): object {
  if (salaryMin === null && salaryMax === null) return {};
  const amount =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : { minValue: salaryMin ?? undefined, maxValue: salaryMax ?? undefined };
  const value = { "@type": "QuantitativeValue", ...amount, unitText: salaryUnits[salaryUnit] };
  return { baseSalary: { "@type": "MonetaryAmount", currency: "USD", value } };
}

function placeOf(job: JobDetailDto): object {
  const country = { "@type": "Country", name: "US" };
  const remote =
    job.workplace === "remote"
      ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: country }
      : {};
  if (!job.location) return remote;
  const address = {
    "@type": "PostalAddress",
    addressLocality: job.location.replace(/,\s*[A-Z]{2}$/, ""),
    ...(job.state ? { addressRegion: job.state } : {}),
    addressCountry: "US",
  };
  return { jobLocation: { "@type": "Place", address }, ...remote };
}

function findEnd({ deadline, expiresAt }: JobDetailDto): string | undefined {
  return [deadline, expiresAt].filter((moment) => moment !== null).sort()[0];
}

function toHtmlParagraphs(text: string): string {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return escaped
    .split(/\n{2,}/)
    .map((block) => `<p>${block.trim().replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** Null unless the job is open (contract section 4); URLs are absolute. */
export function jobPostingJsonLd(
  job: JobDetailDto,
  { url, logo, part }: { url: string; logo: string | null; part?: string },
): Record<string, unknown> | null {
  if (!job.open) return null;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: toHtmlParagraphs(job.description),
    url,
    identifier: { "@type": "PropertyValue", name: job.company, value: job.id },
    datePosted: job.publishedAt ?? job.createdAt,
    validThrough: findEnd(job),
    employmentType: employmentTypes[job.employmentType],
    industry: job.category || undefined,
    occupationalCategory: job.subcategory ? part : undefined,
    totalJobOpenings: job.openings,
    directApply: job.applyMethod === "site",
    hiringOrganization: { "@type": "Organization", name: job.company, ...(logo ? { logo } : {}) },
    ...placeOf(job),
    ...salaryOf(job),
  };
}
