import type { Category } from "@/lib/listings/rules";
import type { Understanding } from "../contract";
import { isForRent, sectionOfResults } from "./section.rules";
import { tokensOf } from "../analysis/tokens.rules";
import { extractEntities } from "../entities/entities.rules";

type Entities = Understanding["entities"];

function facets(products: number, services: number, realestate: number) {
  return Object.entries({ products, services, realestate }).map(([category, count]) => ({
    category: category as Category,
    count,
  }));
}

function pageOf({
  entities = [],
  of = [],
  next = null,
}: {
  entities?: Entities;
  of?: Category[];
  next?: string | null;
}) {
  return { entities, items: of.map((category) => ({ category })), next };
}

function understandText(text: string): Entities {
  const around = {
    category: undefined,
    cities: new Set<string>(),
    brands: new Set<string>(),
    facts: { has: () => true },
    mainSection: () => null,
  };
  const { entities } = extractEntities(text, tokensOf(text), around);
  return entities.map(({ kind, label }) => ({ kind, label, without: "" }));
}

describe("sectionOfResults", () => {
  test.each([
    [facets(0, 0, 5), "realestate"],
    [facets(12, 0, 0), "products"],
    [facets(0, 3, 0), "services"],
    [facets(1, 0, 5), undefined],
    [facets(0, 0, 0), undefined],
  ] as const)("returns the section of all matches: %j", (counted, expected) => {
    expect(sectionOfResults({ address: { search: "x" }, facets: counted, page: pageOf({}) })).toBe(expected);
  });

  test.each([
    [{ category: "services" }, "services"],
    [{ beds: "2" }, "realestate"],
    [{ propertyType: "condo" }, "realestate"],
    [{ condition: "used" }, "products"],
  ] as const)("returns the section of the address filters, whatever the results: %j", (address, expected) => {
    expect(sectionOfResults({ address, facets: facets(1, 1, 1), page: pageOf({}) })).toBe(expected);
  });

  test.each([
    ["2 bed rental under 1500 texas", "realestate"],
    ["house with a garage", "realestate"],
    ["lamp under $50", undefined],
  ] as const)("returns the section of the understood text without a full match: %s", (text, expected) => {
    const page = pageOf({ entities: understandText(text), of: ["products", "realestate"] });
    expect(sectionOfResults({ address: { search: text }, facets: facets(0, 0, 0), page })).toBe(expected);
  });

  test("returns the section of all partial matches shown, unless there are more pages", () => {
    const found = { address: { search: "x y" }, facets: facets(0, 0, 0) };
    const of: Category[] = ["services", "services"];
    expect(sectionOfResults({ ...found, page: pageOf({ of }) })).toBe("services");
    expect(sectionOfResults({ ...found, page: pageOf({ of, next: "more" }) })).toBeUndefined();
  });
});

test.each([
  ["2 bed rental", true],
  ["furnished studio", true],
  ["house for sale with my dog", false],
  ["house in oregon", false],
])("reads '%s' as %s", (text, expected) => {
  expect(isForRent(understandText(text))).toBe(expected);
});
