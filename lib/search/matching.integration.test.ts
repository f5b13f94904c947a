import { rows, sql } from "@/lib/server/db";
import { replaceListings, titled } from "@/prisma/test/search-listings";
import { searchListings, searchWithClose } from "./results/queries";

describe("searches by title", () => {
  beforeAll(async () => {
    const home = { category: "realestate", description: "Bright." } as const;
    const goods = { description: "I can help carry it to the car." };
    await replaceListings([
      ...[
        "Quiet walk-up apartment on Elm Street",
        "Corner condo, walk-in closet",
        "Family home, built-in shelves",
        "Move-in ready home with a porch",
      ].map((title) => ({ ...home, title, propertyType: "apartment" })),
      { ...home, title: "Warehouse, three loading docks", propertyType: "industrial" },
      { ...home, title: "Industrial unit, sprinklers", propertyType: "industrial" },
      ...titled({ category: "services", description: "Weekends too." }, [
        "Panel upgrades",
        "Dog walking",
        "TV mounting and shelves",
        "Door and window repairs",
        "Pet sitting at your home",
        "Electrical safety check",
      ]),
      ...titled(goods, [
        "Mantel clock, chimes on the hour",
        "Shelf clock, Old Mill Tambour",
        "Wool coat, size L",
        "Wool coat, size M",
        "Blue check-in suitcase",
        "Dining chair, solid oak",
        "Walnut chair",
      ]),
      {
        ...goods,
        title: "Compact SUV",
        details: { subcategory: "vehicles/cars" },
        description: "Clean.",
      },
      { ...goods, title: "Pickup truck", details: { subcategory: "vehicles/trucks" } },
      { ...goods, title: "Alto saxophone" },
      {
        ...goods,
        title: "Merino yarn, three skeins",
        details: { brand: "Wool Cottage" },
      },
      { ...goods, title: "Two-person tent" },
      { ...goods, title: "Leather camping boots" },
      { ...home, title: "Boutique hotel, 38 rooms", propertyType: "hospitality" },
      { ...goods, title: "Retro scooter" },
      { ...goods, title: "Air 13 laptop", details: { brand: "Linden" } },
      { ...home, title: "Bright condo on Linden Street", propertyType: "condo" },
    ]);
  }, 60_000);

  test.each<[string, string[]]>([
    // The index drops the second word of these in any spelling.
    ["walk-in closet", ["Corner condo, walk-in closet"]],
    ["walk up", ["Quiet walk-up apartment on Elm Street"]],
    ["walkup", ["Quiet walk-up apartment on Elm Street"]],
    ["built in shelves", ["Family home, built-in shelves"]],
    ["move-in ready home", ["Move-in ready home with a porch"]],
    ["check in suitcase", ["Blue check-in suitcase"]],
    // Goods that do something aren't work.
    ["chiming clock", ["Mantel clock, chimes on the hour"]],
    ["size medium coat", ["Wool coat, size M"]],
    ["elm street", ["Quiet walk-up apartment on Elm Street"]],
    ["tambour", ["Shelf clock, Old Mill Tambour"]],
    ["saxafone", ["Alto saxophone"]],
    ["motorcycle", ["Retro scooter"]],
    // The use of an item, by a verb that no title has.
    ["knit", ["Merino yarn, three skeins"]],
    ["camp", ["Two-person tent", "Leather camping boots"]],
    // A brand that contains a word for a home.
    ["wool cottage", ["Merino yarn, three skeins"]],
    ["lodging for sale", ["Boutique hotel, 38 rooms"]],
    // A real word that is a typo in this context.
    ["dinning chairs", ["Dining chair, solid oak"]],
    // The exact match comes first, even if others are newer.
    ["breaker box", ["Panel upgrades", "Electrical safety check"]],
    ["dog boarding", ["Pet sitting at your home", "Dog walking"]],
    ["the window in my bedroom won't open anymore", ["Door and window repairs"]],
    // Listings with the exact name come first.
    ["industrial unit", ["Industrial unit, sprinklers", "Warehouse, three loading docks"]],
    ["warehouse", ["Warehouse, three loading docks", "Industrial unit, sprinklers"]],
    ["car", ["Compact SUV", "Pickup truck"]],
  ])("answers '%s' with %j", async (search, titles) => {
    const page = await searchListings({ search });
    expect(page.items.slice(0, page.mentionsFrom).map(({ title }) => title)).toEqual(titles);
    expect(page.missing).toEqual([]);
    expect(["exact", "corrected"]).toContain(page.match);
  });

  test("lists other listings with the name of a brand after those of the brand", async () => {
    const { items } = await searchWithClose({ search: "linden" });
    expect(items.map(({ title }) => title)).toEqual(["Air 13 laptop", "Bright condo on Linden Street"]);
  });
});

describe("searches by name", () => {
  beforeAll(async () => {
    await replaceListings([
      ...titled({ category: "services", description: "Quick." }, [
        "Water heater replacement",
        "Local moving",
        "Interior painting, furniture moved and covered",
        "Piano lessons",
        "Quarterly bookkeeping",
        "Landscape design and planting, native plants",
      ]),
      ...titled({ description: "Well kept." }, [
        "Houseplant in terracotta",
        "Compact camera",
        "Birthday cake, with candles",
        "Noise-cancelling headphones",
        "Walnut chair",
        "Two-seat sofa, smoke-free home",
      ]),
      {
        category: "realestate",
        title: "Corner building, new boilers",
        description: "A home too.",
      },
    ]);
  }, 60_000);

  test.each<[string, string[], string]>([
    // Homes have these under another name, but they don't match the work on them.
    ["water heater", ["Water heater replacement"], "exactly"],
    // Goods don't match work on them, in one word or in two.
    ["house plants", ["Houseplant in terracotta"], "exactly"],
    // The subject of a title, also by a single word.
    ["movers", ["Local moving"], "exactly"],
    // A word before the subject is an exact match; an accessory isn't.
    ["piano", ["Piano lessons"], "exactly"],
    ["birthday", ["Birthday cake, with candles"], "exactly"],
    ["birthday in Austin", ["Birthday cake, with candles"], "exactly"],
    ["candles", ["Birthday cake, with candles"], "in part"],
    ["book keeper", ["Quarterly bookkeeping"], "exactly"],
    // Learners don't buy goods.
    ["learn to make furniture", ["Piano lessons"], "in part"],
    ["camera original box", ["Compact camera"], "in part"],
    ["chair smoke free", ["Walnut chair"], "in part"],
    ["couch from a smoke free home", ["Two-seat sofa, smoke-free home"], "exactly"],
    // A model that nobody has, and a nonsense word.
    ["camera x100", ["Compact camera"], "in part"],
    ["camera qwrtz", ["Compact camera"], "in part"],
    ["canceling", ["Noise-cancelling headphones"], "exactly"],
  ])("searchListings answers '%s' with %j %s", async (search, titles, expectedMatch) => {
    const page = await searchListings({ search });
    expect(page.items.map(({ title }) => title)).toEqual(titles);
    expect(page.match === "partial" ? "in part" : "exactly").toBe(expectedMatch);
  });
});

describe("synonyms", () => {
  beforeAll(async () => {
    const work = { category: "services", description: "Quick." } as const;
    const goods = { description: "Well kept." };
    // An admin's one-way synonym without the joined spelling.
    await rows(sql`INSERT INTO search_synonyms (words, finds) VALUES ('{foot stool}', '{pouffe}')`);
    await replaceListings([
      { ...work, title: "Dog grooming" },
      { ...work, title: "EV charger installation" },
      { ...work, title: "Plumbing repairs" },
      { ...work, title: "Move-out cleaning" },
      { ...work, title: "Deep cleaning" },
      { ...work, title: "Exterior painting" },
      { ...work, title: "Family photography" },
      { ...work, title: "Product photography" },
      { ...work, title: "Wedding photography" },
      { ...work, title: "Piano and furniture moving" },
      { ...goods, title: "Oak foot stool" },
      { ...goods, title: "Walnut footstool" },
      { ...goods, title: "Wool coat" },
      { ...goods, title: "Canvas tent" },
      { ...goods, title: "Pickup truck, one owner, clean title" },
    ]);
  }, 60_000);

  const titlesFor = async (search: string) =>
    (await searchListings({ search })).items.map(({ title }) => title);

  test.each([
    ["wash my dog", ["Dog grooming"]],
    ["charger for my electric car", ["EV charger installation"]],
    // A four-word phrase from the table, before a shorter one in it.
    ["end of lease cleaning", ["Move-out cleaning"]],
    // The recipient or object decides which work it is.
    ["photographer for my baby", ["Family photography"]],
    ["photographer for my sister's wedding", ["Wedding photography"]],
    ["help moving a piano", ["Piano and furniture moving"]],
    // Titles with one word or two, whatever the synonyms.
    ["foot stool", ["Oak foot stool", "Walnut footstool"]],
    // Attributes in a title aren't the thing itself.
    ["truck one owner clean title", ["Pickup truck, one owner, clean title"]],
  ])("finds for '%s' %j", async (search, titles) => {
    expect((await titlesFor(search)).sort()).toEqual(titles);
  });

  test("finds a provider for an activity", async () => {
    expect(await searchListings({ search: "fence painting" })).toMatchObject({
      items: [{ title: "Exterior painting" }],
      match: "exact",
    });
  });

  test.each(["fence paint", "deck stain"])("reads '%s' as goods that are not offered", async (search) => {
    const { match } = await searchListings({ search });
    expect(["none", "partial"]).toContain(match);
  });

  test.each([
    ["tant", "tent"],
    ["coet", "coat"],
  ])("corrects '%s' to %s", async (search, corrected) => {
    expect(await searchListings({ search })).toMatchObject({ corrected });
  });

  test.each(["plum", "cout", "pain", "pain near me"])("leaves '%s' uncorrected", async (search) => {
    expect(await searchListings({ search })).toMatchObject({ items: [], corrected: null });
  });
});

describe("items that are not offered", () => {
  beforeAll(async () => {
    await replaceListings([{ title: "Kids guitar", category: "products" }]);
  }, 60_000);

  test.each([
    ["accoustic guitar", "acoustic guitar"],
    ["Accoustic Guitar", "acoustic guitar"],
    ["ACCOUSTIC GUITAR", "acoustic guitar"],
    ["kids accoustic guitar", "kids acoustic guitar"],
    // A name, recognized by its capitals or by an unlikely misspelling.
    ["kids Accoustic guitar", null],
    ["kathedral guitar", null],
    ["evergreene guitar", null],
  ])("corrects '%s' to %s", async (search, meant) => {
    expect((await searchListings({ search })).corrected).toBe(meant);
  });
});

describe("words that are understood as facts", () => {
  beforeAll(async () => {
    const goods = { category: "products", description: "Ships in two days." } as const;
    const home = {
      category: "realestate",
      description: "A quiet street.",
      propertyType: "single-family",
      listingType: "sale",
      priceCents: 30_000_000n,
    } as const;
    await replaceListings([
      { ...goods, title: "USED COOLER GREAT FOR SCOUTS!!!", details: { condition: "used" } },
      { ...home, title: "Turn-key house on 25 acres" },
      { ...goods, title: "Small painting of a house", priceCents: 6_000n },
      ...titled({ ...goods, details: { condition: "used" } }, [
        "Nemora cooler",
        "Kelter cooler",
        "Big cooler",
      ]),
      ...titled(home, ["Charming house by the river", "Corner house, new roof", "Bright house"]),
    ]);
  }, 60_000);

  test.each([
    ["used cooler", "USED COOLER GREAT FOR SCOUTS!!!"],
    ["cooler great", "USED COOLER GREAT FOR SCOUTS!!!"],
    ["house on 25 acres", "Turn-key house on 25 acres"],
    ["house under $66", "Small painting of a house"],
  ])("ranks the title with '%s' first, or finds it at all", async (search, title) => {
    const { items } = await searchListings({ search });
    expect(items[0]?.title).toBe(title);
  });
});
