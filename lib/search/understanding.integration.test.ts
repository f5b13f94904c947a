import { GET } from "@/app/api/listings/route";
import type { ListingQuery } from "@/lib/listings/contract";
import { createListing, createVendor } from "@/prisma/factories";
import { controlledEntities, withFilters } from "./refinement/controls.rules";
import { countByCategory } from "./refinement/facets.queries";
import { countOptions } from "./refinement/options.queries";
import { listPins } from "./refinement/pins.queries";
import { searchListings } from "./results/queries";
import { findRelaxations } from "./refinement/relaxing.queries";
import { rebuildSearchTables, waitForVocabulary } from "./index/vocabulary.queries";

const ids: Record<string, string> = {};
const around = "Within 25 miles of Round Rock, TX";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const home = {
    vendorId,
    category: "realestate",
    city: "Austin",
    state: "TX",
    location: "Austin, TX",
  } as const;
  const portland = { city: "Portland", state: "OR", location: "Portland, OR" };
  const rows = {
    flat: {
      ...home,
      title: "Quiet apartment on Oak Street",
      propertyType: "apartment",
      listingType: "rent",
      priceCents: 140_000,
      details: { beds: 2, furnished: true },
    },
    dear: {
      ...home,
      title: "Bright apartment on Elm Street",
      propertyType: "apartment",
      listingType: "rent",
      priceCents: 190_000,
      details: { beds: 2 },
    },
    house: {
      ...home,
      ...portland,
      title: "Welcoming house",
      propertyType: "single-family",
      listingType: "sale",
      priceCents: 30_000_000,
      details: { beds: 4 },
    },
    sofa: {
      vendorId,
      title: "Blue sofa by Parlor",
      description: "Soft.",
      details: { condition: "used", brand: "Parlor" },
    },
    newSofa: { vendorId, title: "Blue sofa", description: "Soft.", details: { condition: "new" } },
    camera: { vendorId, title: "Compact camera, with strap", description: "Sharp." },
    car: {
      vendorId,
      title: "Compact SUV, backup camera",
      description: "Camera, camera, camera. The sofa stays here.",
    },
    plumbing: { vendorId, category: "services", title: "Plumbing repairs", description: "Quick." },
    cleaning: { vendorId, category: "services", title: "House cleaning", description: "Tidy." },
  } as const;
  for (const [name, row] of Object.entries(rows)) ids[name] = (await createListing(row)).id;
  await rebuildSearchTables();
  await waitForVocabulary();
}, 60_000);

async function find(search: string | undefined, more: ListingQuery = {}) {
  const { items, ...page } = await searchListings({ search, ...more });
  const names = items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  return { ...page, names, labels: page.entities.map(({ label }) => label) };
}

test.each([
  ["2 bed rental under 1500", ["flat"], ["2 beds", "For rent", "Up to $1,500"]],
  ["two bedrom appartment austin tx", ["dear", "flat"], ["2 beds", "Apartment", "Austin, TX"]],
  ["furnished flat", ["flat"], ["Furnished", "Apartment"]],
  ["house or apartment for sale", ["house"], ["House", "Apartment", "For sale"]],
  ["house in oregon", ["house"], ["House", "Oregon"]],
  ["house cleaning", ["cleaning"], []],
  ["used couch", ["sofa"], ["Used"]],
  ["parlor sofa", ["sofa"], ["Parlor"]],
  ["plumer near me", ["plumbing"], ["Near me"]],
  ["camera", ["camera", "car"], []],
])("finds for '%s' %j", async (search, names, labels) => {
  const page = await find(search);
  expect(page).toMatchObject({ names, labels, missing: [] });
  expect(["exact", "corrected"]).toContain(page.match);
});

test("keeps the entities of a search under every sort, on the next page and in the counts", async () => {
  const search = "apartment for rent";
  expect((await find(search, { sort: "price_desc" })).names).toEqual(["dear", "flat"]);
  const { names, next } = await find(search, { limit: 1 });
  expect([names, (await find(search, { limit: 1, cursor: next! })).names]).toEqual([["dear"], ["flat"]]);
  expect((await countByCategory({ search })).map(({ count }) => count)).toEqual([0, 0, 2]);
});

test.each(["apartment round rock tx", "78664 apartment"])(
  "searches list, counts, options, and map around the empty place of '%s'",
  async (search) => {
    expect(await find(search)).toMatchObject({ names: ["dear", "flat"], labels: [around, "Apartment"] });
    expect((await countByCategory({ search })).map(({ count }) => count)).toEqual([0, 0, 2]);
    expect((await countOptions({ search, category: "realestate" })).beds).toContainEqual({
      value: "2",
      count: "2",
    });
    expect((await listPins({ search })).pins).toMatchObject([{ id: "austin-tx", count: 2 }]);
  },
);

test.each([
  ["2 bed rental in austin under 1500", "realestate", ["flat"]],
  ["two bedroom apartment austin tx", "realestate", ["dear", "flat"]],
  ["house for sale in oregon", "realestate", ["house"]],
  ["new blue sofa", "products", ["newSofa"]],
] as const)(
  "finds the same listings for '%s' by its filters as by its words",
  async (search, section, names) => {
    const page = await searchListings({ search });
    const controls = withFilters({ search }, page, controlledEntities({ search }, page, section));
    expect(controls.search ?? "").not.toMatch(/bed|austin|sale|oregon|1500|new/);
    const found = await find(controls.search, { ...controls, sort: "newest" });
    expect(found.names.sort()).toEqual(names);
  },
);

test("returns the text without each entity", async () => {
  const { entities } = await find("2 bed rental, under $1,500");
  expect(entities.map(({ without }) => without)).toEqual([
    "rental, under $1,500",
    "2 bed, under $1,500",
    "2 bed rental",
  ]);
});

test("keeps a filter of the address", async () => {
  expect(await find("apartment in oregon", { state: "TX" })).toMatchObject({
    names: ["dear", "flat"],
    labels: ["Apartment"],
  });
  expect((await find("sofa under 1", { maxPrice: 1_000_000 })).names).toEqual(["newSofa", "sofa"]);
});

test("searches for the exact words with the literal option", async () => {
  expect(await find("couch", { literal: "1" })).toMatchObject({ names: [], labels: [], corrected: null });
  expect(await find("appartment", { literal: "1" })).toMatchObject({ names: [], corrected: null });
  expect((await find("quiet apartment", { literal: "1" })).names).toEqual(["flat"]);
});

test("shows partial matches when nothing has all words, and names the missing ones", async () => {
  expect(await find("red sofa")).toMatchObject({
    names: ["newSofa", "sofa"],
    match: "partial",
    missing: ["red"],
    next: null,
  });
  expect(await find("house with garage")).toMatchObject({ match: "partial", names: ["house"] });
  expect(await find("used camera")).toMatchObject({ match: "partial", labels: ["Used"], names: ["camera"] });
  // A compact car whose description mentions a sofa doesn't match.
  expect(await find("compact sofa")).toMatchObject({ match: "partial", names: ["newSofa", "sofa"] });
  expect(await find("iphone")).toMatchObject({
    names: [],
    match: "none",
    missing: ["iphone"],
    corrected: null,
  });
});

test("marks mentions of a thing, also after the thing itself", async () => {
  const mention = { match: "partial", partial: { by: "mention" } };
  expect(await find("stays")).toMatchObject({ names: ["car"], ...mention });
  expect(await find("stays", { literal: "1" })).toMatchObject({ names: ["car"], match: "exact" });
  expect(await find("sofa")).toMatchObject({
    names: ["newSofa", "sofa", "car"],
    match: "exact",
    mentionsFrom: 2,
  });
});

test.each([
  ["weak water pressure since the thunderstorm", "plumbing"],
  ["the neighbor said to clean the house", "cleaning"],
])("reduces '%s' to its core when nothing has all of it: %s", async (search, name) => {
  expect(await find(search)).toMatchObject({ names: [name], match: "partial", missing: [], next: null });
});

test("names an unknown word and finds the rest, but finds nothing for literal words", async () => {
  expect(await find("water pressure zorblax")).toMatchObject({
    names: ["plumbing"],
    match: "partial",
    missing: ["zorblax"],
  });
  const asTyped = await find("weak water pressure in the upstairs bathroom", { literal: "1" });
  expect(asTyped).toMatchObject({ names: [], match: "none" });
});

test("drops an entity as a whole", async () => {
  const search = "2 bed 3 bath apartment for rent under 1500 in austin";
  const { entities } = await find(search);
  expect((await findRelaxations({ search }, entities))[0]).toMatchObject({
    drop: "word",
    word: "3 baths",
    search: "2 bed apartment for rent under 1500 in austin",
    total: 1,
  });
});

test.each([
  ["blue sofa", [null, null, null]],
  ["red plumer", ["red%20plumber", "red", "most"]],
  ["red sofa", [null, "red", "most"]],
  ["stays", [null, null, "mention"]],
])("reports in the headers of GET /api/listings how '%s' was understood", async (search, expected) => {
  const response = await GET(
    new Request(`http://localhost:3000/api/listings?${new URLSearchParams({ search })}`),
  );
  const headers = ["X-Search-Corrected", "X-Search-Missing", "X-Search-Partial"];
  expect(headers.map((name) => response.headers.get(name))).toEqual(expected);
  expect(await response.json()).not.toEqual([]);
});

test("finds the repair of a broken thing, and no replacement when nobody repairs it", async () => {
  expect((await find("my camera won't focus")).names).toEqual([]);
  expect((await find("my pocket camera is broken")).names).toEqual([]);
  const { id } = await createListing({
    vendorId: (await createVendor()).id,
    category: "services",
    title: "Camera repair",
    description: "Quick.",
  });
  ids.repair = id;
  await rebuildSearchTables();
  expect((await find("my camera won't focus")).names).toEqual(["repair"]);
  expect((await find("camera")).names).toContain("camera");
});

test("excludes no result by words about the terms of an offer", async () => {
  expect((await find("plumber free estimate")).names).toEqual((await find("plumber")).names);
  expect((await find("blue sofa no deposit")).names).toEqual((await find("blue sofa")).names);
  expect((await find("apartment no deposit")).labels).toEqual(["Apartment"]);
});

test("shows homes with some of the requested features where none has all", async () => {
  const { names, match, missing } = await find("quiet penthouse apartment");
  expect([names, match, missing]).toEqual([["flat"], "partial", ["penthouse"]]);
});

test("finds the American terms for British words", async () => {
  expect((await find("two seater settee")).names).toEqual(["newSofa", "sofa"]);
  expect((await find("domestic cleaner")).names).toEqual(["cleaning"]);
  expect((await find("wellies")).corrected).toBeNull();
});
