import { listingsTag } from "@/lib/listings/rules";
import { runWithContext, type RequestContext } from "@/lib/server/response-context";
import { treesTag } from "@/lib/server/tree";
import { GET } from "@/app/api/map/route";
import { db } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { listingRow } from "@/prisma/factories/rows";
import { createBrowser } from "@/prisma/test/browser";
import { maxPins } from "@/lib/places/rules";
import { searchListings } from "../results/queries";
import { listPins } from "./pins.queries";
import { synonymsTag } from "../lexicon/synonyms.rules";

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

test("reinterprets words after subcategories or synonyms change", async () => {
  const answer: RequestContext = { tags: [] };
  await runWithContext(answer, () => listPins({ search: "lamp" }));
  expect(answer.tags).toEqual(expect.arrayContaining([listingsTag, treesTag, synonymsTag]));
});

describe("pins of a list", () => {
  test("shows each place with its count and lowest price", async () => {
    expect(await shown({})).toEqual(all);
    expect(await shown({ category: "services" })).toEqual([]);
    expect(await shown({ place: "austin-tx", within: 25 })).toEqual([all[0]]);
  });

  test("counts the matches of other filters and of words", async () => {
    expect(await shown({ minPrice: 6 })).toEqual([
      ["austin-tx", 2, 7],
      ["denver-co", 2, 100],
    ]);
    expect(await shown({ search: "lamp" })).toEqual(all);
    expect(await shown({ search: "lamp near Dallas" })).toEqual([all[2]]);
    expect(await shown({ search: "zeppelin" })).toEqual([]);
  });

  test("shows partial matches when nothing has all words", async () => {
    const text = { search: "orange lamp" };
    const page = await searchListings(text);
    expect({ match: page.match, total: page.total }).toEqual({ match: "partial", total: 7 });
    expect(await shown(text)).toEqual(all);
    expect(await shown({ ...text, maxPrice: 4 })).toEqual([all[2]]);
  });

  test("returns coordinates by the API", async () => {
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

test("omits the places with the fewest listings beyond the limit of a map, and reports it", async () => {
  const { id: vendorId, businessName: vendorName } = await createVendor();
  const spots = await db.place.findMany({
    where: { kind: "city" },
    orderBy: [{ rank: "desc" }, { id: "asc" }],
    take: maxPins + 1,
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
    [maxPins, false],
    [maxPins, false],
  ]);
  await db.listing.createMany({ data: [first!] });
  expect([await cuts({}), await cuts({ minPrice: 6 }), await cuts({ search: "mowing" })]).toEqual([
    [maxPins, true],
    [maxPins, true],
    [maxPins, true],
  ]);
});
