/** @jest-environment node */
import { fieldWords } from "@/scripts/demo/words/fields";
import { jobCategories } from "./rules";
import {
  jobParts,
  jobSubcategoriesOf,
  jobSubcategoryIn,
  jobSubcategoryPaths,
  jobTrail,
  trailOfJob,
} from "./subcategories.rules";
import { suggestJobSubcategory } from "./subcategory-words.rules";

test("each path stands once, and each category has parts of its own", () => {
  expect(new Set(jobParts.map(({ path }) => path)).size).toBe(jobParts.length);
  for (const { path } of jobParts) expect(path).toMatch(/^[a-z-]{1,40}(\/[a-z-]{1,40})?$/);
  for (const category of jobCategories) expect(jobSubcategoriesOf(category).length).toBeGreaterThan(1);
});

test("a trail names the category first, also of a job without a subcategory", () => {
  const names = (trail: { name: string }[]) => trail.map(({ name }) => name);
  expect(names(jobTrail("healthcare/nursing"))).toEqual(["Healthcare", "Nursing"]);
  expect(names(jobTrail("healthcare"))).toEqual(["Healthcare"]);
  expect(jobTrail("piracy")).toEqual([]);
  expect(names(trailOfJob({ category: "Healthcare", subcategory: "" }))).toEqual(["Healthcare"]);
  expect(trailOfJob({ category: "", subcategory: "" })).toEqual([]);
});

test("a subcategory counts in its own category only", () => {
  expect(jobSubcategoryIn("Healthcare", "healthcare/nursing")).toBe("healthcare/nursing");
  expect(jobSubcategoryIn("Retail", "healthcare/nursing")).toBeUndefined();
  expect(jobSubcategoryIn("Healthcare", "healthcare")).toBeUndefined();
  expect(jobSubcategoryIn(undefined, undefined)).toBeUndefined();
});

test.each([
  ["Registered nurse, night shift", "healthcare/nursing"],
  ["School nurse", "education/support"],
  ["CDL driver for local routes", "logistics/driving"],
  ["Senior software engineer", "technology/software"],
  ["Mechanical engineers", "engineering/mechanical"],
  ["Waitresses for weekends", "hospitality/service"],
  ["Front desk agent", "hospitality/hotel"],
  ["Store manager with retail experience", "retail/management"],
  ["Nanny for two toddlers", "education/care"],
  ["Assistant to the chief of staff", null],
] as const)("'%s' belongs to %p", (title, path) => {
  expect(suggestJobSubcategory(title)?.path ?? null).toBe(path);
});

test("each title of the demo has a subcategory of its category", () => {
  const astray = fieldWords.flatMap(({ category, titles }) =>
    titles.filter(([title]) => suggestJobSubcategory(title)?.category !== category),
  );
  expect(astray).toEqual([]);
  expect(jobSubcategoryPaths).toContain(suggestJobSubcategory("Line cook")?.path);
});
