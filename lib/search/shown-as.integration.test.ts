import { createListing, createVendor } from "@/prisma/factories";
import { searchWithClose } from "./queries";
import { readingHeaders } from "./reading.rules";
import { partlyMet } from "./told.copy";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

const at = (city: string, state: string) => ({ city, state, location: `${city}, ${state}` });

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const goods = { vendorId, description: "Well kept." };
  const headphones = { ...goods, details: { brand: "Nordlyd" } };
  await createListing({ ...headphones, title: "Nordlyd over-ear headphones", ...at("Austin", "TX") });
  await createListing({ ...goods, title: "Hot plate", description: "It gets hot." });
  const work = { vendorId, category: "services", description: "Quick." } as const;
  for (const title of [
    "EV charger installation",
    "Car repair and service",
    "Hedge and tree trimming",
    "Headshots and portraits",
    "Dog grooming",
  ])
    await createListing({ ...work, title });
  const home = { vendorId, category: "realestate", description: "Bright." } as const;
  const sold = { ...home, listingType: "sale" } as const;
  const house = { ...sold, title: "Family home", propertyType: "single-family" } as const;
  await createListing({ ...house, ...at("St. Louis", "MO") });
  await createListing({ ...sold, title: "Corner condo", propertyType: "condo", ...at("Phoenix", "AZ") });
  await createListing({
    ...sold,
    title: "4-acre lot",
    propertyType: "vacant-land",
    description: "No neighbor.",
  });
  const rent = { ...home, listingType: "rent", priceCents: 90_000n, details: { beds: 2 } } as const;
  await createListing({ ...rent, title: "Garden apartment", propertyType: "apartment" });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

test.each([
  ["i need a charger for my electric car installed in my garage", ["EV charger installation"]],
  ["i need an electric car charger installed in my garage", ["EV charger installation"]],
])("'%s' finds %j, and no word is said to be matched that is not there", async (search, titles) => {
  const page = await searchWithClose({ search });
  expect(titlesOf(page)).toEqual(titles);
  expect(partlyMet(page)).toBe("No listing has all of this. These come closest.");
});

test.each([
  ["our hedges are getting overgrown", ["Hedge and tree trimming"]],
  ["i need professional pictures for my linkedin", ["Headshots and portraits"]],
])("'%s' is met, and nothing is said to be left out", async (search, titles) => {
  const page = await searchWithClose({ search });
  expect(titlesOf(page)).toEqual(titles);
  expect(page.isAll).toBe(true);
  expect(readingHeaders(page)).toEqual({});
});

test.each(["empty lots", "vacant lots with no neighbors"])(
  "'%s' is vacant land and no more than that",
  async (search) => {
    const page = await searchWithClose({ search });
    expect([titlesOf(page), page.isPartial]).toEqual([["4-acre lot"], false]);
    expect(page.beside?.words).toBe("");
  },
);

test.each([
  ["place to rent with 2 bedrooms for our dog", "dog"],
  ["place to rent with a zipline", "zipline"],
])("where nobody has all of '%s' the home is shown that has the rest", async (search, left) => {
  const page = await searchWithClose({ search });
  expect(titlesOf(page)).toEqual(["Garden apartment"]);
  expect(partlyMet(page)).toBe(`No listing has all of this. These have the rest, but not this: “${left}”.`);
});

test.each([
  ["house with a hot tub", "hot tub"],
  ["house with tennis courts", "tennis courts"],
])("what is one thing in '%s' is named whole", async (search, thing) => {
  const page = await searchWithClose({ search });
  expect(titlesOf(page)).toEqual(["Family home"]);
  expect(partlyMet(page)).toBe(`No listing mentions “${thing}”. These have the rest.`);
});

test.each([
  ["condo in Pheonix", "Phoenix", "condo"],
  ["house st louis", "St. Louis", "house"],
  ["nordlyd headphones", "Nordlyd", "headphones"],
  ["nordlid headphones", "Nordlyd", "headphones"],
])("'%s' has the chip %s, and without it '%s' is left", async (search, label, without) => {
  const { wishes, items } = await searchWithClose({ search });
  expect(items).toHaveLength(1);
  expect(wishes.filter(({ kind }) => kind === "place" || kind === "brand")).toEqual([
    expect.objectContaining({ label, without }),
  ]);
});

test("where nobody offers what is named, others of its kind are shown, and it is said", async () => {
  const page = await searchWithClose({ search: "airpods" });
  expect(titlesOf(page)).toEqual(["Nordlyd over-ear headphones"]);
  expect(page).toMatchObject({ isPartial: true, missing: ["airpods"], corrected: null });
  expect(partlyMet(page)).toBe("No listing mentions “airpods”. These come closest.");
  expect(titlesOf(await searchWithClose({ search: "airpods under $5" }))).toEqual([]);
});

test("a shop sells what it is named by, or repairs it", async () => {
  const found = await Promise.all(
    ["headphone store", "auto shop"].map((search) => searchWithClose({ search })),
  );
  expect(found.map(titlesOf)).toEqual([["Nordlyd over-ear headphones"], ["Car repair and service"]]);
});
