import { jobCategories } from "@/lib/jobs/rules";
import { propertyTypes } from "@/lib/listings/rules";
import { stateName } from "@/lib/shared/us-states";
import { createRandom } from "./random";
import { demoWords, type Place } from "./words";
import { writeProduct } from "./write/products";
import { writeProperty } from "./write/properties";
import { writeReview } from "./write/reviews";
import { writeService } from "./write/services";
import { fill } from "./write/text";

const { cities } = demoWords.places;
const productKinds = demoWords.products.kinds;
const serviceKinds = demoWords.services.kinds;
const propertyKinds = demoWords.properties.kinds;

function place(city: string): Place {
  const found = cities.find((candidate) => candidate.city === city);
  if (!found) throw new Error(`No ${city}`);
  return found;
}

const today = new Date("2026-06-01T12:00:00Z");

describe("demo words", () => {
  test("includes a place in every state, each with a valid code", () => {
    expect(cities.every(({ state }) => stateName(state) !== null)).toBe(true);
    expect(new Set(cities.map(({ state }) => state)).size).toBe(51);
  });

  test("covers every property type and job category of the site", () => {
    expect(propertyKinds.map(({ type }) => type).sort()).toEqual([...propertyTypes].sort());
    expect(demoWords.jobs.fields.map(({ category }) => category).sort()).toEqual([...jobCategories].sort());
  });

  test("prices a condo in San Francisco above one in Springfield, and a lot below a house", () => {
    const middle = (type: string, city: string) => {
      const words = propertyKinds.find((kind) => kind.type === type);
      if (!words) throw new Error(`No ${type}`);
      const random = createRandom(`${type} ${city}`);
      const sales = Array.from({ length: 300 }, () => writeProperty(random, words, place(city), today))
        .filter(({ listingType }) => listingType === "sale")
        .map(({ priceCents }) => priceCents)
        .sort((a, b) => a - b);
      return sales[Math.floor(sales.length / 2)] ?? 0;
    };
    expect(middle("condo", "San Francisco")).toBeGreaterThan(4 * middle("condo", "Springfield"));
    expect(middle("vacant-land", "Billings")).toBeLessThan(middle("single-family", "Billings"));
  });

  test("keeps titles, texts, and prices within the limits of the site", () => {
    const random = createRandom("limits");
    const drafts = [
      ...productKinds.flatMap((words) =>
        Array.from({ length: 40 }, () =>
          writeProduct(random, words, { look: "sea blue", form: "" }, "Austin"),
        ),
      ),
      ...serviceKinds.flatMap((words) =>
        Array.from({ length: 40 }, () => writeService(random, words, "Colorado Springs", "CO")),
      ),
      ...propertyKinds.flatMap((words) =>
        Array.from({ length: 40 }, () => writeProperty(random, words, place("Washington"), today)),
      ),
    ];
    for (const { title, description, priceCents } of drafts) {
      expect(title.length).toBeGreaterThan(5);
      expect(title.length).toBeLessThanOrEqual(140);
      expect(description.length).toBeGreaterThan(120);
      expect(`${title} ${description}`).not.toMatch(/undefined|NaN|\{|\}/);
      expect(Number.isInteger(priceCents) && priceCents > 0).toBe(true);
    }
  });

  test("names the same brand in the title and in the facts", () => {
    const random = createRandom("brands");
    const words = productKinds[0];
    if (!words) throw new Error("No kind of product");
    for (let index = 0; index < 60; index += 1) {
      const { title, details } = writeProduct(random, words, { look: "", form: "" }, "Austin");
      const named = words.brands.filter((brand) => title.includes(brand));
      if (named.length > 0) expect(named).toContain(details.brand);
    }
  });

  test("makes tens of thousands of different titles", () => {
    const random = createRandom("titles");
    const titles = new Set<string>();
    for (let index = 0; index < 40_000; index += 1) {
      const words = propertyKinds[index % propertyKinds.length];
      if (words) titles.add(writeProperty(random, words, random.pick(cities), today).title);
    }
    expect(titles.size).toBeGreaterThan(20_000);
  });

  test("praises with five stars and complains with one, for every kind", () => {
    const random = createRandom("stars");
    const kinds = [...productKinds, ...serviceKinds].map(({ subcategory }) => subcategory);
    const texts = (rating: number) =>
      kinds.flatMap((subcategory) =>
        Array.from({ length: 20 }, () => writeReview(random, { category: "services", subcategory }, rating)),
      );
    expect(texts(5).join(" ")).not.toMatch(/not again|canceled twice|elsewhere|disappoint/i);
    expect(texts(1).join(" ")).not.toMatch(/highly recommend|love it|a pleasure/i);
    expect(texts(1).join(" ")).toMatch(/not again/i);
    expect(new Set(texts(5)).size).toBeGreaterThan(kinds.length * 8);
  });
});

test("fills every placeholder of a template and refuses one without a value", () => {
  expect(fill("{city}, in {city} at {place}", { city: "Austin", place: "$& home" })).toBe(
    "Austin, in Austin at $& home",
  );
  expect(() => fill("Made in {town}", { city: "Austin" })).toThrow("No value for {town}");
});
