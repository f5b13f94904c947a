import { replaceListings, titled } from "@/prisma/test/search-listings";
import { searchWithClose } from "./results/queries";

describe("the search for a sentence", () => {
  beforeAll(async () => {
    const goods = { description: "Well kept." };
    const work = { category: "services", description: "Quick." } as const;
    const home = { category: "realestate", description: "Bright.", listingType: "sale" } as const;
    await replaceListings([
      ...titled(goods, [
        "Walnut chair, in great shape",
        "Long coat, fully lined",
        "Amphora vase",
        "Studio microphone",
        "Running sneakers",
        "Commuter bike",
        "Snare drum",
      ]),
      ...titled(work, [
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
      ]),
      { ...home, title: "Shop on Pearl Street", propertyType: "retail" },
      { ...home, title: "Corner building", propertyType: "mixed-use" },
      { ...home, title: "Garden apartment", propertyType: "apartment" },
      { ...home, title: "Family home", propertyType: "single-family" },
      { ...home, title: "Family farm", propertyType: "farm" },
    ]);
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
  ])("answers '%s' by its meaning as an exact match", async (search, titles) => {
    const { items, match, mentionsFrom } = await searchWithClose({ search });
    expect([items.slice(0, mentionsFrom).map(({ title }) => title), match]).toEqual([titles, "exact"]);
  });

  test.each([
    "haven't filed my taxes",
    "who'd fix my shower",
    "they\u2019ve clogged the drain",
    "st pete fl movers",
  ])("preserves the existing words of '%s'", async (search) => {
    expect(await searchWithClose({ search })).toMatchObject({ corrected: null });
  });

  test("marks services that only use a tool as mentions", async () => {
    const { items, ...outcome } = await searchWithClose({ search: "cleaning supplies" });
    expect(items.map(({ category }) => category)).toEqual(["services", "services"]);
    expect(outcome).toMatchObject({ match: "partial", partial: { by: "mention" } });
  });
});

describe("the need in a sentence", () => {
  beforeAll(async () => {
    const goods = { description: "Well kept." };
    const work = { category: "services", description: "Quick." } as const;
    const home = { category: "realestate", description: "Bright.", listingType: "sale" } as const;
    const rent = { ...home, listingType: "rent", priceCents: 60_000n } as const;
    const details = { beds: 2, pets: true };
    await replaceListings([
      ...titled(goods, [
        "Steel toolbox",
        "Engagement ring, white gold",
        "Compact SUV, backup camera",
        "Pickup truck, tow package",
        "Commuter bike",
        "Training shoes",
      ]),
      ...titled(work, [
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
      ]),
      { ...home, title: "Garden apartment on Chestnut Street", propertyType: "apartment" },
      { ...home, title: "Garden home on Chestnut Street", propertyType: "single-family" },
      { ...home, title: "Shop on Pearl Street", propertyType: "retail" },
      { ...rent, title: "Two-bedroom rowhouse", propertyType: "townhouse", details },
      { ...rent, title: "Corner shop", propertyType: "retail" },
    ]);
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
  ])("finds for '%s' the described listings only", async (search, titles) => {
    const { items } = await searchWithClose({ search });
    expect(items.map(({ title }) => title).toSorted()).toEqual(titles);
  });

  test("uses the words before a need only for the order", async () => {
    const { items } = await searchWithClose({ search: "i hurt my knee and want to start exercising again" });
    expect(items.map(({ title }) => title)).toEqual(["Post-injury training", "Outdoor group training"]);
  });
});

describe("recipients", () => {
  beforeAll(async () => {
    const goods = { description: "Well kept." };
    const work = { category: "services", description: "Quick." } as const;
    const home = { category: "realestate", description: "Bright.", listingType: "rent" } as const;
    const rent = { ...home, propertyType: "apartment", priceCents: 90_000n } as const;
    await replaceListings([
      { ...goods, title: "Walnut chair" },
      { ...goods, title: "Running shoes, US 9" },
      { ...work, title: "Two movers and a truck", description: "Call us." },
      { ...work, title: "Packing and moving" },
      { ...work, title: "Private chef for dinners" },
      { ...work, title: "Cooking class", description: "I come with all tools." },
      { ...work, title: "Sports massage" },
      { ...work, title: "Prenatal massage", description: "A massage for two." },
      { ...work, title: "Couples massage", description: "A massage for two." },
      { ...work, title: "Dog walking" },
      { ...work, title: "EV charger installation" },
      { ...work, title: "Car repair and service" },
      { ...rent, title: "Garden apartment", details: { beds: 2, pets: true } },
      { ...rent, title: "Corner apartment", details: { beds: 2, pets: false } },
    ]);
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
  ])("leaves for '%s' %j, without reporting recipients as missing", async (search, titles) => {
    const { items, match } = await searchWithClose({ search });
    expect(items.map(({ title }) => title).toSorted()).toEqual(titles);
    expect(match).toBe("exact");
  });

  test("leaves a size as a word that affects the order", async () => {
    const { items, match } = await searchWithClose({ search: "shoes us 9" });
    expect([items.map(({ title }) => title), match]).toEqual([["Running shoes, US 9"], "exact"]);
  });

  test.each([
    ["my back hurts and i need a massage", "Sports massage"],
    ["prenatal massage", "Prenatal massage"],
  ])("makes '%s' list %s first", async (search, title) => {
    const { items } = await searchWithClose({ search });
    expect(items[0]?.title).toBe(title);
  });
});
