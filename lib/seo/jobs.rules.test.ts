import { salaryUnits, workplaces } from "@/lib/jobs/rules";
import { jobDetailDto } from "@/prisma/test/dtos";
import { jobPostingJsonLd } from "./jobs.rules";

const job = jobDetailDto({
  employmentType: "part_time",
  salaryMax: null,
  deadline: "2025-12-01T00:00:00.000Z",
  createdAt: "2025-11-01T00:00:00.000Z",
  description: "Cook <well>.\nDaily.\n\nCome by & talk.",
  publishedAt: "2025-11-02T00:00:00.000Z",
  expiresAt: "2025-12-15T00:00:00.000Z",
});
const place = { url: "https://plaza.example/jobs/1", logo: null };

type Part = Record<string, unknown>;

const isMoment = (value: unknown) => typeof value === "string" && new Date(value).toISOString() === value;

/**
 * Checks required fields and formats of Google's job postings
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
function faultsOf(posting: Part): string[] {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const isText = (value: unknown) => typeof value === "string" && value !== "";
  check(posting["@context"] === "https://schema.org" && posting["@type"] === "JobPosting", "type");
  check(isText(posting.title) && isText(posting.description), "title, description");
  check(isMoment(posting.datePosted), "datePosted");
  check(isMoment(posting.validThrough) && posting.validThrough! > posting.datePosted!, "validThrough");
  check(isText((posting.hiringOrganization as Part).name), "hiringOrganization");
  const identifier = posting.identifier as Part;
  check(identifier["@type"] === "PropertyValue" && isText(identifier.name) && isText(identifier.value), "id");
  check(typeof posting.directApply === "boolean", "directApply");
  check(/^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN)$/.test(String(posting.employmentType)), "type");
  const isRemote = posting.jobLocationType !== undefined;
  check(!isRemote || posting.jobLocationType === "TELECOMMUTE", "jobLocationType");
  const applicants = posting.applicantLocationRequirements as Part | undefined;
  check(
    isRemote ? applicants?.["@type"] === "Country" && isText(applicants.name) : !applicants,
    "applicants",
  );
  const place = posting.jobLocation as Part | undefined;
  const address = place?.address as Part | undefined;
  check(isRemote || place !== undefined, "jobLocation");
  check(!place || (place["@type"] === "Place" && address?.addressCountry === "US"), "address");
  check(!place || (isText(address?.addressLocality) && isText(address?.addressRegion)), "locality, region");
  const salary = posting.baseSalary as Part | undefined;
  const { value, minValue, maxValue, unitText } = (salary?.value ?? {}) as Part;
  const isAmount = (amount: unknown) => typeof amount === "number" && amount > 0;
  check(!salary || salary.currency === "USD", "currency");
  check(!salary || /^(HOUR|DAY|WEEK|MONTH|YEAR)$/.test(String(unitText)), "unitText");
  check(!salary || [value, minValue, maxValue].some(isAmount), "amount");
  check(value === undefined || (minValue === undefined && maxValue === undefined), "amount and range");
  check(minValue === undefined || maxValue === undefined || Number(minValue) < Number(maxValue), "range");
  return faults;
}

test.each(workplaces)(
  "writes a posting of %s work by the rules of search engines, whatever its pay",
  (workplace) => {
    const places = [
      { location: "Austin, TX", state: "TX" },
      ...(workplace === "remote" ? [{ location: "", state: null }] : []),
    ];
    const amounts = [
      [null, null],
      [20, null],
      [null, 26],
      [20, 26],
      [20, 20],
    ] as const;
    for (const where of places) {
      for (const [salaryMin, salaryMax] of amounts) {
        for (const salaryUnit of salaryUnits) {
          const shown = { ...job, ...where, workplace, salaryMin, salaryMax, salaryUnit };
          const posting = JSON.parse(JSON.stringify(jobPostingJsonLd(shown, place)));
          expect([where, salaryMin, salaryMax, faultsOf(posting)]).toEqual([where, salaryMin, salaryMax, []]);
          expect("baseSalary" in posting).toBe(salaryMin !== null || salaryMax !== null);
        }
      }
    }
  },
);

describe("jobPostingJsonLd", () => {
  test("describes an open job with its place, pay, and last day", () => {
    expect(jobPostingJsonLd(job, { ...place, part: "Kitchen" })).toMatchObject({
      "@type": "JobPosting",
      datePosted: "2025-11-02T00:00:00.000Z",
      validThrough: "2025-12-01T00:00:00.000Z",
      employmentType: "PART_TIME",
      industry: "Hospitality",
      occupationalCategory: "Kitchen",
      hiringOrganization: { name: "Corner Kitchen" },
      jobLocation: { address: { addressLocality: "Austin", addressRegion: "TX" } },
      baseSalary: { value: { minValue: 20, maxValue: undefined, unitText: "HOUR" } },
    });
  });

  test("escapes the description and keeps its paragraphs", () => {
    expect(jobPostingJsonLd(job, place)?.description).toBe(
      "<p>Cook &#60;well&#62;.<br>Daily.</p><p>Come by &#38; talk.</p>",
    );
  });

  test("marks a remote job without a place as telecommuting", () => {
    const remote = jobPostingJsonLd({ ...job, workplace: "remote", location: "", state: null }, place);
    expect(remote).toMatchObject({ jobLocationType: "TELECOMMUTE" });
    expect(remote).not.toHaveProperty("jobLocation");
  });

  test("ends with the job, by its last day or when its time on the site is over", () => {
    const late = { ...job, deadline: "2025-12-31T00:00:00.000Z" };
    expect(jobPostingJsonLd(late, place)?.validThrough).toBe("2025-12-15T00:00:00.000Z");
    expect(jobPostingJsonLd({ ...job, deadline: null }, place)?.validThrough).toBe(
      "2025-12-15T00:00:00.000Z",
    );
  });

  test("states a single amount for fixed pay, and whether people apply on the site", () => {
    const fixed = { ...job, salaryMin: 26, salaryMax: 26, applyMethod: "link" as const };
    expect(jobPostingJsonLd(fixed, place)).toMatchObject({
      identifier: { name: "Corner Kitchen", value: job.id },
      directApply: false,
      baseSalary: { value: { value: 26, unitText: "HOUR" } },
    });
    expect(jobPostingJsonLd(job, place)?.directApply).toBe(true);
  });

  test("omits unknown pay", () => {
    expect(jobPostingJsonLd({ ...job, salaryMin: null }, place)).not.toHaveProperty("baseSalary");
  });

  test("returns null for a job that is over", () => {
    expect(jobPostingJsonLd({ ...job, open: false, status: "expired" }, place)).toBeNull();
  });
});
