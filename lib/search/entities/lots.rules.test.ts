import { tokensOf } from "../analysis/tokens.rules";
import { understand } from "./entities.rules";

const sections: Record<string, "products" | "services"> = { tractor: "products", mow: "services" };

function read(text: string) {
  const around = {
    category: undefined,
    cities: new Set<string>(),
    brands: new Set<string>(),
    facts: { has: () => true },
    leaning: (word: string) => sections[word] ?? null,
  };
  return understand(text, tokensOf(text), around);
}

test.each([
  ["5 to 10 acres", ["5 to 10 acres"], 5, 10],
  ["5-10 acres", ["5 to 10 acres"], 5, 10],
  ["between 5 and 10 acres", ["5 to 10 acres"], 5, 10],
  ["from 5 acres to 10 acres", ["5 to 10 acres"], 5, 10],
  ["at least 5 acres", ["At least 5 acres"], 5, undefined],
  ["20+ acres", ["At least 20 acres"], 20, undefined],
  ["5 acres or more", ["At least 5 acres"], 5, undefined],
  ["5 or more acres", ["At least 5 acres"], 5, undefined],
  ["under 2 acres", ["Up to 2 acres"], undefined, 2],
  ["2 acre lot", ["About 2 acres", "Vacant land"], 1.5, 2.5],
  ["ten acres of land", ["About 10 acres", "Land"], 7.5, 12.5],
  ["1/2 acre lot", ["About 0.5 acres", "Vacant land"], 0.375, 0.625],
  ["house on half an acre", ["House", "About 0.5 acres"], 0.375, 0.625],
  ["house on an acre", ["House", "About 1 acre"], 0.75, 1.25],
  ["2.5acres", ["About 2.5 acres"], 1.875, 3.125],
])("understand how large the lot is in '%s'", (text, labels, min, max) => {
  const { wishes } = read(text);
  expect(wishes.map(({ label }) => label)).toEqual(labels);
  const lot = wishes.find(({ kind }) => kind === "lot");
  expect([lot?.min, lot?.max]).toEqual([min, max]);
});

test("take acres alone for land, and square feet of land for its lot", () => {
  expect(read("5 acres").wishes[0]?.lexemes).toContain("xpt_vacant_land");
  expect(read("house with 5 acres").wishes.find(({ kind }) => kind === "lot")?.lexemes).toEqual([]);
  expect(read("land over 87,120 sq ft").wishes.find(({ kind }) => kind === "lot")).toMatchObject({ min: 2 });
  expect(read("over 1500 sq ft").wishes).toMatchObject([{ kind: "area", min: 1500 }]);
  expect(read("shop bigger than 1500 sq ft").wishes).toMatchObject([{ kind: "type" }, { min: 1500 }]);
});

test("leave the acres that work or goods are for", () => {
  expect(read("mow 2 acres").wishes).toEqual([]);
  expect(read("tractor for 5 acres").wishes).toEqual([]);
});
