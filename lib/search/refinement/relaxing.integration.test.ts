/** @template five_thousand */
import type pg from "pg";
import { countListings, listListings } from "@/lib/listings/catalog/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { db, rows, sql } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { countByCategory } from "./facets.queries";
import { countOptions } from "./options.queries";
import { countParts } from "./parts.queries";
import { searchListings } from "../results/queries";
import { findRelaxations } from "./relaxing.queries";
import { rebuildSearchTables } from "../index/vocabulary.queries";

describe("parts and choices", () => {
  const paths = ["music/guitars", "music/guitars", "music/drums", "lessons/music", "electronics"];

  beforeAll(async () => {
    const { id: vendorId } = await createVendor();
    for (const [index, subcategory] of paths.entries())
      await createListing({
        vendorId,
        title: `Theremin number ${index}`,
        priceCents: BigInt(1000 * (index + 1)),
        category: subcategory === "lessons/music" ? "services" : "products",
        details: { subcategory, brand: ["Fenn", "FENN", "Fenn", undefined, "501"][index] },
      });
    await rebuildSearchTables();
  });

  afterAll(async () => {
    await db.listing.deleteMany({ where: { title: { startsWith: "Theremin" } } });
  });

  const counted = async (query: Parameters<typeof countParts>[0]) =>
    (await countParts(query)).parts.map(({ path, text }) => [path, text]).toSorted();

  describe("countParts", () => {
    test("counts the matches of words in each part, whichever part is chosen", async () => {
      const all = [
        ["electronics", "1"],
        ["lessons", "1"],
        ["lessons/music", "1"],
        ["music", "3"],
        ["music/drums", "1"],
        ["music/guitars", "2"],
      ];
      expect(await counted({ search: "theremin" })).toEqual(all);
      expect(await counted({ search: "theremin", subcategory: "music/drums" })).toEqual(all);
      expect(await counted({ search: "theremin", category: "services" })).toEqual(all.slice(1, 3));
      expect(await countParts({ search: "theremin" })).toHaveProperty("isSample", false);
      expect(await counted({ search: "zeppelin qqxxzzkk" })).toEqual([]);
    });

    test("counts the matches of filters, from the tables for large sections", async () => {
      expect(await counted({ brand: "fenn" })).toEqual([
        ["music", "3"],
        ["music/drums", "1"],
        ["music/guitars", "2"],
      ]);
      expect(await counted({ category: "services" })).toContainEqual(["lessons/music", "about 1"]);
    });

    test.each([
      { minPrice: 1 },
      { category: "products", minPrice: 1, rating: 1 },
      { state: "TX", maxPrice: 9_000_000 },
    ] as const)("returns lower bounds for %j from the newest listings", async (query) => {
      expect(await countListings(query)).toEqual({ total: 1000, capped: true });
      const page = await listListings({ ...query, sort: "newest", limit: 500 });
      const ids = page.items.map(({ id }) => id);
      const newest = await rows<{ path: string; count: number }>(sql`
      SELECT details ->> 'subcategory' AS path, count(*)::int FROM listings
      WHERE id = ANY (${ids}::uuid[]) AND details ->> 'subcategory' LIKE '%/%' GROUP BY 1`);
      const { parts, isSample } = await countParts(query);
      expect(isSample).toBe(true);
      const leaves = parts
        .filter(({ parent }) => parent !== null)
        .map(({ path, count }) => ({ path, count }));
      expect(leaves.length).toBeGreaterThan(1);
      expect(leaves).toHaveLength(newest.length);
      expect(leaves).toEqual(expect.arrayContaining(newest));
      expect(parts.every(({ text }) => /^\d+\+$/.test(text))).toBe(true);
    });

    test("estimates the count of a frequent word from its window, and marks it as an estimate", async () => {
      const [exact] = await rows<{ count: number }>(sql`SELECT count(*)::int FROM listings
      WHERE status = 'approved' AND details ->> 'subcategory' = 'home-garden/furniture'
        AND concat_ws(' ', title, description, location, vendor_name) ~* '\\mquality\\M'`);
      const { parts, isSample } = await countParts({ search: "quality" });
      expect(isSample).toBe(true);
      const furniture = parts.find(({ path }) => path === "home-garden/furniture")!;
      expect(furniture.text).toMatch(/^about /);
      expect(furniture.count / exact!.count).toBeGreaterThan(0.7);
      expect(furniture.count / exact!.count).toBeLessThan(1.4);
    });
  });

  const choices = (counted: { value: string; count: string }[] = []) =>
    counted.map(({ value, count }) => [value, count]);

  test("names the brands of most results, however they are spelled", async () => {
    const { brand, subcategory } = await countOptions({ category: "products", search: "theremin" });
    expect(choices(brand)).toEqual([
      ["Fenn", "3"],
      ["501", "1"],
    ]);
    expect(choices(subcategory).toSorted()).toEqual([
      ["electronics", "1"],
      ["music", "3"],
      ["music/drums", "1"],
      ["music/guitars", "2"],
    ]);
    const chosen = await countOptions({ category: "products", search: "theremin", brand: "501" });
    expect(chosen.brand).toEqual(brand);
    expect(await countOptions({ category: "services", search: "theremin" })).not.toHaveProperty("brand");
  });

  test("names the chosen option always, with its count", async () => {
    const { id: vendorId } = await createVendor();
    const names = [..."abcdefghijklm"].map((letter) => `Maker ${letter}`);
    for (const brand of names)
      await createListing({
        vendorId,
        title: "Ondes Martenot",
        category: "products",
        details: { subcategory: "music/drums", brand },
      });
    const query = { category: "products", search: "martenot" } as const;
    const all = choices((await countOptions(query)).brand);
    expect(all.map(([name]) => name)).toEqual(names.slice(0, 12));
    const chosen = await countOptions({ ...query, brand: "maker M", subcategory: "music/guitars" });
    expect(choices(chosen.brand)).toEqual([["maker M", "0"]]);
    expect(choices(chosen.subcategory)).toContainEqual(["music/guitars", "0"]);
    const last = await countOptions({ ...query, brand: "maker-m", subcategory: "music/drums" });
    expect(choices(last.brand)).toEqual([...all, ["Maker m", "1"]]);
    expect(choices(last.subcategory)).toEqual([
      ["music", "1"],
      ["music/drums", "1"],
    ]);
    // Beyond the sample size rare values drop out, but not the chosen one.
    const [rare] = choices((await countOptions({ category: "products", brand: "maker m" })).brand).slice(-1);
    expect(rare).toEqual(["Maker m", "1"]);
  });
});

describe("findRelaxations", () => {
  test("names the one filter that blocks results, with the count without it", async () => {
    const query: ListingQuery = { search: "zeppelin", state: "AK", category: "products" };
    const [found] = await rows<{ count: number }>(sql`SELECT count(*) FROM listings
      WHERE status = 'approved' AND category = 'products'
        AND concat_ws(' ', title, description, location, vendor_name) ~* '\\mzeppelin\\M'`);
    expect((await findRelaxations(query))[0]).toEqual({
      drop: "state",
      word: null,
      total: found?.count,
      capped: false,
      about: false,
    });
    expect((await findRelaxations({ minPrice: 9_000_000_000, state: "TX" }))[0]).toMatchObject({
      drop: "price",
    });
    expect((await findRelaxations({ near: "Nowhere", category: "services" }))[0]).toMatchObject({
      drop: "near",
    });
  });

  test("names the word that prevents matches", async () => {
    expect((await findRelaxations({ search: "sofa cottage" }))[0]).toMatchObject({
      drop: "word",
      word: expect.any(String),
    });
    expect((await findRelaxations({ search: "sofa qqxxzzkk" }))[0]).toMatchObject({
      drop: "word",
      word: "qqxxzzkk",
    });
  });

  test("keeps the head word, unless it is unknown", async () => {
    await createListing({ title: "Walnut sideboard", category: "products" });
    await rebuildSearchTables();
    // Far more listings are oak than are sideboards, and none is both.
    expect(await findRelaxations({ search: "oak sideboard" })).toMatchObject([{ word: "oak", total: 1 }]);
    expect(await findRelaxations({ search: "oak sidebord" })).toMatchObject([{ word: "oak", total: 1 }]);
    expect(await findRelaxations({ search: "oak lathe" })).toEqual([]);
    expect(
      await findRelaxations({ search: "oak lathe under $900" }, [
        { kind: "price", label: "Up to $900", without: "oak lathe" },
      ]),
    ).toEqual([]);
    expect(await findRelaxations({ search: "oak qqxxzzkk" })).toMatchObject([{ word: "qqxxzzkk" }]);
  });

  test("widens the radius around the place of a filter or of the words before it drops anything", async () => {
    const { id } = await createVendor();
    await createListing({
      vendorId: id,
      title: "Theremin",
      location: "Round Rock, TX",
      state: "TX",
      city: "Round Rock",
    });
    await rebuildSearchTables();
    const found = { drop: "within", word: null, total: 1, capped: false, about: false };
    expect(await findRelaxations({ search: "theremin", place: "austin-tx", within: 10 })).toEqual([
      { ...found, within: 25 },
    ]);
    expect(await findRelaxations({ search: "theremin near Waco" })).toEqual([
      { ...found, within: 100, place: "waco-tx", search: "theremin" },
    ]);
    expect(await findRelaxations({ search: "theremin near Boston" })).toEqual([
      { ...found, within: undefined, place: "boston-ma", search: "theremin" },
    ]);
    expect(await findRelaxations({ search: "theremin", place: "boston-ma", within: 10 })).toEqual([
      { ...found, within: undefined },
    ]);
  });

  test("drops all filters, then the text, then offers nothing", async () => {
    const far: ListingQuery = { search: "sofa", state: "AK", minPrice: 9_000_000_000 };
    expect((await findRelaxations(far))[0]).toMatchObject({ drop: "filters" });
    expect((await findRelaxations({ search: "qqxxzzkk", category: "services" }))[0]).toMatchObject({
      drop: "search",
    });
    expect(await findRelaxations({ search: "qqxxzzkk" })).toEqual([]);
  });
});

async function countStatements(query: ListingQuery): Promise<number> {
  const { plazaPool } = globalThis as { plazaPool?: pg.Pool };
  const send = jest.spyOn(plazaPool!, "query");
  const { items } = await searchListings(query);
  await countByCategory(query);
  await findRelaxations(query);
  const sent = send.mock.calls.length;
  send.mockRestore();
  expect(items).toEqual([]);
  return sent;
}

describe("a search that finds nothing", () => {
  const few: ListingQuery = { search: "qqxxzzkk wwvvyyjj", state: "AK" };
  const many: ListingQuery = {
    search: "sofa qqxxzzkk wwvvyyjj lether oakdesk zzttppgg kkmmnnbb unhearable",
    near: "Nowhere",
    state: "AK",
    category: "realestate",
    propertyType: "condo",
    listingType: "rent",
    minPrice: 1,
    maxPrice: 2,
    vendor: "0198f000-0000-7000-8000-000000000000",
  };
  const known: ListingQuery = { ...many, search: "sofa leather vintage oak table lamp garden zeppelin" };

  test("runs as few statements for eight words and all filters as for two words and one filter", async () => {
    await rows(sql`SELECT 1`);
    expect(await countStatements(few)).toBeLessThanOrEqual(24);
    expect(await countStatements(many)).toBeLessThanOrEqual(24);
    expect(await countStatements(known)).toBeLessThanOrEqual(24);
  });
});
