import { createListing, createVendor } from "@/prisma/factories";
import { searchListings, searchWithClose } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const home = { vendorId, category: "realestate", description: "Bright." } as const;
  for (const title of [
    "Quiet walk-up apartment on Elm Street",
    "Corner condo, walk-in closet",
    "Family home, built-in shelves",
    "Move-in ready home with a porch",
  ])
    await createListing({ ...home, title, propertyType: "apartment" });
  await createListing({ ...home, title: "Warehouse, three loading docks", propertyType: "industrial" });
  await createListing({ ...home, title: "Industrial unit, sprinklers", propertyType: "industrial" });
  for (const title of [
    "Panel upgrades",
    "Dog walking",
    "TV mounting and shelves",
    "Door and window repairs",
    "Pet sitting at your home",
    "Electrical safety check",
  ])
    await createListing({ vendorId, category: "services", description: "Weekends too.", title });
  const goods = { vendorId, description: "I can help carry it to the car." };
  for (const title of [
    "Mantel clock, chimes on the hour",
    "Shelf clock, Old Mill Tambour",
    "Wool coat, size L",
    "Wool coat, size M",
    "Blue check-in suitcase",
    "Dining chair, solid oak",
    "Walnut chair",
  ])
    await createListing({ ...goods, title });
  await createListing({
    ...goods,
    title: "Compact SUV",
    details: { subcategory: "vehicles/cars" },
    description: "Clean.",
  });
  await createListing({ ...goods, title: "Pickup truck", details: { subcategory: "vehicles/trucks" } });
  await createListing({ ...goods, title: "Alto saxophone" });
  await createListing({
    ...goods,
    title: "Merino yarn, three skeins",
    details: { brand: "Wool Cottage" },
  });
  await createListing({ ...goods, title: "Two-person tent" });
  await createListing({ ...goods, title: "Leather camping boots" });
  await createListing({ ...home, title: "Boutique hotel, 38 rooms", propertyType: "hospitality" });
  await createListing({ ...goods, title: "Retro scooter" });
  await createListing({ ...goods, title: "Air 13 laptop", details: { brand: "Linden" } });
  await createListing({ ...home, title: "Bright condo on Linden Street", propertyType: "condo" });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

test.each<[string, string[]]>([
  // The index drops the second word of these, however they are typed.
  ["walk-in closet", ["Corner condo, walk-in closet"]],
  ["walk up", ["Quiet walk-up apartment on Elm Street"]],
  ["walkup", ["Quiet walk-up apartment on Elm Street"]],
  ["built in shelves", ["Family home, built-in shelves"]],
  ["move-in ready home", ["Move-in ready home with a porch"]],
  ["check in suitcase", ["Blue check-in suitcase"]],
  // Goods that do something are no work.
  ["chiming clock", ["Mantel clock, chimes on the hour"]],
  // A size by its letter.
  ["size medium coat", ["Wool coat, size M"]],
  // A name in a title, of any kind.
  ["elm street", ["Quiet walk-up apartment on Elm Street"]],
  ["tambour", ["Shelf clock, Old Mill Tambour"]],
  ["saxafone", ["Alto saxophone"]],
  ["motorcycle", ["Retro scooter"]],
  // What is done with it, by a verb that no title has.
  ["knit", ["Merino yarn, three skeins"]],
  ["camp", ["Two-person tent", "Leather camping boots"]],
  // A brand that has a home in it.
  ["wool cottage", ["Merino yarn, three skeins"]],
  ["lodging for sale", ["Boutique hotel, 38 rooms"]],
  // A word that means something, beside one that makes it a slip.
  ["dinning chairs", ["Dining chair, solid oak"]],
  // Of what a phrase finds the very work comes first, whatever is newer.
  ["breaker box", ["Panel upgrades", "Electrical safety check"]],
  ["dog boarding", ["Pet sitting at your home", "Dog walking"]],
  // In which room does not matter.
  ["the window in my bedroom won't open anymore", ["Door and window repairs"]],
  // What is called so, of all that it may be.
  ["industrial unit", ["Industrial unit, sprinklers", "Warehouse, three loading docks"]],
  ["warehouse", ["Warehouse, three loading docks", "Industrial unit, sprinklers"]],
  ["car", ["Compact SUV", "Pickup truck"]],
])("searchListings answers '%s' with %j", async (search, titles) => {
  const page = await searchListings({ search });
  expect(page.items.map(({ title }) => title)).toEqual(titles);
  expect(page).toMatchObject({ isPartial: false, missing: [] });
});

test("what else is called like a brand follows what is of it", async () => {
  const { items, close = [] } = await searchWithClose({ search: "linden" });
  expect([items, close].map((shown) => shown.map(({ title }) => title))).toEqual([
    ["Air 13 laptop"],
    ["Bright condo on Linden Street"],
  ]);
});
