import { createListing, createVendor } from "@/prisma/factories";
import { searchWithClose } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const goods = { vendorId, description: "Well kept." };
  await createListing({ ...goods, title: "Walnut chair" });
  await createListing({ ...goods, title: "Running shoes, US 9" });
  const work = { vendorId, category: "services", description: "Quick." } as const;
  await createListing({ ...work, title: "Two movers and a truck", description: "Call us." });
  await createListing({ ...work, title: "Packing and moving" });
  await createListing({ ...work, title: "Private chef for dinners" });
  await createListing({ ...work, title: "Cooking class", description: "I come with all tools." });
  await createListing({ ...work, title: "Sports massage" });
  await createListing({ ...work, title: "Prenatal massage", description: "A massage for two." });
  await createListing({ ...work, title: "Couples massage", description: "A massage for two." });
  await createListing({ ...work, title: "Dog walking" });
  await createListing({ ...work, title: "EV charger installation" });
  await createListing({ ...work, title: "Car repair and service" });
  const home = { vendorId, category: "realestate", description: "Bright.", listingType: "rent" } as const;
  const rent = { ...home, propertyType: "apartment", priceCents: 90_000n } as const;
  await createListing({ ...rent, title: "Garden apartment", details: { beds: 2, pets: true } });
  await createListing({ ...rent, title: "Corner apartment", details: { beds: 2, pets: false } });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

test.each([
  ["a chair for us", ["Walnut chair"]],
  ["movers for us", ["Packing and moving", "Two movers and a truck"]],
  ["a chair for everybody", ["Walnut chair"]],
  ["dinner for the whole family", ["Private chef for dinners"]],
  ["a chair for my wife", ["Walnut chair"]],
  ["place to rent with 2 bedrooms for us and our dog", ["Garden apartment"]],
  ["place to rent for us and our dog", ["Garden apartment"]],
  ["us and our dog need an apartment", ["Garden apartment"]],
  ["want a chef to come to my house", ["Cooking class", "Private chef for dinners"]],
  ["someone to come by and walk my dog", ["Dog walking"]],
])("'%s' finds %j, and nobody is said to be missing", async (search, titles) => {
  const { items, isPartial } = await searchWithClose({ search });
  expect(items.map(({ title }) => title).toSorted()).toEqual(titles);
  expect(isPartial).toBe(false);
});

test("a size stays a word that says which comes first", async () => {
  const { items, isPartial } = await searchWithClose({ search: "shoes us 9" });
  expect([items.map(({ title }) => title), isPartial]).toEqual([["Running shoes, US 9"], false]);
});

test.each([
  ["my back hurts and i need a massage", "Sports massage"],
  ["prenatal massage", "Prenatal massage"],
])("'%s' begins with %s", async (search, title) => {
  const { items } = await searchWithClose({ search });
  expect(items[0]?.title).toBe(title);
});
