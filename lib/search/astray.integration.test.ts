import { createListing, createVendor } from "@/prisma/factories";
import { searchWithClose } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const goods = { vendorId, description: "Well kept." };
  for (const title of [
    "Walnut chair, in great shape",
    "Long coat, fully lined",
    "Amphora vase",
    "Studio microphone",
    "Running sneakers",
    "Commuter bike",
    "Snare drum",
  ])
    await createListing({ ...goods, title });
  const work = { vendorId, category: "services", description: "Quick." } as const;
  for (const title of [
    "Strength coaching",
    "Interior painting",
    "Wedding planning",
    "Move-out cleaning",
    "Weekly apartment cleaning",
    "Leak detection and repair",
    "Drain clearing",
    "Real estate photography",
    "Garden maintenance",
    "TV mounting and shelves",
    "EV charger installation",
    "Tax preparation",
    "Barber cut, evening hours",
    "Post-injury training",
  ])
    await createListing({ ...work, title });
  const home = { vendorId, category: "realestate", description: "Bright.", listingType: "sale" } as const;
  await createListing({ ...home, title: "Shop on Pearl Street", propertyType: "retail" });
  await createListing({ ...home, title: "Corner building", propertyType: "mixed-use" });
  await createListing({ ...home, title: "Garden apartment", propertyType: "apartment" });
  await createListing({ ...home, title: "Family home", propertyType: "single-family" });
  await createListing({ ...home, title: "Family farm", propertyType: "farm" });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

test.each([
  ["i want to get in shape", ["Strength coaching"]],
  ["walls need a fresh coat", ["Interior painting"]],
  ["gift for a wedding", ["Amphora vase"]],
  ["mic for a podcast", ["Studio microphone"]],
  ["trainers", ["Running sneakers", "Strength coaching"]],
  ["trainer", ["Post-injury training", "Strength coaching"]],
  ["gardener", ["Garden maintenance"]],
  ["clean my apartment before i move out", ["Move-out cleaning"]],
  ["i am moving out and the house has to be cleaned", ["Move-out cleaning"]],
  ["the sink is leaking", ["Leak detection and repair"]],
  ["photos of my house to sell it", ["Real estate photography"]],
  ["place to open a cafe", ["Shop on Pearl Street"]],
  ["apartment building with stores", ["Corner building"]],
  ["cyclist", ["Commuter bike"]],
  ["drummer", ["Snare drum"]],
  ["barber open late", ["Barber cut, evening hours"]],
  ["place to keep two horses", ["Family farm"]],
  ["tv installation", ["TV mounting and shelves"]],
])("searchWithClose answers '%s' by what is meant, and says no less is met", async (search, titles) => {
  const { items, isPartial } = await searchWithClose({ search });
  expect([items.map(({ title }) => title), isPartial]).toEqual([titles, false]);
});

test.each([
  "haven't filed my taxes",
  "who'd fix my shower",
  "they\u2019ve clogged the drain",
  "st pete fl movers",
])("words of '%s' exist and are corrected to no other ones", async (search) => {
  expect(await searchWithClose({ search })).toMatchObject({ corrected: null });
});

test("goods for work that only those have who do it are said to be mentioned", async () => {
  const { items, isPartial, isMention } = await searchWithClose({ search: "cleaning supplies" });
  expect(items.map(({ category }) => category)).toEqual(["services", "services"]);
  expect([isPartial, isMention]).toEqual([true, true]);
});
