import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { Category } from "@/lib/listings/rules";
import type { Outcome } from "../contract";
import { tokensOf } from "../analysis/tokens.rules";
import { extractEntities } from "../entities/entities.rules";
import { filterOf } from "../query/entity-filter.rules";
import { remainderOf } from "../query/remainder.rules";
import { controlledEntities, withFilters } from "./controls.rules";

function understand(text: string, match: { match: "exact" } | object = { match: "exact" }): Outcome {
  const { entities } = extractEntities(text, tokensOf(text), {
    category: undefined,
    cities: new Set(["cincinnati"]),
    brands: new Set<string>(),
    facts: { has: () => true },
    mainSection: (word) => (/^(desk|bike)$/.test(word) ? "products" : null),
  });
  return {
    corrected: null,
    missing: [],
    entities: entities.map((entity) => {
      const { kind, label, start, end } = entity;
      return { kind, label, without: "", span: [start, end] as const, filter: filterOf(entity) };
    }),
    remainder: { ...remainderOf(text, entities), text },
    ...match,
  } as Outcome;
}

function controlsOf(text: string, section: Category, more: ListingAddress = {}, match?: object) {
  const address = { search: text, ...more };
  const outcome = understand(text, match);
  return withFilters(address, outcome, controlledEntities(address, outcome, section));
}

describe("the filter fields", () => {
  test.each([
    [
      "2 bed for rent in Cincinnati under $1500",
      { beds: "2", listingType: "rent", place: "Cincinnati", within: 0, maxPrice: 1500 },
    ],
    [
      "3+ bedroom house for sale in Ohio, from $200k to $300k",
      {
        beds: "3+",
        propertyType: "single-family",
        listingType: "sale",
        state: "OH",
        minPrice: 200_000,
        maxPrice: 300_000,
      },
    ],
    ["furnished studio, pets ok", { furnished: "yes", beds: "0", pets: "yes" }],
    ["apartment with 2 baths, at least 900 sq ft", { propertyType: "apartment", baths: "2", minArea: 900 }],
    ["house under $1500 a month", { propertyType: "single-family", listingType: "rent", maxPrice: 1500 }],
  ] as const)("shows the reading of '%s'", (text, filters) => {
    expect(controlsOf(text, "realestate")).toEqual(filters);
  });

  test.each([
    ["2 bedroom home with garage", { beds: "2", search: "home with garage" }],
    ["sunny 2 bedroom apartment", { beds: "2", propertyType: "apartment", search: "sunny" }],
    ["cheap 2 bedroom apartment", { beds: "2", propertyType: "apartment", search: "cheap" }],
  ])("leaves in '%s' the words without a field of their own", (text, controls) => {
    expect(controlsOf(text, "realestate")).toEqual(controls);
  });

  test("shows facts of goods only in their section", () => {
    const text = "refurbished bike under $200";
    expect(controlsOf(text, "products")).toEqual({
      condition: "refurbished",
      maxPrice: 200,
      search: "bike",
    });
    expect(controlsOf(text, "services")).toEqual({ maxPrice: 200, search: "refurbished bike" });
  });

  test("keeps a chosen filter, and the words that it overrides", () => {
    const chosen = { beds: "3", place: "austin-tx", within: 25 } as const;
    expect(controlsOf("2 bed for rent in Cincinnati", "realestate", chosen)).toEqual({
      ...chosen,
      listingType: "rent",
      search: "2 bed in Cincinnati",
    });
  });

  test("leaves the words that no result matches", () => {
    const unmatched = { none: ["Cincinnati"], some: ["2 beds"] };
    const partial = { match: "partial", partial: { by: "parts", unmatched } };
    expect(controlsOf("2 bed for rent in Cincinnati", "realestate", {}, partial)).toEqual({
      listingType: "rent",
      search: "2 bed in Cincinnati",
    });
  });

  test("leaves the text of a search for other words", () => {
    const partial = { match: "partial", partial: { by: "rewording", text: "house", covers: "part" } };
    const text = "2 bed for rent";
    expect(controlsOf(text, "realestate", {}, partial)).toEqual({ search: text });
  });
});
