import { propertyTypeGroups } from "../rules";
import { listingDetailsSchema } from "../details.schema";
import { factFields, factsOf, missingFacts } from "./input.rules";
import { detailsInputSchema, problemsOf } from "./input.schema";

describe("facts by category", () => {
  test("matches the fields of a listing, each in one category", () => {
    expect([...factFields].sort()).toEqual(Object.keys(listingDetailsSchema.shape).sort());
    expect([...factFields].sort()).toEqual(Object.keys(detailsInputSchema.shape).sort());
  });

  test("omits empty values, but not zero or false", () => {
    expect(factsOf("products", { stock: 0, delivery: false, brand: "", condition: null })).toEqual({
      stock: 0,
      delivery: false,
    });
  });
});

describe("facts of a vehicle", () => {
  const car = { subcategory: "vehicles/cars", condition: "used", pickup: true } as const;
  const whole = { ...car, year: 2019, brand: "Honda", model: "Civic", mileage: 64_200, titleStatus: "clean" };

  test("drops them in any other subcategory", () => {
    const facts = { year: 2019, model: "Civic", mileage: 9, vin: "1HGBH41JXMN109186", condition: "used" };
    expect(factsOf("products", { subcategory: "sports/bikes", ...facts })).toEqual({
      subcategory: "sports/bikes",
      condition: "used",
    });
    expect(factsOf("products", { subcategory: "vehicles/rvs", ...facts })).toEqual({
      subcategory: "vehicles/rvs",
      ...facts,
    });
  });

  test.each([
    [car, ["year", "brand", "model", "mileage", "titleStatus"]],
    [{ ...car, condition: "new" }, ["year", "brand", "model"]],
    [{ ...car, subcategory: "vehicles" }, ["year", "brand", "model", "mileage", "titleStatus"]],
    [{ ...car, subcategory: "vehicles/farm" }, []],
    [whole, []],
    [{ ...car, subcategory: "sports/bikes" }, ["stock"]],
  ])("requires them by condition and subcategory: %j", (details, missing) => {
    expect(Object.keys(missingFacts("products", details))).toEqual(missing);
  });

  test("requires a VIN of 17 characters unless the vehicle is older than the standard", () => {
    expect(missingFacts("products", { ...whole, vin: "S123456" })).toEqual({
      vin: "A VIN has 17 characters. Only vehicles made before 1981 have shorter ones.",
    });
    expect(missingFacts("products", { ...whole, year: 1967, vin: "S123456" })).toEqual({});
  });

  test.each([
    ["year", 1899],
    ["year", new Date().getFullYear() + 2],
    ["year", 2019.5],
    ["mileage", 2_000_001],
    ["mileage", -1],
    ["owners", 21],
    ["fuel", "coal"],
    ["vin", "1HGBH41J1MN109186"],
  ])("refuses %s %j", (name, value) => {
    expect(detailsInputSchema.safeParse({ [name]: value }).success).toBe(false);
  });

  test("accepts next year, no owners, and a VIN as people type it", () => {
    const year = new Date().getFullYear() + 1;
    expect(detailsInputSchema.parse({ year, owners: 0, mileage: 0, vin: " 1hgbh41jx-mn1 09186 " })).toEqual({
      year,
      owners: 0,
      mileage: 0,
      vin: "1HGBH41JXMN109186",
    });
  });
});

describe("required facts of a home", () => {
  test.each(Object.values(propertyTypeGroups).flat())("depends on the type of home: %s", (propertyType) => {
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
