import { tokensOf } from "./tokens.rules";
import { understand } from "./wishes.rules";

function wishesOf(text: string): string[] {
  const around = {
    category: undefined,
    cities: new Set(["austin"]),
    brands: new Set<string>(),
    facts: { has: () => true },
    leaning: () => null,
  };
  return understand(text, tokensOf(text), around).wishes.flatMap(({ label }) => label || []);
}

test.each([
  ["500 acres montana", ["Land", "Montana"]],
  ["house 1000 to 1500 sq ft", ["House", "1,000 to 1,500 sq ft"]],
  ["apartment between 1000 and 2000 sq ft", ["Apartment", "1,000 to 2,000 sq ft"]],
  ["house built in 1950", ["House", "Built in 1950"]],
  ["home built between 1990 and 2000", ["Home", "Built 1990 to 2000"]],
  ["built before 1940", ["Built before 1940"]],
  ["condo 2010 or newer", ["Condo", "Built in 2010 or later"]],
  ["houses built after 2000 under 300k", ["House", "Built after 2000", "Up to $300,000"]],
  ["1920s house", ["Built in the 1920s", "House"]],
  ["truck 2015 or newer", []],
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
] as const)("of '%s' only %j is a wish", (text, wishes) => {
  expect(wishesOf(text)).toEqual(wishes);
});
