import { draftErrors, jobInputSchema, submissionErrors, type JobInput } from "./input.schema";

const today = "2026-11-20";

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

test("accepts a complete job", () => {
  expect(submissionErrors(input(), today)).toEqual({});
});

test.each<[string, Partial<JobInput>, string[]]>([
  [
    "empty texts",
    { title: "", company: "", category: "", description: "" },
    ["title", "company", "category", "description"],
  ],
  ["an on-site job without a place", { city: "", state: "" }, ["city", "state"]],
  ["a remote job with a city alone", { workplace: "remote", state: "" }, ["state"]],
  ["a minimum pay above the maximum", { salaryMin: 30, salaryMax: 20 }, ["salaryMax"]],
  ["a deadline that has passed", { deadline: "2026-11-19" }, ["deadline"]],
  ["a deadline in 91 days", { deadline: "2027-02-19" }, ["deadline"]],
  ["email without an address", { applyMethod: "email" }, ["applyEmail"]],
  ["a link without an address", { applyMethod: "link" }, ["applyUrl"]],
  ["an empty question", { questions: [{ text: "", kind: "text", required: true }] }, ["questions"]],
])("names the fields of %s", (_, changes, fields) => {
  expect(Object.keys(submissionErrors(input(changes), today)).sort()).toEqual(fields.sort());
});

test("refuses a draft whose maximum pay is below the minimum", () => {
  expect(draftErrors(input({ salaryMin: 40, salaryMax: 20 }))).toEqual({
    salaryMax: "The highest pay can’t be below the lowest.",
  });
  expect(draftErrors(input({ salaryMin: 20, salaryMax: 20 }))).toEqual({});
  expect(draftErrors(input({ salaryMin: 40, salaryMax: null }))).toEqual({});
});

test("accepts a remote job without a place, and a deadline of today or in 90 days", () => {
  const changes = { workplace: "remote", city: "", state: "", deadline: "2026-11-20" } as const;
  expect(submissionErrors(input(changes), today)).toEqual({});
  expect(submissionErrors(input({ deadline: "2027-02-18" }), today)).toEqual({});
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
