import { createListing, createVendor } from "@/prisma/factories";
import { searchListings } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const work = { vendorId, category: "services", description: "Quick." } as const;
  for (const title of [
    "Haircut and styling",
    "Hedge and tree trimming",
    "Violin lessons",
    "Piano lessons",
    "Headshots and portraits",
    "Wedding photography",
    "Oil change at your home",
    "Brake service",
    "Interior painting",
  ])
    await createListing({ ...work, title });
  const goods = { vendorId, description: "Well kept." };
  for (const title of [
    "Compact SUV",
    "City bike",
    "Bicycle helmet",
    "Dining chair",
    "Table radio",
    "Race bib",
  ])
    await createListing({ ...goods, title });
  for (const title of ["Quad skates", "Beach ball", "Wool scarf"])
    await createListing({ ...goods, title, description: "They do not break, and hold on any rack." });
  await createListing({
    vendorId,
    category: "realestate",
    title: "Walk-up apartment, bike storage",
    description: "A corner unit with storage.",
  });
  await createListing({
    vendorId,
    category: "realestate",
    propertyType: "office",
    title: "Suite on Pearl Street, open space",
    description: "Bright.",
  });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

test.each<[string, { titles: string[]; isPartial: boolean }]>([
  // Of what is trimmed who does it.
  ["trim my bangs", { titles: ["Haircut and styling"], isPartial: false }],
  ["trim my nails", { titles: [], isPartial: false }],
  ["paint my nails", { titles: [], isPartial: false }],
  ["trim the hedge", { titles: ["Hedge and tree trimming"], isPartial: false }],
  // Either of two.
  ["piano and violin lessons", { titles: ["Piano lessons", "Violin lessons"], isPartial: true }],
  ["spanish and violin lessons", { titles: ["Violin lessons"], isPartial: true }],
  ["oil change or brakes", { titles: ["Brake service", "Oil change at your home"], isPartial: true }],
  // Goods without what is said of them.
  ["suv one owner clean title", { titles: ["Compact SUV"], isPartial: true }],
  ["clean title", { titles: [], isPartial: false }],
  ["sedan clean title", { titles: [], isPartial: false }],
  // What homes have beside is none.
  ["storage unit", { titles: [], isPartial: false }],
  ["storage unit for rent", { titles: [], isPartial: false }],
  ["portrait photographer", { titles: ["Headshots and portraits"], isPartial: false }],
])("searchListings answers '%s' with %j", async (search, { titles, isPartial }) => {
  const page = await searchListings({ search });
  expect(page.items.map(({ title }) => title).sort()).toEqual(titles);
  expect(page.isPartial).toBe(isPartial);
});

test("goods that nobody has by their one word are said to be only mentioned", async () => {
  const page = await searchListings({ search: "table" });
  expect(page.items.map(({ title }) => title)).toEqual(["Table radio"]);
  expect([page.isPartial, page.isMention]).toEqual([true, true]);
});

test("a slip that leads nowhere beside the other words is missing as it was typed", async () => {
  const { items, missing, corrected } = await searchListings({ search: "chair compas" });
  expect({ items, missing, corrected }).toEqual({ items: [], missing: ["compas"], corrected: null });
});

test.each([
  ["vilon lessons", "violin lessons"],
  ["vilon teacher", "violin teacher"],
  ["vilon", null],
  ["vilon cake", null],
  // What stands more often, in words that nothing is called by, is not meant beside these.
  ["brak service", "brake service"],
  ["table radoi", "table radio"],
  // What homes are called is said beside each other too.
  ["office rpace", "office space"],
])("searchListings takes '%s' for %j by the word beside it", async (search, corrected) => {
  expect((await searchListings({ search })).corrected).toBe(corrected);
});
