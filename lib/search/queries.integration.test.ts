/** @template five_thousand */
import type { ListingQuery } from "@/lib/listings/contract";
import { sorts } from "@/lib/listings/rules";
import { db, rows, sql } from "@/lib/server/db";
import { createListing } from "@/prisma/factories";
import { countByCategory } from "./refinement/facets.queries";
import { searchListings } from "./results/queries";

type Row = {
  id: string;
  category: string;
  status: string;
  text: string;
  city: string;
  state: string;
  priceCents: number;
  vendorId: string;
  propertyType: string | null;
  averageRating: number;
  createdAt: Date;
};

let all: Row[] = [];
let vendorIds: string[] = [];
const sofas = ["modern sofa", "vintage sofa", "oak sofa", "linen sofa", "marble sofa"];

beforeAll(async () => {
  vendorIds = (await db.listing.findMany({ distinct: "vendorId", take: 2 })).map((row) => row.vendorId!);
  // The sum of what each finds at most is far too high.
  await rows(sql`INSERT INTO search_synonyms (words, finds) VALUES ('{sofa rustic}', ${sofas})`);
  all =
    await rows<Row>(sql`SELECT id, category, status, city, state, price_cents AS "priceCents", vendor_id AS "vendorId",
    property_type AS "propertyType", average_rating AS "averageRating", created_at AS "createdAt",
    lower(concat_ws(' ', title, description, location, vendor_name)) AS text FROM listings`);
});

function expected(words: string, fits: (row: Row) => boolean = () => true): string[] {
  return all
    .filter((row) => row.status === "approved" && fits(row))
    .filter(({ text }) => words.split(" ").every((word) => text.split(/[^a-z0-9]+/).includes(word)))
    .map(({ id }) => id)
    .sort();
}

async function readPages(query: ListingQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await searchListings({ limit: 100, ...query, cursor });
    ids.push(...page.items.map(({ id }) => id));
    if (!page.next) return ids;
    cursor = page.next;
  }
}

describe("searchListings", () => {
  test.each([
    "zeppelin",
    "leather",
    "quality",
    "quality delivery",
    "marigold sofa",
    "vintage leather sofa",
    "number77",
  ])("finds every listing with the words of '%s' once, and no other", async (search) => {
    const found = await readPages({ search });
    expect(new Set(found).size).toBe(found.length);
    expect([...found].sort()).toEqual(expected(search));
  });

  test("returns the exact total of few matches and an estimate of many", async () => {
    const few = await searchListings({ search: "zeppelin" });
    expect(few).toMatchObject({ total: expected("zeppelin").length, about: false, corrected: null });
    const many = await searchListings({ search: "quality" });
    expect(many.about).toBe(true);
    expect(Math.abs(many.total / expected("quality").length - 1)).toBeLessThan(0.1);
    const both = await searchListings({ search: "quality batch" });
    expect(Math.abs(both.total / expected("quality batch").length - 1)).toBeLessThan(0.25);
    const next = await searchListings({ search: "quality", cursor: many.next! });
    expect(next.total).toBe(many.total);
  });

  test("ranks title matches above vendor and place matches, and these above descriptions", async () => {
    const vendor = vendorIds[0]!;
    const texts = [
      { title: "Quiet room", description: "With a view of the harpsichord." },
      { title: "Harpsichord", description: "Nearly new." },
      { title: "Old chair", vendorName: "Harpsichord House", description: "Four legs." },
    ];
    const made = [];
    for (const text of texts) made.push(await createListing({ vendorId: vendor, ...text }));
    const { items } = await searchListings({ search: "harpsichord" });
    expect(items.map(({ id }) => id)).toEqual([made[1]!.id, made[2]!.id, made[0]!.id]);
    await db.listing.deleteMany({ where: { id: { in: made.map(({ id }) => id) } } });
  });

  test("ranks a vendor named next to a thing above other matches", async () => {
    const vendorId = vendorIds[0]!;
    const description = "Spruce top.";
    const made = [
      await createListing({ vendorId, title: "Zither", vendorName: "Willow Zither Works", description }),
      await createListing({ vendorId, title: "Willow zither works with a case", description }),
    ];
    const idsFor = async (search: string) => (await searchListings({ search })).items.map(({ id }) => id);
    expect(await idsFor("willow zither works top")).toEqual(made.map(({ id }) => id));
    expect(await idsFor("spruce willow zither works")).toEqual(made.map(({ id }) => id));
    expect(await idsFor("willow works")).toEqual(made.map(({ id }) => id).toReversed());
    await db.listing.deleteMany({ where: { id: { in: made.map(({ id }) => id) } } });
  });

  test("ranks equal matches by pictures and good reviews, then newest first, on every page", async () => {
    const text = { vendorId: vendorIds[0]!, title: "Ocarina", description: "Clay." };
    const mentioned = { ...text, description: "Clay ocarina." };
    const plain = await createListing(text);
    const rated = await createListing(text);
    const shown = await createListing({ ...text, images: 1 });
    const bad = await createListing({ ...text, averageRating: 2, reviewCount: 3 });
    const newer = await createListing(text);
    const better = await createListing(mentioned);
    await rows(sql`UPDATE listings SET average_rating = 4.8, review_count = 2 WHERE id = ${rated.id}::uuid`);
    const order = [better, shown, rated, newer, plain, bad].map(({ id }) => id);
    expect(await readPages({ search: "ocarina" })).toEqual(order);
    expect(await readPages({ search: "ocarina", limit: 1 })).toEqual(order);
    await db.listingImage.deleteMany({ where: { listingId: shown.id } });
    expect((await readPages({ search: "ocarina" })).slice(0, 3)).toEqual([better.id, rated.id, newer.id]);
    await db.listing.deleteMany({ where: { id: { in: order } } });
  });

  const filters: [string, ListingQuery, (row: Row) => boolean][] = [
    ["category", { category: "services" }, (row) => row.category === "services"],
    ["state", { state: "TX" }, (row) => row.state === "TX"],
    ["propertyType", { propertyType: "condo" }, (row) => row.propertyType === "condo"],
    [
      "price",
      { minPrice: 100, maxPrice: 1500 },
      (row) => row.priceCents >= 10_000 && row.priceCents <= 150_000,
    ],
    ["price from", { minPrice: 735.01 }, (row) => row.priceCents >= 73_501],
    ["price up to", { maxPrice: 1284.99 }, (row) => row.priceCents <= 128_499],
    ["few by price", { maxPrice: 30 }, (row) => row.priceCents <= 3000],
    ["place", { place: "tx", within: 25 }, (row) => row.state === "TX"],
    ["few by place", { place: "austin-tx", within: 25 }, (row) => row.city === "Austin"],
    ["near", { near: "st louis" }, (row) => row.city === "St. Louis"],
    [
      "category, state and price",
      { category: "products", state: "NY", minPrice: 500 },
      (row) => row.category === "products" && row.state === "NY" && row.priceCents >= 50_000,
    ],
  ];
  test.each(filters)(
    "narrows by %s under every sort",
    async (_, filter, fits) => {
      for (const search of ["quality", "velvet"]) {
        const ids = expected(search, fits);
        expect((await readPages({ ...filter, search })).sort()).toEqual(ids);
        for (const sort of sorts) expect((await readPages({ ...filter, search, sort })).sort()).toEqual(ids);
      }
    },
    120_000,
  );

  test("narrows to a vendor", async () => {
    const vendor = vendorIds[1]!;
    const ids = expected("quality", (row) => row.vendorId === vendor);
    expect((await readPages({ search: "quality", vendor })).sort()).toEqual(ids);
    expect((await readPages({ search: "quality", vendor, sort: "rating" })).sort()).toEqual(ids);
  });

  test.each(["quality", "leather", "zeppelin"])(
    "orders the matches of '%s' by each column",
    async (search) => {
      const byId = new Map(all.map((row) => [row.id, row]));
      const values = async (sort: (typeof sorts)[number], value: (row: Row) => number) =>
        (await readPages({ search, sort })).map((id) => value(byId.get(id)!));
      const up = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
      const prices = await values("price_asc", (row) => row.priceCents);
      expect(prices).toEqual(up(prices));
      const falling = await values("price_desc", (row) => -row.priceCents);
      expect(falling).toEqual(up(falling));
      const ratings = await values("rating", (row) => -row.averageRating);
      expect(ratings).toEqual(up(ratings));
      const times = await values("newest", (row) => -row.createdAt.getTime());
      expect(times).toEqual(up(times));
    },
    120_000,
  );

  test("pages through each match once while new ones appear", async () => {
    const before = expected("quality");
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await searchListings({ search: "quality", limit: 100, cursor });
      seen.push(...page.items.map(({ id }) => id));
      if (!page.next) break;
      cursor = page.next;
      await createListing({ vendorId: vendorIds[0]!, description: "Quality, quality, quality." });
    }
    expect([...seen].sort()).toEqual(before);
    await db.listing.deleteMany({ where: { description: { startsWith: "Quality, " } } });
  });

  test("finds a listing only while it is approved", async () => {
    const { id } = await createListing({
      vendorId: vendorIds[0]!,
      title: "Theremin",
      status: "pending",
      publishedAt: new Date(),
    });
    const find = async (search: string) => (await searchListings({ search })).items.map((item) => item.id);
    expect(await find("theremin")).toEqual([]);
    await db.listing.update({ where: { id }, data: { status: "approved" } });
    // A text's words are cached for some seconds, but another text reads its own.
    expect(await find("theremin austin")).toEqual([id]);
    expect(await find("theremi")).toEqual([id]);
    await db.listing.update({ where: { id }, data: { status: "sold" } });
    expect(await find("theremin in austin")).toEqual([]);
  });

  test("completes the last word only if almost no listing contains it", async () => {
    expect((await readPages({ search: "gardenin" })).sort()).toEqual(expected("gardening"));
    expect((await readPages({ search: "velvet book" })).sort()).toEqual(expected("velvet bookshelf"));
    expect(await searchListings({ search: "book velvet" })).toMatchObject({
      match: "partial",
      missing: ["book"],
    });
    expect((await readPages({ search: "lamp" })).sort()).toEqual(expected("lamp"));
  });

  test.each([
    ["lether sofa", "leather sofa"],
    ["bokshelf", "bookshelf"],
    ["marbel", "marble"],
    ["apartmnet", "apartment"],
    ["leathersofa", "leather sofa"],
    ["Lether, SOFA!", "leather sofa"],
  ])("corrects '%s' to '%s' and reports it", async (search, corrected) => {
    const page = await searchListings({ search });
    expect(page.corrected).toBe(corrected);
    expect((await readPages({ search })).sort()).toEqual(expected(corrected));
  });

  test("leaves numbers and unknown words as they are", async () => {
    expect(await searchListings({ search: "99999" })).toMatchObject({ items: [], corrected: null, total: 0 });
    expect(await searchListings({ search: "qqxxzzkk sofa" })).toMatchObject({
      missing: ["qqxxzzkk"],
      corrected: null,
      match: "partial",
    });
  });

  test("ignores wildcards and operators", async () => {
    expect(await readPages({ search: "sofa:*" })).toEqual(await readPages({ search: "sofa" }));
    expect(await readPages({ search: "!sofa" })).toEqual(await readPages({ search: "sofa" }));
    expect((await searchListings({ search: "%" })).items).toEqual([]);
    expect((await searchListings({ search: "xcat_products" })).items).toEqual([]);
  });

  test("lists everything for stop words", async () =>
    expect((await searchListings({ search: "the" })).total).toBe(expected("item").length));

  test.each(["x", "e30"])("refuses the cursor %s and a cursor of another sort", async (cursor) => {
    await expect(searchListings({ search: "quality", cursor })).rejects.toMatchObject({
      code: "bad_request",
    });
    const { next } = await searchListings({ search: "quality", sort: "rating" });
    await expect(searchListings({ search: "quality", cursor: next! })).rejects.toMatchObject({
      code: "bad_request",
    });
  });
});

describe("countByCategory", () => {
  const count = (words: string, category: string, fits: (row: Row) => boolean = () => true) =>
    expected(words, (row) => row.category === category && fits(row)).length;

  test("counts few matches exactly, whatever category is chosen", async () => {
    expect(await countByCategory({ search: "zeppelin", category: "products", state: "TX" })).toEqual(
      (["products", "services", "realestate"] as const).map((category) => ({
        category,
        count: count("zeppelin", category, (row) => row.state === "TX"),
        capped: false,
        about: false,
      })),
    );
  });

  test("estimates many matches, and counts listings exactly without a text", async () => {
    for (const facet of await countByCategory({ search: "quality" })) {
      expect(facet.about).toBe(true);
      expect(Math.abs(facet.count / count("quality", facet.category) - 1)).toBeLessThan(0.25);
    }
    const [products] = await countByCategory({ state: "WY" });
    expect(products?.count).toBe(count("item", "products", (row) => row.state === "WY"));
  });

  test.each(["quality", "quality batch", "sofa rustic"])("agrees with the list for '%s'", async (search) => {
    const sum = (await countByCategory({ search })).reduce((all, { count }) => all + count, 0);
    // Rounding to two digits changes each number by at most 5 %.
    expect(Math.abs((await searchListings({ search })).total / sum - 1)).toBeLessThan(0.06);
  });
});
