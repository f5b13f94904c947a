import { jobEnd, readAmount, renewedEnd } from "./input.rules";
import { jobInputSchema, jobProblems, type JobInput } from "./input.schema";

const now = new Date("2026-11-20T12:00:00Z");

function input(changes: Partial<JobInput> = {}): JobInput {
  return {
    title: "Line cook",
    company: "Corner Kitchen",
    companyAbout: "",
    logoUrl: "",
    category: "Hospitality",
    subcategory: "hospitality/kitchen",
    employmentType: "full_time",
    workplace: "onsite",
    city: "Austin",
    state: "TX",
    salaryMin: 20,
    salaryMax: 24,
    salaryUnit: "hour",
    description: "Cook what the season gives, with two others, five evenings a week, and lead the grill.",
    deadline: null,
    openings: 1,
    applyMethod: "site",
    applyEmail: "",
    applyUrl: "",
    questions: [],
    ...changes,
  };
}

test("finds nothing wrong with a complete job", () => {
  expect(jobProblems(input(), now)).toEqual({});
});

test.each<[string, Partial<JobInput>, string[]]>([
  [
    "empty texts",
    { title: "", company: "", category: "", description: "" },
    ["title", "company", "category", "description"],
  ],
  ["an on-site job without a place", { city: "", state: "" }, ["city", "state"]],
  ["a remote job with a city alone", { workplace: "remote", state: "" }, ["state"]],
  ["pay upside down", { salaryMin: 30, salaryMax: 20 }, ["salaryMax"]],
  ["a deadline that has passed", { deadline: "2026-11-19" }, ["deadline"]],
  ["a deadline too far ahead", { deadline: "2027-03-01" }, ["deadline"]],
  ["email without an address", { applyMethod: "email" }, ["applyEmail"]],
  ["a link without one", { applyMethod: "link" }, ["applyUrl"]],
  ["an empty question", { questions: [{ text: "", kind: "text", required: true }] }, ["questions"]],
])("names the fields of %s", (_, changes, fields) => {
  expect(Object.keys(jobProblems(input(changes), now)).sort()).toEqual(fields.sort());
});

test("takes a remote job without a place, and a deadline of today", () => {
  const changes = { workplace: "remote", city: "", state: "", deadline: "2026-11-20" } as const;
  expect(jobProblems(input(changes), now)).toEqual({});
});

test.each<Partial<JobInput>>([
  { applyUrl: "javascript:alert(1)" },
  { applyEmail: "nobody" },
  { openings: 0 },
  { salaryMin: -1 },
  { state: "ZZ" },
  { questions: Array.from({ length: 6 }, () => ({ text: "Why?", kind: "text", required: true })) },
])("refuses %j", (changes) => {
  expect(jobInputSchema.safeParse(input(changes)).success).toBe(false);
});

test("reads amounts as people write them", () => {
  expect([readAmount("$1,200"), readAmount(""), readAmount("much")]).toEqual([1200, null, NaN]);
});

test("ends a job with its deadline, after 30 days without one, and never after more than 90", () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);
  expect(jobEnd(now, null)).toEqual(day("2026-12-20"));
  expect(jobEnd(now, day("2026-12-01"))).toEqual(day("2026-12-01"));
  expect(jobEnd(now, day("2027-06-01"))).toEqual(day("2027-02-18"));
  expect(renewedEnd(now, day("2026-11-01"))).toEqual(day("2026-12-20"));
  expect(renewedEnd(now, day("2026-09-01"))).toEqual(day("2026-11-30"));
});
