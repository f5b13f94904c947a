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

describe("jobPostingJsonLd", () => {
  test("describes an open job with its place, pay and last day", () => {
    expect(jobPostingJsonLd(job, place)).toMatchObject({
      "@type": "JobPosting",
      datePosted: "2025-11-02T00:00:00.000Z",
      validThrough: "2025-12-01T00:00:00.000Z",
      employmentType: "PART_TIME",
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

  test("calls a remote job without a place telecommuting", () => {
    const remote = jobPostingJsonLd({ ...job, workplace: "remote", location: "", state: null }, place);
    expect(remote).toMatchObject({ jobLocationType: "TELECOMMUTE" });
    expect(remote).not.toHaveProperty("jobLocation");
  });

  test("says nothing about pay that is not told", () => {
    expect(jobPostingJsonLd({ ...job, salaryMin: null }, place)).not.toHaveProperty("baseSalary");
  });

  test("is not there for a job that is over", () => {
    expect(jobPostingJsonLd({ ...job, open: false, status: "expired" }, place)).toBeNull();
  });
});
