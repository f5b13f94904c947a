import { propertyTypeGroups } from "../rules";
import { listingDetailsSchema } from "../schema";
import { factFields, factsOf, missingFacts } from "./input.rules";
import { detailsInputSchema, problemsOf } from "./input.schema";

describe("facts by category", () => {
  test("match the fields of a listing, each in one category", () => {
    expect([...factFields].sort()).toEqual(Object.keys(listingDetailsSchema.shape).sort());
    expect([...factFields].sort()).toEqual(Object.keys(detailsInputSchema.shape).sort());
  });

  test("omit empty values, but not zero or false", () => {
    expect(factsOf("products", { stock: 0, delivery: false, brand: "", condition: null })).toEqual({
      stock: 0,
      delivery: false,
    });
  });
});

describe("required facts of a home", () => {
  test.each(Object.values(propertyTypeGroups).flat())("depend on its type: %s", (propertyType) => {
    const missing = Object.keys(missingFacts("realestate", { propertyType, listingType: "sale" }));
    const group = Object.entries(propertyTypeGroups).find(([, types]) =>
      (types as readonly string[]).includes(propertyType),
    )?.[0];
    const expected = {
      Residential: ["beds", "baths", "areaSqFt"],
      Commercial: ["areaSqFt"],
      Land: ["lotSqFt"],
    };
    expect(missing).toEqual(expected[group as keyof typeof expected]);
  });
});

describe("problemsOf", () => {
  test("names every invalid field at once, even with an invalid fact", () => {
    const problems = problemsOf({ category: "products", details: {}, title: "", price: undefined });
    expect(Object.keys(problems).sort()).toEqual([
      "description",
      "details.condition",
      "details.delivery",
      "details.stock",
      "price",
      "title",
    ]);
  });
});
