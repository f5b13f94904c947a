import { createListing, createVendor } from "@/prisma/factories";
import { searchWithClose } from "./queries";
import { readingHeaders } from "./reading.rules";
import { findRelaxations } from "./relaxing.queries";
import { partlyMet } from "./told.copy";
import { areKnownWords } from "./unfound.queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

const at = (city: string, state: string) => ({ city, state, location: `${city}, ${state}` });

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const goods = { vendorId, description: "Well kept." };
  await createListing({ ...goods, title: "Compact SUV", description: "The grille was repainted." });
  await createListing({ ...goods, title: "Dining chair" });
  await createListing({ ...goods, title: "Red wool coat" });
  await createListing({ ...goods, title: "Old table clock" });
  await createListing({ ...goods, title: "Teddy bear", description: "It goes in the washing machine." });
  await createListing({ ...goods, title: "Coffee table", description: "By a maker in town." });
  await createListing({ ...goods, title: "Free weights and bench", ...at("Austin", "TX") });
  const work = { vendorId, category: "services", description: "Sessions in the park." } as const;
  await createListing({ ...work, title: "Group training", ...at("Tampa", "FL") });
  await createListing({ ...work, title: "Licensed electrician", ...at("Boulder", "CO") });
  await createListing({ ...work, title: "Licensed electrician, all hours", ...at("Houston", "TX") });
  const home = { vendorId, category: "realestate", description: "Bright." } as const;
  const condo = { ...home, propertyType: "condo", listingType: "sale" } as const;
  await createListing({ ...condo, title: "High-rise condo", ...at("Boston", "MA") });
  await createListing({ ...condo, title: "Corner condo", ...at("Orlando", "FL") });
  await createListing({
    ...home,
    propertyType: "single-family",
    listingType: "sale",
    title: "Home in Table Mesa",
    ...at("Miami", "FL"),
  });
  await createListing({ ...goods, title: "Floor lamp", ...at("Denver", "CO") });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

test.each([
  ["condo miami", ["Corner condo", "High-rise condo"], "Miami", "condo"],
  ["condos for sale in miami", ["Corner condo", "High-rise condo"], "Miami", "condos for sale"],
  [
    "electrician in denver",
    ["Licensed electrician", "Licensed electrician, all hours"],
    "Denver",
    "electrician",
  ],
  [
    "electrician denver",
    ["Licensed electrician", "Licensed electrician, all hours"],
    "Denver",
    "electrician",
  ],
])(
  "where nothing is in the place of '%s', %j follow, the nearest first",
  async (search, titles, place, thing) => {
    const page = await searchWithClose({ search });
    expect(page.items.map(({ title }) => title)).toEqual(titles);
    expect(page).toMatchObject({
      isPartial: true,
      next: null,
      total: titles.length,
      elsewhere: { place, thing, isByDistance: true },
    });
    expect(readingHeaders(page)).toMatchObject({ "x-search-partial": "most", "x-search-lacking": place });
  },
);

test("another order is kept where nothing is in the place", async () => {
  const { elsewhere } = await searchWithClose({ search: "condo miami", sort: "price_asc" });
  expect(elsewhere).toEqual({ place: "Miami", where: "in Miami", thing: "condo", isByDistance: false });
});

test.each(["condo near miami", "condos within 50 miles of miami, fl"])(
  "where nothing is around the place of '%s', what is further follows, the nearest first",
  async (search) => {
    const page = await searchWithClose({ search });
    const [place = ""] = page.wishes.flatMap(({ kind, label }) => (kind === "place" ? [label] : []));
    expect(page.items.map(({ title }) => title)).toEqual(["Corner condo", "High-rise condo"]);
    expect(page).toMatchObject({ isPartial: true, next: null, elsewhere: { place, isByDistance: true } });
    expect(partlyMet(page)).toBe(`No condos ${place.replace("W", "w")}. Nearest first:`);
  },
);

test("what is around the place is all that is shown where there is something", async () => {
  const page = await searchWithClose({ search: "condo near orlando" });
  expect(page.items.map(({ title }) => title)).toEqual(["Corner condo"]);
  expect([page.isPartial, page.elsewhere]).toEqual([false, undefined]);
});

test("what is in the place is all that is shown where there is something", async () => {
  const page = await searchWithClose({ search: "lamp in denver" });
  expect(page.items.map(({ title }) => title)).toEqual(["Floor lamp"]);
  expect([page.isPartial, page.elsewhere, page.lacking]).toEqual([false, undefined, undefined]);
});

test.each([
  ["green wool coat", { missing: ["green"], lacking: { none: [], some: [] } }],
  ["old wool coat", { missing: [], lacking: { none: ["old"], some: [] } }],
])("what is left out of '%s' is named: %j", async (search, reading) => {
  expect(await searchWithClose({ search })).toMatchObject({ isPartial: true, ...reading });
});

test.each(["grill", "parking", "dining table oak"])("'%s' is not said to be mentioned", async (search) => {
  const { items, isPartial } = await searchWithClose({ search });
  expect([items, isPartial]).toEqual([[], false]);
});

test("what only mentions a word is said to", async () => {
  const page = await searchWithClose({ search: "washing machine" });
  expect(page.items.map(({ title }) => title)).toEqual(["Teddy bear"]);
  expect(page).toMatchObject({ isPartial: true, isMention: true });
  expect(page.isNearest).toBeFalsy();
  expect(readingHeaders(page)).toMatchObject({ "x-search-partial": "mention" });
});

test.each(["oud", "tabla", "finial", "soffit", "mandola", "tetra", "moses"])(
  "'%s' exists and is corrected to nothing",
  async (search) => {
    const { items, corrected } = await searchWithClose({ search });
    expect([items, corrected]).toEqual([[], null]);
  },
);

test.each([
  ["nanny", true],
  ["locksmith", true],
  ["coffee maker", true],
  ["crib near me", true],
  ["2 bedroom hovel", true],
  ["xyzzyq", false],
  ["accordeonn lessons", false],
])("areKnownWords says of '%s': %s", async (search, areKnown) => {
  expect(await areKnownWords(search)).toBe(areKnown);
});

test("less a word is not offered where the rest is mentioned at most", async () => {
  expect(await findRelaxations({ search: "coffee maker" })).toEqual([]);
});
