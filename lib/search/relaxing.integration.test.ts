import type pg from "pg";
import type { ListingQuery } from "@/lib/listings/contract";
import { rows, sql } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { createManyListings } from "@/prisma/many-listings";
import { countByCategory } from "./facets.queries";
import { searchListings } from "./queries";
import { findRelaxations } from "./relaxing.queries";
import { rebuildSearchTables } from "./vocabulary.queries";

beforeAll(async () => {
  const { id } = await createVendor();
  await createManyListings(4000, [id]);
  await rebuildSearchTables();
}, 90_000);

describe("findRelaxations", () => {
  test("names the one filter that stands in the way, with what comes without it", async () => {
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

  test("names the word that does not belong", async () => {
    expect((await findRelaxations({ search: "sofa cottage" }))[0]).toMatchObject({
      drop: "word",
      word: expect.any(String),
    });
    expect((await findRelaxations({ search: "sofa qqxxzzkk" }))[0]).toMatchObject({
      drop: "word",
      word: "qqxxzzkk",
    });
  });

  test("never leaves out the word for the thing, unless it means nothing", async () => {
    await createListing({ title: "Walnut sideboard", category: "products" });
    await rebuildSearchTables();
    // Far more is of oak than is a sideboard, and none of it is one.
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

  test("looks further around the place of a filter, and of the words, before it leaves anything out", async () => {
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

  test("gives up all filters, then the text, then itself", async () => {
    const far: ListingQuery = { search: "sofa", state: "AK", minPrice: 9_000_000_000 };
    expect((await findRelaxations(far))[0]).toMatchObject({ drop: "filters" });
    expect((await findRelaxations({ search: "qqxxzzkk", category: "services" }))[0]).toMatchObject({
      drop: "search",
    });
    expect(await findRelaxations({ search: "qqxxzzkk" })).toEqual([]);
  });
});

/** How many statements a search without a result sends, with all that its page asks besides. */
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

  test("asks as little with eight words and every filter as with two and one", async () => {
    await rows(sql`SELECT 1`);
    expect(await countStatements(few)).toBeLessThanOrEqual(24);
    expect(await countStatements(many)).toBeLessThanOrEqual(24);
    expect(await countStatements(known)).toBeLessThanOrEqual(24);
  });
});
