import { startReading, tokensOf } from "../analysis/tokens.rules";
import { extractEntities } from "./entities.rules";
import { isPersonCount, numberAt } from "./quantities.rules";

const sections: Record<string, "products" | "services"> = { tractor: "products", mow: "services" };

function read(text: string, mainSection = (word: string) => sections[word] ?? null) {
  const around = {
    category: undefined,
    cities: new Set(["austin"]),
    brands: new Set<string>(),
    facts: { has: () => true },
    mainSection,
  };
  return extractEntities(text, tokensOf(text), around);
}

const labelsOf = (text: string) => read(text, () => null).entities.flatMap(({ label }) => label || []);

test.each([
  ["1500", 1500, 1],
  ["$1,500", 1500, 1],
  ["300k", 300_000, 1],
  ["2.5 million", 2_500_000, 2],
  ["half a million", 500_000, 3],
  ["a quarter of a million", 250_000, 5],
  ["two hundred thousand", 200_000, 3],
  ["4 hundred", 400, 2],
  ["twenty five", 25, 2],
  ["a thousand", 1000, 2],
  ["1/2", 0.5, 2],
  ["half an", 0.5, 2],
  ["200 bucks", 200, 2],
])("reads '%s' as %d in %d tokens", (text, value, length) => {
  expect(numberAt(startReading(tokensOf(text)), 0, text)).toMatchObject({ value, length });
});

test.each(["a house", "thousands", "x100", "and five"])("reads no number in '%s'", (text) => {
  expect(numberAt(startReading(tokensOf(text)), 0, text)).toBeNull();
});

test.each([
  ["house with 2 to 3 bedrooms", ["House", "2 to 3 beds"]],
  ["house with no more than 2 bedrooms", ["House", "Up to 2 beds"]],
  ["house under 3 bedrooms", ["House", "Up to 2 beds"]],
  ["house with more than 2 bedrooms", ["House", "3+ beds"]],
  ["condo with 1 to 2 baths", ["Condo", "1 to 2 baths"]],
  ["house for half a million dollars", ["House", "Up to $500,000"]],
  ["house no less than 200k", ["House", "From $200,000"]],
  ["1500 plus utilities", []],
])("limits the quantity in '%s' by a comparative: %j", (text, labels) => {
  expect(labelsOf(text)).toEqual(labels);
});

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
])("reads the lot size from '%s'", (text, labels, min, max) => {
  const { entities } = read(text);
  expect(entities.map(({ label }) => label)).toEqual(labels);
  const lot = entities.find(({ kind }) => kind === "lot");
  expect([lot?.min, lot?.max]).toEqual([min, max]);
});

test("reads acres alone as land, and square feet of land as its lot", () => {
  expect(read("5 acres").entities[0]?.lexemes).toContain("xpt_vacant_land");
  expect(read("house with 5 acres").entities.find(({ kind }) => kind === "lot")?.lexemes).toEqual([]);
  expect(read("land over 87,120 sq ft").entities.find(({ kind }) => kind === "lot")).toMatchObject({
    min: 2,
  });
  expect(read("over 1500 sq ft").entities).toMatchObject([{ kind: "area", min: 1500 }]);
  expect(read("shop bigger than 1500 sq ft").entities).toMatchObject([{ kind: "type" }, { min: 1500 }]);
});

test("ignores acres that work or goods are for", () => {
  expect(read("mow 2 acres").entities).toEqual([]);
  expect(read("tractor for 5 acres").entities).toEqual([]);
});

test.each([
  ["500 acres montana", ["About 500 acres", "Montana"]],
  ["house 1000 to 1500 sq ft", ["House", "1,000 to 1,500 sq ft"]],
  ["apartment between 1000 and 2000 sq ft", ["Apartment", "1,000 to 2,000 sq ft"]],
  ["house built in 1950", ["House", "Built in 1950"]],
  ["home built between 1990 and 2000", ["Home", "Built 1990 to 2000"]],
  ["built before 1940", ["Built before 1940"]],
  ["condo 2010 or newer", ["Condo", "Built in 2010 or later"]],
  ["houses built after 2000 under 300k", ["House", "Built after 2000", "Up to $300,000"]],
  ["1920s house", ["Built in the 1920s", "House"]],
  ["truck 2015 or newer", ["2015 or newer"]],
  ["suv built between 2015 and 2018", ["2015 to 2018"]],
  ["truck newer than 2018", ["2019 or newer"]],
  ["car tires 2015 or newer", []],
  ["civic under 60k miles", ["Up to 60,000 miles"]],
  ["truck with 80,000 miles or less under $15k", ["Up to 80,000 miles", "Up to $15,000"]],
  ["civic 60k miles", []],
  ["within 25 miles", []],
  ["laptop 2000 and up", ["From $2,000"]],
  ["apartment 1800 and up", ["Apartment", "From $1,800"]],
  ["house no older than 2010", ["House", "Built in 2010 or later"]],
  ["house not newer than 2000", ["House", "Built in 2000 or earlier"]],
  ["house not built before 1990", ["House", "Built in 1990 or later"]],
  ["house year built 2005", ["House", "Built in 2005"]],
  ["custom built 1800 sq ft home", ["From 1,800 sq ft", "Home"]],
  ["1800s farmhouse", []],
  ["1890s house", ["Built in the 1890s", "House"]],
  ["1980s", []],
  ["house 3/2 300k", ["House", "3 beds", "2 baths", "Up to $300,000"]],
  ["wedding catering for 100 to 150", []],
  ["jigsaw puzzle 500 or 1000", []],
  ["voltage converter 110 to 220", []],
  ["guitar built in 1962", []],
  ["condo 200-300k", ["Condo", "$200,000 to $300,000"]],
  ["headphones 50 to 150", ["$50 to $150"]],
  ["grades 20 to 100", []],
  ["minn kota trolling motor", []],
  ["conn trumpet", []],
  ["cali king mattress", []],
  ["house in calif", ["House", "California"]],
  ["SD card 64gb", []],
  ["PA system", []],
  ["TX rentals", ["Texas", "For rent"]],
  ["family doctor md", []],
  ["condos md", ["Condo", "Maryland"]],
  ["real id", []],
  ["plumber by me", ["Near me"]],
  ["nike air max 90", []],
  ["24-70mm lens", []],
  ["1 a day vitamins", []],
  ["25 an hour tutor", ["Up to $25"]],
  ["terraced house", ["Townhouse"]],
  ["end of terrace to let", ["Townhouse", "For rent"]],
  ["semi-detached house for let", ["Duplex", "For rent"]],
  ["bedsit", ["Studio"]],
  ["maisonette", ["Maisonette"]],
  ["flat share", ["For rent"]],
  ["static caravan", ["Mobile home"]],
  ["cottage cheese", []],
  ["apartment no deposit", ["Apartment"]],
] as const)("reads from '%s' only %j", (text, entities) => {
  expect(labelsOf(text)).toEqual(entities);
});

test.each([
  ["cake for 10 people", [2, 3]],
  ["chef for a party of eight", [3, 5]],
  ["food for a party of fifty", [3, 5]],
  ["two person tent", []],
  ["laptop 16", []],
  ["table for 4", []],
])("finds in '%s' numbers of people at %j", (text, places) => {
  const tokens = tokensOf(text);
  expect(tokens.flatMap((_, at) => (isPersonCount(tokens, at) ? [at] : []))).toEqual(places);
});
