import { createListing, createVendor } from "@/prisma/factories";
import { rebuildSearchTables, waitForVocabulary } from "./index/vocabulary.queries";
import { searchListings } from "./results/queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor({ businessName: "Plain Goods" });
  const { id: namedId } = await createVendor({ businessName: "Quillon & Varr" });
  const titles = [
    "Artificial olive tree 6 ft.",
    "Artificial olive tree 4 ft.",
    "Cordless sander 18-Volt",
    "Cordless sander 12V",
    "Wool rug 5 ft. x 8 ft.",
    "Wool rug 9x12",
    "Wall mirror 20 in. W x 36 in. H",
    "Wall mirror 24 in. W x 36 in. H",
    "Cordless jig saw",
    "Cordless jigsaw in a case",
    "Round head nails",
    "Rounded nails",
    "Overhead rack",
    "Rack for a head",
    "Honda CR-V EX",
    "Steel tray within reach",
    "Pine tray in a box",
    "Lamp of Quillon and Varr Inc or LLC",
  ];
  for (const title of titles) await createListing({ vendorId, title, description: "Solid." });
  for (const title of ["Penthouse with a terrace", "House with a terrace"])
    await createListing({ vendorId, title, category: "realestate", description: "Solid." });
  await createListing({ vendorId: namedId, title: "Oak shelf", description: "Solid." });
  const { id: landlordId } = await createVendor({ businessName: "950 Vale Apartments" });
  const apartment = { category: "realestate", propertyType: "apartment", listingType: "rent" } as const;
  for (const [id, title, priceCents] of [
    [landlordId, "Loft with a view", 200_000],
    [vendorId, "Vale apartment", 90_000],
  ] as const)
    await createListing({ ...apartment, vendorId: id, title, priceCents, description: "Solid." });
  await rebuildSearchTables();
  await waitForVocabulary();
});

async function titlesOf(search: string): Promise<string[]> {
  const { items } = await searchListings({ search });
  return items.map(({ title }) => title);
}

test.each([
  ["olive tree 6ft", "Artificial olive tree 6 ft."],
  ["olive tree 6'", "Artificial olive tree 6 ft."],
  ['olive tree 72"', "Artificial olive tree 6 ft."],
  ["4-foot olive tree", "Artificial olive tree 4 ft."],
  ["18v sander", "Cordless sander 18-Volt"],
  ["12 volts sander", "Cordless sander 12V"],
  ["wool rug 5x8", "Wool rug 5 ft. x 8 ft."],
  ["9 by 12 wool rug", "Wool rug 9x12"],
  ["over head", "Overhead rack"],
  ["pent house", "Penthouse with a terrace"],
  ["crv", "Honda CR-V EX"],
  ["honda crv", "Honda CR-V EX"],
])("%s finds the words as the title spells them", async (search, title) => {
  expect((await titlesOf(search))[0]).toBe(title);
});

test.each(["jigsaw", "jig saw", "cordless jigsaw", "cordless jig saw"])(
  "%s finds the word as titles join or split it",
  async (search) => {
    expect((await titlesOf(search)).toSorted()).toEqual(["Cordless jig saw", "Cordless jigsaw in a case"]);
  },
);

test.each([
  ["wool rug 5'x8'", "Wool rug 5 ft. x 8 ft."],
  ["wool rug 5ft by 8ft", "Wool rug 5 ft. x 8 ft."],
  ["wall mirror 20x36", "Wall mirror 20 in. W x 36 in. H"],
  ["wall mirror 20 in x 36 in", "Wall mirror 20 in. W x 36 in. H"],
  ["roundhead nails", "Round head nails"],
])("%s finds only %s", async (search, title) => {
  expect(await titlesOf(search)).toEqual([title]);
});

test("two small words stay apart, though they also make one", async () => {
  const { items, match } = await searchListings({ search: "tray with in box" });
  expect([items.map(({ title }) => title), match]).toEqual([["Pine tray in a box"], "exact"]);
});

test("a word that titles join stays as typed with literal words", async () => {
  const { items } = await searchListings({ search: "jigsaw", literal: "1" });
  expect(items.map(({ title }) => title)).toEqual(["Cordless jigsaw in a case"]);
});

test("takes no number in a vendor's name for a price", async () => {
  expect((await titlesOf("950 Vale Apartments"))[0]).toBe("Loft with a view");
  expect(await titlesOf("apartments under 950")).toEqual(["Vale apartment"]);
});

test.each(["Quillon and Varr", "quillonvarr", "Quillon & Varr LLC", "Quillon and Varr, Inc."])(
  "%s finds the vendor before a title with these words",
  async (search) => {
    expect((await titlesOf(search))[0]).toBe("Oak shelf");
  },
);
