import { demoWords } from "@/scripts/demo/words";
import { factsOf } from "./offer/input.rules";
import { suggestNode, nodeTrail, treePathPattern } from "@/lib/shared/tree";
import { sectionGroups, findSection } from "./sections.rules";
import { builtInSubcategories } from "./subcategories.rules";

const paths = builtInSubcategories.map(({ path }) => path);
const trailOf = (path: string | undefined) => nodeTrail(builtInSubcategories, path);

test("gives each path once, in a section and below its parent", () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const { path, category, parent } of builtInSubcategories) {
    expect(path).toMatch(treePathPattern);
    expect(paths).toContain(parent ?? path);
    expect(findSection(path)).toBe(category);
  }
  const groups = builtInSubcategories.flatMap(({ path, parent }) => (parent === null ? [path] : []));
  expect(groups).toEqual(Object.values(sectionGroups).flat());
  expect(findSection("piracy/ships")).toBeUndefined();
});

test("names parents first", () => {
  expect(trailOf("electronics/laptops").map(({ name }) => name)).toEqual(["Electronics", "Laptops"]);
  expect(trailOf("electronics").map(({ name }) => name)).toEqual(["Electronics"]);
  expect(trailOf("nothing")).toEqual([]);
  expect(trailOf(undefined)).toEqual([]);
});

test.each([
  ["products", "Gently used laptop with charger", "electronics/laptops"],
  ["products", "Camera bag by Old Mill", "fashion/bags"],
  ["products", "Compact SUV, backup camera", "vehicles/cars"],
  ["products", "Oak dining table for six", "home-garden/furniture"],
  ["products", "Two pairs of running shoes", "fashion/shoes"],
  ["products", "Motor scooter, 125cc", "vehicles/motorcycles"],
  ["products", "Something odd", null],
  ["services", "House cleaning", "home/cleaning"],
  ["services", "Piano lessons for beginners", "lessons/music"],
  ["services", "Dog grooming at home", "pets/grooming"],
  ["realestate", "House with a table", null],
] as const)("suggests for %s '%s' the path %p", (category, title, path) => {
  expect(
    suggestNode(
      builtInSubcategories.filter((one) => one.category === category),
      title,
    )?.path ?? null,
  ).toBe(path);
});

test("keeps only a subcategory of the listing's own section", () => {
  const details = { condition: "used", subcategory: "electronics/laptops" };
  expect(factsOf("products", details)).toEqual(details);
  expect(factsOf("services", { ...details, pricing: "fixed" })).toEqual({ pricing: "fixed" });
});

test("finds an existing subcategory for every kind in the demo", () => {
  const kinds = [...demoWords.products.kinds, ...demoWords.services.kinds];
  expect(kinds.filter(({ subcategory }) => !paths.includes(subcategory))).toEqual([]);
});
