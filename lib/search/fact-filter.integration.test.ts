import type { ListingQuery } from "@/lib/listings/contract";
import { relevance, sorts } from "@/lib/listings/rules";
import { db } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { countUnplacedMatches } from "./retrieval/distance.queries";
import { countOptions } from "./refinement/options.queries";
import { findSingleRelaxations, findRelaxations } from "./refinement/relaxing.queries";
import { searchListings } from "./results/queries";
import { readSubcategories } from "./index/subcategories.queries";
import { rebuildSearchTables } from "./index/vocabulary.queries";

const details = {
  small: { beds: 0, baths: 1, areaSqFt: 450, pets: false, furnished: true, availableFrom: "2026-12-01" },
  medium: { beds: 2, baths: 1.5, areaSqFt: 940, pets: true, furnished: false, availableFrom: "2027-02-01" },
  large: { beds: 4, baths: 3, areaSqFt: 2400, lotSqFt: 217_000 },
};
const names = new Map<string, string>();

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const home = { vendorId, category: "realestate", propertyType: "apartment", listingType: "rent" } as const;
  const austin = { ...home, location: "Austin, TX", city: "Austin", state: "TX" };
  const dallas = { ...home, location: "Dallas, TX", city: "Dallas", state: "TX" };
  const made = {
    small: await createListing({ ...austin, priceCents: 90_000, details: details.small }),
    medium: await createListing({ ...austin, priceCents: 140_000, details: details.medium }),
    large: await createListing({ ...dallas, priceCents: 310_000, details: details.large }),
    chair: await createListing({
      vendorId,
      title: "Oak chair",
      details: {
        subcategory: "home-garden/furniture",
        condition: "used",
        brand: "Old Mill & Co.",
        pickup: true,
      },
    }),
    lamp: await createListing({ vendorId, title: "Oak lamp", details: { condition: "new", delivery: true } }),
    cleaning: await createListing({
      ...{ vendorId, category: "services", location: "Remote", city: null, state: null },
      details: { pricing: "hourly" },
    }),
  };
  for (const [name, { id }] of Object.entries(made)) names.set(id, name);
  await db.listing.update({ where: { id: made.lamp.id }, data: { averageRating: 4.5, reviewCount: 2 } });
  await db.listing.update({
    where: { id: made.cleaning.id },
    data: { previousPriceCents: 1_000_000, reducedAt: new Date() },
  });
  await db.listing.update({
    where: { id: made.chair.id },
    data: { createdAt: new Date(Date.now() - 40 * 24 * 60 * 60 * 1000) },
  });
  await rebuildSearchTables();
}, 60_000);

async function find(query: ListingQuery): Promise<string[]> {
  const { items } = await searchListings(query);
  return items.map(({ id }) => names.get(id) ?? id).sort();
}

describe("fact filters", () => {
  test.each<[ListingQuery, string[]]>([
    [{ beds: "2" }, ["medium"]],
    [{ beds: "2+" }, ["large", "medium"]],
    [{ beds: "0" }, ["small"]],
    [{ baths: "1.5+" }, ["large", "medium"]],
    [{ minArea: 900 }, ["large", "medium"]],
    [{ minArea: 900, maxArea: 1000 }, ["medium"]],
    [{ minAcres: 5, maxAcres: 10 }, ["large"]],
    [{ minAcres: 5.1 }, []],
    [{ maxAcres: 4.9 }, []],
    [{ pets: "yes" }, ["medium"]],
    [{ pets: "no" }, ["small"]],
    [{ furnished: "yes" }, ["small"]],
    [{ availableBy: "2026-12-24" }, ["small"]],
    [{ beds: "2", listingType: "rent", maxPrice: 1500 }, ["medium"]],
    [{ beds: "2", listingType: "sale" }, []],
    [{ condition: "used" }, ["chair"]],
    [{ brand: "old mill & CO" }, ["chair"]],
    [{ delivery: "delivery" }, ["lamp"]],
    [{ delivery: "pickup" }, ["chair"]],
    [{ pricing: "hourly" }, ["cleaning"]],
    [{ rating: 4 }, ["lamp"]],
    [{ subcategory: "home-garden" }, ["chair"]],
    [{ subcategory: "home-garden/furniture", condition: "used" }, ["chair"]],
    [{ subcategory: "home-garden/decor" }, []],
    [{ subcategory: "home-garden", category: "services" }, []],
    [{ category: "products", postedWithin: 30 }, ["lamp"]],
    [{ category: "products", pictures: "1" }, []],
    [{ reduced: "1" }, ["cleaning"]],
    [{ reduced: "1", search: "lamp" }, []],
    [{ search: "oak", condition: "new" }, ["lamp"]],
    [{ search: "oak", delivery: "pickup", rating: 4 }, []],
    [{ search: "2 bed", beds: "4" }, ["large"]],
  ])("finds with %j the matching listings", async (query, expected) => {
    expect(await find(query)).toEqual(expected);
    for (const sort of sorts) expect(await find({ ...query, sort })).toEqual(expected);
  });

  test("finds nothing across two sections, and sorts by newest instead of relevance", async () => {
    expect(await find({ beds: "2", condition: "used" })).toEqual([]);
    expect(await find({ beds: "2", category: "products" })).toEqual([]);
    expect(await find({ beds: "2", sort: relevance })).toEqual(["medium"]);
  });

  test("matches services whose area reaches a place, by filter or in words", async () => {
    const { id: vendorId } = await createVendor();
    const served = { vendorId, category: "services", title: "Gutter cleaning" } as const;
    const austin = { location: "Austin, TX", city: "Austin", state: "TX" } as const;
    const made = {
      near: await createListing({ ...served, ...austin, details: { areaServed: "Greater Austin" } }),
      town: await createListing({ ...served, ...austin, details: { areaServed: "Austin, TX" } }),
      remote: await createListing({
        ...served,
        location: "Online",
        city: null,
        state: null,
        details: { areaServed: "Nationwide" },
      }),
      far: await createListing({
        ...{ ...served, location: "Dallas, TX", city: "Dallas", state: "TX" },
        details: { areaServed: "Within 100 miles of Dallas" },
      }),
    };
    for (const [name, { id }] of Object.entries(made)) names.set(id, name);
    // Round Rock is about 18 miles from Austin and 150 from Dallas.
    const query = { place: "round-rock-tx", serves: "1", search: "gutter cleaning" } as const;
    expect(await find(query)).toEqual(["near", "remote"]);
    expect(await find({ search: "gutter cleaning serving Round Rock TX" })).toEqual(["near", "remote"]);
    expect(await find({ search: "gutter cleaning serving Austin" })).toEqual(["near", "remote", "town"]);
    await db.listing.deleteMany({ where: { id: { in: Object.values(made).map(({ id }) => id) } } });
  });

  test("shows other lots with a note if none is as large as requested", async () => {
    const searchWithMatch = async (search: string) => {
      const { items, match } = await searchListings({ search });
      return [items.map(({ id }) => names.get(id)), match];
    };
    expect(await searchWithMatch("apartment over 2,000 sq ft")).toEqual([["large"], "exact"]);
    expect(await searchWithMatch("apartment on 5 acres")).toEqual([["large"], "exact"]);
    expect(await searchWithMatch("apartment on 80 acres")).toEqual([["large", "medium", "small"], "partial"]);
    expect(await searchWithMatch("apartment over 9,000 sq ft")).toEqual([[], "none"]);
  });

  test("combines fact filters with a distance and with sorting by it", async () => {
    const place = "round-rock-tx";
    const criteria = { beds: "0+", listingType: "rent", maxPrice: 1500, place, within: 25 } as const;
    for (const sort of [undefined, "distance", "price_asc"] as const)
      expect(await find({ ...criteria, sort })).toEqual(["medium", "small"]);
    expect(await find({ search: "2 bed near Round Rock", pets: "yes" })).toEqual(["medium"]);
    const nearest = async (query: ListingQuery) => {
      const { items } = await searchListings({ ...query, sort: "distance" });
      return items.map(({ id }) => names.get(id));
    };
    expect(await nearest({ beds: "0+", place })).toEqual(["medium", "small", "large"]);
    expect(await countUnplacedMatches({ pricing: "hourly", place })).toEqual({ total: 1, capped: false });
    expect(await nearest({ beds: "0+" })).toEqual(["large", "medium", "small"]);
  });

  test("pages by keyset", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await searchListings({ beds: "0+", limit: 1, cursor });
      expect(page.total).toBe(3);
      seen.push(...page.items.map(({ id }) => names.get(id)!));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(["large", "medium", "small"]);
  });

  test("offers to drop each of three filters, with the resulting count", async () => {
    const found = await findRelaxations({ beds: "2", furnished: "yes", minArea: 100 });
    expect(found.map(({ drop, total }) => [drop, total])).toEqual([
      ["furnished", 1],
      ["beds", 1],
    ]);
    const two = await findRelaxations({ beds: "2", furnished: "yes" });
    expect(two.map(({ drop }) => drop)).toEqual(["furnished"]);
  });
});

describe("an entity from words", () => {
  const relax = async (query: ListingQuery) => {
    const { items, entities } = await searchListings(query);
    expect(items).toEqual([]);
    const found = await findRelaxations(query, entities);
    return found.map(({ drop, word, search, total }) => [word ?? drop, search, total]);
  };

  test("drops entities one by one if three find nothing, each with the resulting count", async () => {
    expect(await relax({ search: "apartment at least 2000 sq ft under $1,000 texas" })).toEqual([
      ["From 2,000 sq ft", "apartment under $1,000 texas", 1],
      ["Up to $1,000", "apartment at least 2000 sq ft texas", 1],
    ]);
  });

  test("drops the entity on request if only close matches are shown", async () => {
    const query = { search: "4 bed rental under $1,000 dallas" };
    const { match, entities } = await searchListings(query);
    const found = await findSingleRelaxations(query, entities);
    expect([match, found.map(({ word, total }) => [word, total])]).toEqual([
      "partial",
      [["Up to $1,000", 1]],
    ]);
    expect(await findSingleRelaxations({ search: "4 bed oak" }, entities.slice(0, 2))).toEqual([]);
  });

  test("counts within chosen filters", async () => {
    expect(await relax({ search: "under $1,000", beds: "2", state: "TX" })).toEqual([
      ["beds", undefined, 3],
      ["Up to $1,000", "", 1],
    ]);
    expect(await relax({ search: "under $1,000", beds: "2" })).toEqual([["beds", undefined, 4]]);
  });
});

describe("countOptions", () => {
  const counted = async (query: ListingQuery) =>
    Object.fromEntries(
      Object.entries(await countOptions(query)).map(([name, choices]) => [
        name,
        Object.fromEntries(choices.map(({ value, count }) => [value, count])),
      ]),
    );

  test("counts the results of each choice in place of its own filter", async () => {
    const counts = await counted({ category: "realestate", beds: "2", listingType: "rent" });
    expect(counts).toMatchObject({
      beds: { 0: "1", 1: "0", 2: "1", 3: "0", "4+": "1" },
      baths: { "1+": "1", "2+": "0" },
      minArea: { 500: "1", 1000: "0" },
      listingType: { sale: "0", rent: "1" },
      pets: { yes: "1", no: "0" },
      rating: { 4: "0" },
      postedWithin: { 1: "1", 30: "1" },
      state: { TX: "1", OR: "0" },
      rentMin: { 500: "1", 1000: "1", 1500: "0" },
      rentMax: { 1000: "0", 1500: "1", 6000: "1" },
    });
    expect(counts).not.toHaveProperty("condition");
    expect(counts).not.toHaveProperty("price");
  });

  test("counts prices without the chosen price, rents by their minimum and maximum, and states", async () => {
    const rents = await counted({ category: "realestate", listingType: "rent", minPrice: 1000, state: "OR" });
    expect(rents).toMatchObject({
      state: { TX: "2", OR: "0" },
      rentMin: { 500: "0", 1000: "0" },
    });
    const homes = await counted({ category: "realestate", minPrice: 500_000, maxPrice: 1_000_000 });
    expect(homes).toMatchObject({ price: { "0-500000": "3", "500000-1000000": "0", "10000000-": "0" } });
    expect(homes).not.toHaveProperty("rentMax");
  });

  test("counts with words, and returns 0 for contradictory filters", async () => {
    const oak = await counted({ category: "products", search: "oak" });
    expect(oak).toMatchObject({
      condition: { new: "1", used: "1", refurbished: "0" },
      delivery: { delivery: "1", pickup: "1" },
      rating: { 4: "1", 3: "1" },
      postedWithin: { 7: "1" },
    });
    expect(oak).toMatchObject({ subcategory: { "home-garden": "1", "home-garden/furniture": "1" } });
    expect(await counted({ category: "services" })).toMatchObject({ reduced: { 1: "1" } });
    expect(await counted({ beds: "2", condition: "used" })).toMatchObject({ pictures: { 1: "0" } });
  });
});

test("lists subcategories with listings, and their parents", async () => {
  const subcategoryCounts = await readSubcategories();
  expect(subcategoryCounts.map(({ path, count }) => [path, count])).toEqual([
    ["home-garden", 1],
    ["home-garden/furniture", 1],
  ]);
});
