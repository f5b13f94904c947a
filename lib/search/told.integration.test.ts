import { createListing, createVendor } from "@/prisma/factories";
import { searchWithClose } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const goods = { vendorId, description: "Well kept." };
  for (const title of [
    "Steel toolbox",
    "Engagement ring, white gold",
    "Compact SUV, backup camera",
    "Pickup truck, tow package",
    "Commuter bike",
    "Training shoes",
  ])
    await createListing({ ...goods, title });
  const work = { vendorId, category: "services", description: "Quick." } as const;
  for (const title of [
    "Lawn care, native plants",
    "Landscape design and planting",
    "Dog grooming, small groups",
    "Dog walking, weekends too",
    "Wedding photography",
    "Real estate photography",
    "Family photography",
    "Outdoor group training",
    "Post-injury training",
    "Piano and furniture moving",
  ])
    await createListing({ ...work, title });
  const home = { vendorId, category: "realestate", description: "Bright.", listingType: "sale" } as const;
  await createListing({ ...home, title: "Garden apartment on Chestnut Street", propertyType: "apartment" });
  await createListing({ ...home, title: "Garden home on Chestnut Street", propertyType: "single-family" });
  await createListing({ ...home, title: "Shop on Pearl Street", propertyType: "retail" });
  const rent = { ...home, listingType: "rent", priceCents: 60_000n } as const;
  const details = { beds: 2, pets: true };
  await createListing({ ...rent, title: "Two-bedroom rowhouse", propertyType: "townhouse", details });
  await createListing({ ...rent, title: "Corner shop", propertyType: "retail" });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

test.each([
  ["tool chest", ["Steel toolbox"]],
  ["landscaper", ["Landscape design and planting", "Lawn care, native plants"]],
  ["i am going to propose to my girlfriend", ["Engagement ring, white gold"]],
  ["my grass is getting way too long", ["Lawn care, native plants"]],
  ["selling my house and need good photos of it", ["Real estate photography"]],
  ["first car for my son", ["Compact SUV, backup camera"]],
  ["something to ride to work instead of a truck", ["Commuter bike"]],
  ["my aunt's piano needs to get to our new house", ["Piano and furniture moving"]],
  ["we have a dog and are looking for a townhouse to rent", ["Two-bedroom rowhouse"]],
  ["rent 500-700 a month", ["Two-bedroom rowhouse"]],
])("'%s' finds what it tells of, and nothing else", async (search, titles) => {
  const { items } = await searchWithClose({ search });
  expect(items.map(({ title }) => title).toSorted()).toEqual(titles);
});

test("what a sentence tells before its need only says what comes first", async () => {
  const { items } = await searchWithClose({ search: "i hurt my knee and want to start exercising again" });
  expect(items.map(({ title }) => title)).toEqual(["Post-injury training", "Outdoor group training"]);
});
