import { GET } from "@/app/api/map/route";
import { countListings, listListings } from "@/lib/listings/catalogue/list.queries";
import { listingsTag } from "@/lib/listings/rules";
import { mostPins } from "@/lib/places/rules";
import { db, rows, sql } from "@/lib/server/db";
import { makeAnswer, type Answer } from "@/lib/server/front/seams";
import { treesTag } from "@/lib/server/tree";
import { createListing, createVendor } from "@/prisma/factories";
import { listingRow } from "@/prisma/factories/rows";
import { createManyListings } from "@/prisma/many-listings";
import { createBrowser } from "@/prisma/test/browser";
import { countOptions } from "./options.queries";
import { countParts } from "./parts.queries";
import { listPins } from "./pins.queries";
import { searchListings } from "./queries";
import { synonymsTag } from "./synonyms.rules";
import { rebuildSearchTables } from "./vocabulary.queries";

describe("pins on the map", () => {
  beforeAll(async () => {
    await db.listing.deleteMany();
    const { id: vendorId } = await createVendor();
    for (const [city, state, prices] of [
      ["Austin", "TX", [900n, 500n, 700n]],
      ["Dallas", "TX", [300n]],
      ["Denver", "CO", [10_000n, 20_000n]],
    ] as const) {
      for (const priceCents of prices)
        await createListing({
          vendorId,
          title: "Lamp",
          city,
          state,
          location: `${city}, ${state}`,
          priceCents,
        });
    }
    await createListing({ vendorId, title: "Lamp", city: null, state: null, location: "Remote" });
  });

  const shown = async (query: Parameters<typeof listPins>[0]) => {
    const { pins, ...flags } = await listPins(query);
    expect(flags).toEqual({ isPartial: false, isCut: false });
    return pins.map(({ id, count, lowest }) => [id, count, lowest]);
  };

  const all = [
    ["austin-tx", 3, 5],
    ["denver-co", 2, 100],
    ["dallas-tx", 1, 3],
  ];

  test("what words mean is read anew once subcategories or synonyms changed", async () => {
    const answer: Answer = { tags: [] };
    await makeAnswer(answer, () => listPins({ search: "lamp" }));
    expect(answer.tags).toEqual(expect.arrayContaining([listingsTag, treesTag, synonymsTag]));
  });

  describe("pins of a list", () => {
    test("are its places with how many and from which price on", async () => {
      expect(await shown({})).toEqual(all);
      expect(await shown({ category: "services" })).toEqual([]);
      expect(await shown({ place: "austin-tx", within: 25 })).toEqual([all[0]]);
    });

    test("count the matches of other filters and of words", async () => {
      expect(await shown({ minPrice: 6 })).toEqual([
        ["austin-tx", 2, 7],
        ["denver-co", 2, 100],
      ]);
      expect(await shown({ search: "lamp" })).toEqual(all);
      expect(await shown({ search: "lamp near Dallas" })).toEqual([all[2]]);
      expect(await shown({ search: "zeppelin" })).toEqual([]);
    });

    test("are those of what has most of it where nothing has all that is asked for", async () => {
      const text = { search: "orange lamp" };
      const page = await searchListings(text);
      expect({ isPartial: page.isPartial, total: page.total }).toEqual({ isPartial: true, total: 7 });
      expect(await shown(text)).toEqual(all);
      expect(await shown({ ...text, maxPrice: 4 })).toEqual([all[2]]);
    });

    test("are answered by the API with their points", async () => {
      const { body } = await createBrowser().get(GET, "/api/map", {
        query: { category: "products", state: "CO" },
      });
      expect(body.pins).toEqual([
        {
          id: "denver-co",
          name: "Denver, CO",
          latitude: expect.closeTo(39.7, 0),
          longitude: expect.closeTo(-105, 0),
          x: expect.closeTo(330, -2),
          y: expect.closeTo(270, -2),
          count: 2,
          lowest: 100,
        },
      ]);
    });
  });

  test("leave out the places with the fewest listings where there are more than a map shows, and say so", async () => {
    const { id: vendorId, businessName: vendorName } = await createVendor();
    const spots = await db.place.findMany({
      where: { kind: "city" },
      orderBy: [{ rank: "desc" }, { id: "asc" }],
      take: mostPins + 1,
    });
    const offered = { vendorId, vendorName, title: "Mowing", category: "services" as const };
    const [first, ...others] = spots.map(({ name: city, state }) =>
      listingRow({ ...offered, city, state, location: `${city}, ${state}` }),
    );
    const cuts = async (query: Parameters<typeof listPins>[0]) => {
      const { pins, isCut } = await listPins({ category: "services", ...query });
      return [pins.length, isCut];
    };
    await db.listing.createMany({ data: others });
    expect([await cuts({}), await cuts({ minPrice: 6 })]).toEqual([
      [mostPins, false],
      [mostPins, false],
    ]);
    await db.listing.createMany({ data: [first!] });
    expect([await cuts({}), await cuts({ minPrice: 6 }), await cuts({ search: "mowing" })]).toEqual([
      [mostPins, true],
      [mostPins, true],
      [mostPins, true],
    ]);
  });
});

describe("parts and choices", () => {
  const paths = ["music/guitars", "music/guitars", "music/drums", "lessons/music", "electronics"];

  beforeAll(async () => {
    await db.listing.deleteMany();
    const { id: vendorId } = await createVendor();
    for (const [index, subcategory] of paths.entries())
      await createListing({
        vendorId,
        title: `Theremin number ${index}`,
        priceCents: BigInt(1000 * (index + 1)),
        category: subcategory === "lessons/music" ? "services" : "products",
        details: { subcategory, brand: ["Fenn", "FENN", "Fenn", undefined, "501"][index] },
      });
    await createManyListings(6000, [vendorId]);
    await rebuildSearchTables();
  }, 90_000);

  const counted = async (query: Parameters<typeof countParts>[0]) =>
    (await countParts(query)).parts.map(({ path, text }) => [path, text]).toSorted();

  describe("countParts", () => {
    test("counts what words find in each part, whatever part is chosen", async () => {
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

    test("counts what filters leave, and says of large sections what the tables say", async () => {
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
    ] as const)("says of %j what the newest are at least", async (query) => {
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

    test("reckons from the window that is ranked how many a frequent word has, and says so", async () => {
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

  /** Each choice of a filter with its count, in their order. */
  const choices = (counted: { value: string; count: string }[] = []) =>
    counted.map(({ value, count }) => [value, count]);

  test("countOptions names the brands that most results are of, however they are spelled", async () => {
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

  test("countOptions always names what is chosen, with how many it leaves", async () => {
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
    // More than are looked at leave the rare ones out of the sample, not what is chosen.
    const [rare] = choices((await countOptions({ category: "products", brand: "maker m" })).brand).slice(-1);
    expect(rare).toEqual(["Maker m", "1"]);
  });
});
