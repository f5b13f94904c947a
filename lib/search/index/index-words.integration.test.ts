import type pg from "pg";
import { placeKey } from "@/lib/listings/catalog/filter.rules";
import { rows, sql, db } from "@/lib/server/db";
import { usStates } from "@/lib/shared/us-states";
import { createListing, createVendor } from "@/prisma/factories";
import { createManyListings } from "@/prisma/many-listings";
import { countByCategory } from "../refinement/facets.queries";
import { phrasesOf } from "../analysis/phrases.rules";
import { bandOf } from "./price-bands.rules";
import { searchListings } from "../results/queries";
import { findRelaxations } from "../refinement/relaxing.queries";
import { splitWords } from "../analysis/normalizer.rules";
import { rebuildSearchTables } from "./vocabulary.queries";
import { isStopWord } from "../analysis/word-classes.rules";
import { readEntries } from "./words.queries";

const texts = [
  "Café-Table, 24/7 O'Brien's",
  "Solid Oak Table of the House",
  'A/C 27.5" wi-fi_router',
  "the and of",
];

describe("the code and the database", () => {
  test("splits a text into the same words", async () => {
    for (const text of texts) {
      const [row] = await rows<{ words: string[] }>(sql`SELECT search_words_of(${text}) AS words`);
      expect(splitWords(text)).toEqual(row?.words);
    }
  });

  test("shares stop words", async () => {
    const words = [
      ...new Set(texts.flatMap(splitWords)),
      "i",
      "yourselves",
      "don",
      "now",
      "table",
      "lamp",
      "s",
      "x",
    ];
    const found = await rows<{ word: string }>(
      sql`SELECT word FROM unnest(${words}::text[]) AS word WHERE is_stop_word(word)`,
    );
    expect(words.filter(isStopWord).sort()).toEqual(found.map(({ word }) => word).sort());
  });

  test("shares names of states and keys of places", async () => {
    const codes = usStates.map(({ code }) => code);
    const names = await rows<{ name: string }>(
      sql`SELECT us_state_name(code) AS name FROM unnest(${codes}::text[]) AS code`,
    );
    expect(names.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name));
    for (const city of ["St. Louis", "Coeur d’Alene", "Winston-Salem", "O'Fallon"]) {
      const [row] = await rows<{ key: string }>(sql`SELECT place_key(${city}, '') AS key`);
      expect(placeKey(city)).toBe(row?.key);
    }
    const [row] = await rows<{ key: string }>(sql`SELECT place_key(NULL, 'St. Paul, MN') AS key`);
    expect(row?.key).toBe("stpaul");
  });

  test.each([
    ["Home in Table Mesa", "Home"],
    ["Quiet home near Lake Park, with garden", "Quiet home, with garden"],
    ["1 bed in Humboldt Park! Dogs welcome", "1 bed! Dogs welcome"],
    ["Condo near St. Francis with parking", "Condo with parking"],
    ["Studio with in unit washer", "Studio with in unit washer"],
    ["LOFT ON 5TH AND POOL", "LOFT AND POOL"],
  ])("leaves only the place out of '%s'", async (title, left) => {
    expect(await rows(sql`SELECT title_without_place(${title}) AS left`)).toEqual([{ left }]);
  });

  test("finds the same phrases of a listing", async () => {
    const { id: vendorId } = await createVendor();
    const titles = [
      "Solid Oak Table of the House 24",
      "Café-Table by O’Brien's, 27.5\" wheels, all-season tires",
      "Compact SUV – backup camera & roof rack (St. Louis)",
      "Wi-fi_router; A/C 24/7, up-to-date",
      "Ski season pass, all-season",
      `${"Y".repeat(70)} lamp, pre-${"z".repeat(41)}`,
    ];
    const vendorName = `Shop & Sons ${"x".repeat(41)}`;
    for (const title of titles) await createListing({ vendorId, title, vendorName });
    await rebuildSearchTables();
    const found = await rows<{ phrase: string; documents: number }>(
      sql`SELECT phrase, documents FROM search_phrases`,
    );
    const expected = new Set(titles.flatMap((title) => phrasesOf(title, vendorName)));
    expect(found.map(({ phrase }) => phrase).sort()).toEqual([...expected].sort());
    // Alone and in a compound of the same title, it counts as one listing.
    expect(found.find(({ phrase }) => phrase === "season")?.documents).toBe(2);
  });
});

describe("words in the index", () => {
  let vendorId = "";

  beforeAll(async () => {
    vendorId = (await createVendor()).id;
    await createManyListings(400, [vendorId]);
    await rebuildSearchTables();
  }, 90_000);

  describe("prices and places in the text index", () => {
    test("computes the same price bands as the database", async () => {
      const cents = Array.from({ length: 55 }, (_, n) => [
        2 ** n - 1,
        2 ** n,
        Math.floor(1.37 * 2 ** n),
      ]).flat();
      const known = await rows<{ cents: number; band: number; lexemes: string[] }>(sql`
      SELECT cents, price_band(cents) AS band, price_lexemes(cents) AS lexemes
      FROM unnest(${cents.filter((one) => one <= 10 ** 14)}::bigint[]) AS cents`);
      for (const row of known) {
        const band = bandOf(row.cents);
        expect(row).toEqual({
          cents: row.cents,
          band,
          lexemes: [`xp0_${band}`, `xp1_${band >> 2}`, `xp2_${band >> 4}`],
        });
      }
      expect(known.length).toBeGreaterThan(100);
    });

    test("covers every place in a circle or a state with few map cells", async () => {
      const circles = await rows<{ center: string; miles: number; cells: number; outside: number }>(sql`
      SELECT center.slug AS center, miles, cardinality(cover.cells) AS cells,
        (SELECT count(*)::int FROM places p WHERE p.kind = 'city' AND NOT place_lexemes(p.id) && cover.cells
          AND CASE center.kind WHEN 'state' THEN p.state = center.state ELSE earth_miles(
            earth_point(center.latitude, center.longitude), earth_point(p.latitude, p.longitude)) <= miles END) AS outside
      FROM (SELECT * FROM places WHERE slug IN ('austin-tx', 'new-york-ny', 'anchorage-ak', 'tx', 'ak', 'ri'))
          AS center,
        unnest(ARRAY[0, 10, 25, 100]) AS miles,
        LATERAL (SELECT cells_within(center.slug, miles) AS cells OFFSET 0) cover`);
      expect(circles).toHaveLength(24);
      expect(circles.filter(({ cells, outside }) => outside > 0 || cells > 40)).toEqual([]);
      const cellsOf = (center: string, miles: number) =>
        circles.find((circle) => circle.center === center && circle.miles === miles)!.cells;
      expect(cellsOf("austin-tx", 0)).toBe(1);
      expect(cellsOf("austin-tx", 25)).toBeGreaterThan(4);
    });

    const versionOf = async (id: string) =>
      (
        await rows<{ version: string }>(
          sql`SELECT xmin::text AS version FROM listing_search WHERE listing_id = ${id}::uuid`,
        )
      )[0]!.version;

    const lexemesOf = async (id: string) => {
      const [row] = await rows<{ there: string[]; wanted: string[] }>(sql`
      SELECT (SELECT array_agg(lexeme ORDER BY lexeme) FROM unnest(tsvector_to_array(s.tsv)) AS lexeme
          WHERE lexeme ~ '^x[pg][0-2]_') AS there,
        (SELECT array_agg(lexeme ORDER BY lexeme) FROM unnest(price_lexemes(l.price_cents) || place_lexemes(l.place_id))
          AS lexeme) AS wanted
      FROM listing_search s JOIN listings l ON l.id = s.listing_id WHERE l.id = ${id}::uuid`);
      expect(row!.there).toEqual(row!.wanted);
      expect(row!.there).toHaveLength(6);
      return row!.there;
    };

    test("finds a moved listing by the cells of the index", async () => {
      const portland = { location: "Portland, OR", city: "Portland", state: "OR" };
      const { id } = await createListing({ vendorId, title: "Chalumeau", ...portland });
      const find = async (place: string) =>
        (await searchListings({ search: "chalumeau", place, within: 25 })).items.map((item) => item.id);
      expect([await find("tx"), await find("or")]).toEqual([[], [id]]);
      const before = await lexemesOf(id);
      const dallas = { location: "Dallas, TX", city: "Dallas", state: "TX" };
      await db.listing.update({ where: { id }, data: dallas });
      expect([await find("tx"), await find("or")]).toEqual([[id], []]);
      const cells = (lexemes: readonly string[]) => lexemes.filter((lexeme) => lexeme.startsWith("xg"));
      const after = await lexemesOf(id);
      expect(cells(after).filter((cell) => before.includes(cell))).toEqual([]);
      await db.listing.delete({ where: { id } });
    });

    test("finds a listing by its new price, and rewrites its words only for another band", async () => {
      const { id } = await createListing({ vendorId, title: "Theorbo", priceCents: 250_000 });
      const find = async () =>
        (await searchListings({ search: "theorbo", minPrice: 100, maxPrice: 1500 })).items.map(
          (item) => item.id,
        );
      const changeTo = (priceCents: number) => db.listing.update({ where: { id }, data: { priceCents } });
      expect(await find()).toEqual([]);
      const dear = await lexemesOf(id);
      await changeTo(149_000);
      expect(await find()).toEqual([id]);
      expect(await lexemesOf(id)).not.toEqual(dear);
      const before = await versionOf(id);
      await changeTo(150_000);
      expect(await versionOf(id)).toBe(before);
      expect(await find()).toEqual([id]);
      await changeTo(150_001);
      expect(await find()).toEqual([]);
      await changeTo(300_000);
      expect(await versionOf(id)).not.toBe(before);
      await lexemesOf(id);
      await db.listing.delete({ where: { id } });
    });

    test("estimates prefixes from the tables, and counts only unknown ones", async () => {
      const begins = async (word: string) =>
        (await readEntries({ words: [word], ends: [word] })).words.get(word)?.prefixDocuments;
      await createListing({ vendorId, category: "products", title: "Zugtrompete zugposaune" });
      expect(await begins("zug")).toMatchObject({ products: 1, services: 0 });
      await rebuildSearchTables();
      // Counts both words, because listings aren't counted by prefix.
      expect(await begins("zug")).toMatchObject({ products: 2, services: 0 });
      expect(await begins("zugposaune")).toMatchObject({ products: 0 });
    });

    test("counts no condition that is true for most listings", async () => {
      const { plazaPool } = globalThis as { plazaPool?: pg.Pool };
      const send = jest.spyOn(plazaPool!, "query");
      await findRelaxations({ search: "chair b", state: "TX" });
      const counts = send.mock.calls
        .map(([statement]) => statement as unknown as pg.QueryConfig)
        .filter(({ text }) => text.includes("wanted.operand"));
      expect(counts).not.toEqual([]);
      expect(JSON.stringify(counts.map(({ values }) => values))).not.toContain("!");
    });

    test("records a changed word or fact as a change, but not a price", async () => {
      const { id } = await createListing({ vendorId, title: "Crumhorn", priceCents: 250_000 });
      const changes = async () =>
        (
          await rows<{ count: number }>(
            sql`SELECT count(*) AS count FROM search_changes WHERE listing_id = ${id}::uuid`,
          )
        )[0]!.count;
      const change = async (data: Parameters<typeof db.listing.update>[0]["data"]) => {
        const [noted, version] = [await changes(), await versionOf(id)];
        await db.listing.update({ where: { id }, data });
        expect(await versionOf(id)).not.toBe(version);
        return (await changes()) - noted;
      };
      expect(await change({ priceCents: 900_000 })).toBe(0);
      expect(await change({ details: { condition: "used" } })).toBe(1);
      expect(await change({ title: "Crumhorns" })).toBe(1);
      expect(await change({ description: "A windcap instrument." })).toBe(1);
      expect(await change({ location: "Portland, OR", city: "Portland", state: "OR" })).toBe(1);
      await db.listing.delete({ where: { id } });
    });
  });

  describe("hostile input", () => {
    test.each([
      "'",
      '"',
      "& | ! : * ( ) < > <->",
      "\\",
      "a' | 'b",
      "sofa:*",
      "!sofa",
      "sofa <-> table",
      "100%",
      "_",
      "%%",
      "'; DROP TABLE listings; --",
      "🔥",
      "日本語",
      "é".repeat(50),
      "\u0301\u200b\ufeff",
      "sofa ".repeat(2000),
      "x".repeat(10_240),
      "the and of",
      "xcat_products",
      "xa_0 xw_0",
    ])("answers %j without an error", async (search) => {
      for (const sort of [undefined, "price_asc"] as const) {
        const page = await searchListings({ search, sort, state: "TX" });
        expect(Array.isArray(page.items)).toBe(true);
      }
      await countByCategory({ search });
      await findRelaxations({ search, state: "TX" });
    });
  });
});
