import { allProblems, draftProblems } from "./check";
import { toInput } from "./convert";
import { emptyValues, type ListingValues } from "./values";

function valuesOf(
  category: ListingValues["category"],
  {
    details,
    ...rest
  }: Partial<Omit<ListingValues, "details">> & { details?: Partial<ListingValues["details"]> },
): ListingValues {
  const empty = emptyValues(category);
  return { ...empty, ...rest, details: { ...empty.details, ...details } };
}

const home = valuesOf("realestate", {
  title: "Sunny home",
  description: "Near the lake.",
  price: "$1,250,000.50",
  city: "Austin",
  state: "TX",
  details: { listingType: "sale", propertyType: "condo", beds: "2", baths: "1.5", areaSqFt: "1,100" },
});

test("reads prices and numbers as people write them", () => {
  expect(toInput(home)).toMatchObject({
    price: 1_250_000.5,
    details: { beds: 2, baths: 1.5, areaSqFt: 1100, lotSqFt: null },
  });
  expect(allProblems(home)).toEqual({});
});

test("names every missing field of an empty form in each section", () => {
  expect(Object.keys(allProblems(emptyValues("products"))).sort()).toEqual([
    "city",
    "description",
    "details.condition",
    "details.delivery",
    "details.stock",
    "price",
    "state",
    "title",
  ]);
  expect(Object.keys(allProblems(emptyValues("services"))).sort()).toEqual([
    "description",
    "details.areaServed",
    "details.pricing",
    "price",
    "title",
  ]);
  expect(Object.keys(allProblems(emptyValues("realestate"))).sort()).toEqual([
    "city",
    "description",
    "details.areaSqFt",
    "details.listingType",
    "details.propertyType",
    "price",
    "state",
    "title",
  ]);
});

test("reports an unreadable number with its own message, in a draft too", () => {
  const values = valuesOf("realestate", { price: "cheap", details: { beds: "two", baths: "-1" } });
  expect(draftProblems(values)).toEqual({
    price: "Enter a number, such as 1,250.50",
    "details.beds": "Enter a number, such as 1,250.50",
    "details.baths": "This number can’t be negative",
  });
});

test("accepts an empty draft", () => {
  expect(draftProblems(emptyValues("services"))).toEqual({});
});

test("omits facts of another section, and facts of a sale for a rental", () => {
  const values = { ...home, details: { ...home.details, brand: "Acme", deposit: "500" } };
  expect(Object.keys(toInput(values).details)).not.toEqual(expect.arrayContaining(["brand"]));
  expect(toInput(values).details.deposit).toBeNull();
  expect(toInput({ ...values, details: { ...values.details, listingType: "rent" } }).details).toMatchObject({
    deposit: 500,
  });
});
