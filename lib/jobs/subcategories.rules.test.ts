import { demoWords } from "@/scripts/demo/words";
import { jobCategories } from "./rules";
import { suggestNode, nodeTrail } from "@/lib/shared/tree";
import { validJobSubcategory, jobTrail } from "./parts.rules";
import { builtInJobParts } from "./subcategories.rules";

const suggest = (title: string) => suggestNode(builtInJobParts, title);

test("gives each path once, and each category its own parts", () => {
  expect(new Set(builtInJobParts.map(({ path }) => path)).size).toBe(builtInJobParts.length);
  for (const { path } of builtInJobParts) expect(path).toMatch(/^[a-z-]{1,40}(\/[a-z-]{1,40})?$/);
  for (const category of jobCategories) {
    const own = builtInJobParts.filter((one) => one.category === category && one.parent !== null);
    expect(own.length).toBeGreaterThan(1);
    for (const { path } of own) expect(validJobSubcategory(category, path)).toBe(path);
  }
});

test("starts a trail with the category, even without a subcategory", () => {
  const names = (trail: { name: string }[]) => trail.map(({ name }) => name);
  expect(names(nodeTrail(builtInJobParts, "healthcare/nursing"))).toEqual(["Healthcare", "Nursing"]);
  expect(names(nodeTrail(builtInJobParts, "healthcare"))).toEqual(["Healthcare"]);
  expect(nodeTrail(builtInJobParts, "piracy")).toEqual([]);
  expect(names(jobTrail(builtInJobParts, { category: "Healthcare", subcategory: "" }))).toEqual([
    "Healthcare",
  ]);
  expect(jobTrail(builtInJobParts, { category: "", subcategory: "" })).toEqual([]);
});

test("accepts a subcategory only in its own category", () => {
  expect(validJobSubcategory("Healthcare", "healthcare/nursing")).toBe("healthcare/nursing");
  expect(validJobSubcategory("Retail", "healthcare/nursing")).toBeUndefined();
  expect(validJobSubcategory("Healthcare", "healthcare")).toBeUndefined();
  expect(validJobSubcategory(undefined, undefined)).toBeUndefined();
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
] as const)("assigns '%s' to %p", (title, path) => {
  expect(suggest(title)?.path ?? null).toBe(path);
});

test("assigns each demo title a subcategory of its category", () => {
  const astray = demoWords.jobs.fields.flatMap(({ category, titles }) =>
    titles.filter(([title]) => suggest(title)?.category !== category),
  );
  expect(astray).toEqual([]);
  expect(suggest("Line cook")?.parent).toBe("hospitality");
});
