import { rows, sql } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { searchListings } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const work = { vendorId, category: "services", description: "Quick." } as const;
  await createListing({ ...work, title: "Dog grooming" });
  await createListing({ ...work, title: "EV charger installation" });
  await createListing({ ...work, title: "Plumbing repairs" });
  await createListing({ ...work, title: "Move-out cleaning" });
  await createListing({ ...work, title: "Deep cleaning" });
  await createListing({ ...work, title: "Exterior painting" });
  await createListing({ ...work, title: "Family photography" });
  await createListing({ ...work, title: "Product photography" });
  await createListing({ ...work, title: "Wedding photography" });
  await createListing({ ...work, title: "Piano and furniture moving" });
  const goods = { vendorId, description: "Well kept." };
  await createListing({ ...goods, title: "Oak foot stool" });
  await createListing({ ...goods, title: "Walnut footstool" });
  // As an admin may have it: one way, and without the one word.
  await rows(sql`INSERT INTO search_synonyms (words, finds) VALUES ('{foot stool}', '{pouffe}')`);
  await createListing({ ...goods, title: "Wool coat" });
  await createListing({ ...goods, title: "Canvas tent" });
  await createListing({ ...goods, title: "Pickup truck, one owner, clean title" });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

const titlesFor = async (search: string) =>
  (await searchListings({ search })).items.map(({ title }) => title);

test.each([
  // Other forms of the words of a phrase, and a phrase turned around.
  ["wash my dog", ["Dog grooming"]],
  ["charger for my electric car", ["EV charger installation"]],
  // A phrase of four words that the table has, before a shorter one in it.
  ["end of lease cleaning", ["Move-out cleaning"]],
  // Whom and what work is for says which it is.
  ["photographer for my baby", ["Family photography"]],
  ["photographer for my sister's wedding", ["Wedding photography"]],
  ["help moving a piano", ["Piano and furniture moving"]],
  // What titles have in one word or in two, whatever the table says of either.
  ["foot stool", ["Oak foot stool", "Walnut footstool"]],
  // What titles say of a thing is not the thing.
  ["truck one owner clean title", ["Pickup truck, one owner, clean title"]],
])("searchListings finds for '%s' %j", async (search, titles) => {
  expect((await titlesFor(search)).sort()).toEqual(titles);
});

test("searchListings finds who does it for a doing", async () => {
  expect(await searchListings({ search: "fence painting" })).toMatchObject({
    items: [{ title: "Exterior painting" }],
    isPartial: false,
  });
});

test.each(["fence paint", "deck stain"])(
  "searchListings takes '%s' for goods that nobody offers",
  async (search) => {
    const { items, isPartial } = await searchListings({ search });
    expect(items.length === 0 || isPartial).toBe(true);
  },
);

test.each([
  ["tant", "tent"],
  ["coet", "coat"],
])("searchListings takes '%s' for a %s", async (search, corrected) => {
  expect(await searchListings({ search })).toMatchObject({ corrected });
});

test.each(["plum", "cout", "pain", "pain near me"])(
  "searchListings takes '%s' for no other word",
  async (search) => {
    expect(await searchListings({ search })).toMatchObject({ items: [], corrected: null });
  },
);
