import { formatJobPlace, formatSalary, formatYearlySalary, jobStatuses, publicJobStatuses } from "./rules";

describe("formatSalary", () => {
  test.each([
    [{ salaryMin: 85_000, salaryMax: 110_000, salaryUnit: "year" }, "$85,000 – $110,000 a year"],
    [{ salaryMin: 22.5, salaryMax: 30, salaryUnit: "hour" }, "$22.50 – $30 an hour"],
    [{ salaryMin: 400, salaryMax: 400, salaryUnit: "day" }, "$400 a day"],
    [{ salaryMin: 900, salaryMax: null, salaryUnit: "week" }, "From $900 a week"],
    [{ salaryMin: null, salaryMax: 6_250.25, salaryUnit: "month" }, "Up to $6,250.25 a month"],
    [{ salaryMin: 0, salaryMax: 10, salaryUnit: "hour" }, "$0 – $10 an hour"],
    [{ salaryMin: null, salaryMax: null, salaryUnit: "year" }, null],
  ] as const)("formats %j", (salary, text) => {
    expect(formatSalary(salary)).toBe(text);
  });
});

test.each([
  [{ salaryMin: 22.5, salaryMax: 30, salaryUnit: "hour" }, "$46,800 – $62,400 a year, full time"],
  [{ salaryMin: 400, salaryMax: 400, salaryUnit: "day" }, "$104,000 a year, full time"],
  [{ salaryMin: 900, salaryMax: null, salaryUnit: "week" }, "From $46,800 a year, full time"],
  [{ salaryMin: null, salaryMax: 6_250.25, salaryUnit: "month" }, "Up to $75,003 a year, full time"],
  [{ salaryMin: 85_000, salaryMax: 110_000, salaryUnit: "year" }, null],
  [{ salaryMin: null, salaryMax: null, salaryUnit: "hour" }, null],
] as const)("formats %j as yearly full-time pay", (salary, text) => {
  expect(formatYearlySalary({ ...salary, employmentType: "full_time" })).toBe(text);
});

test.each(["part_time", "contract", "temporary", "internship"] as const)(
  "formats no yearly pay of a job that isn't full-time: %s",
  (employmentType) => {
    const salary = { salaryMin: 19, salaryMax: 24, salaryUnit: "hour" } as const;
    expect(formatYearlySalary({ ...salary, employmentType })).toBeNull();
  },
);

describe("formatJobPlace", () => {
  test.each([
    [{ location: "Austin, TX", workplace: "onsite" }, "Austin, TX"],
    [{ location: "Austin, TX", workplace: "hybrid" }, "Austin, TX · Hybrid"],
    [{ location: "", workplace: "remote" }, "Remote"],
  ] as const)("formats %j as %s", (job, text) => {
    expect(formatJobPlace(job)).toBe(text);
  });
});

test("excludes drafts, jobs in review, and paused jobs from publicJobStatuses", () => {
  expect(jobStatuses.filter((status) => !publicJobStatuses.includes(status))).toEqual([
    "draft",
    "pending",
    "changes_requested",
    "rejected",
    "paused",
  ]);
});
