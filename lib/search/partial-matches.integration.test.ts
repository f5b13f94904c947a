import { replaceListings, titled } from "@/prisma/test/search-listings";
import type { Outcome } from "./contract";
import { searchListings, searchWithClose } from "./results/queries";
import { outcomeHeaders } from "./results/outcome.rules";
import { findRelaxations } from "./refinement/relaxing.queries";
import { outcomeMessage } from "./results/messages.copy";
import { areKnownWords } from "./spelling/known-words.queries";

describe("partial matches", () => {
  beforeAll(async () => {
    const work = { category: "services", description: "Quick." } as const;
    const goods = { description: "Well kept." };
    await replaceListings([
      ...titled(work, [
        "Haircut and styling",
        "Hedge and tree trimming",
        "Violin lessons",
        "Piano lessons",
        "Headshots and portraits",
        "Wedding photography",
        "Oil change at your home",
        "Brake service",
        "Interior painting",
      ]),
      ...titled(goods, [
        "Compact SUV",
        "City bike",
        "Bicycle helmet",
        "Dining chair",
        "Table radio",
        "Race bib",
      ]),
      ...["Quad skates", "Beach ball", "Wool scarf"].map((title) => ({
        ...goods,
        title,
        description: "They do not break, and hold on any rack.",
      })),
      {
        category: "realestate",
        title: "Walk-up apartment, bike storage",
        description: "A corner unit with storage.",
      },
      {
        category: "realestate",
        propertyType: "office",
        title: "Suite on Pearl Street, open space",
        description: "Bright.",
      },
    ]);
  }, 60_000);

  test.each<[string, { titles: string[]; match: Outcome["match"] }]>([
    // The object decides who does the work.
    ["trim my bangs", { titles: ["Haircut and styling"], match: "exact" }],
    // Falls back to the other words if nobody does it.
    ["trim my nails", { titles: ["Hedge and tree trimming"], match: "partial" }],
    ["paint my nails", { titles: ["Interior painting"], match: "partial" }],
    ["trim the hedge", { titles: ["Hedge and tree trimming"], match: "exact" }],
    ["piano and violin lessons", { titles: ["Piano lessons", "Violin lessons"], match: "partial" }],
    ["spanish and violin lessons", { titles: ["Violin lessons"], match: "partial" }],
    ["oil change or brakes", { titles: ["Brake service", "Oil change at your home"], match: "partial" }],
    ["suv one owner clean title", { titles: ["Compact SUV"], match: "partial" }],
    ["clean title", { titles: [], match: "none" }],
    ["sedan clean title", { titles: [], match: "none" }],
    // Amenities of homes are only mentions.
    ["storage unit", { titles: ["Walk-up apartment, bike storage"], match: "partial" }],
    ["portrait photographer", { titles: ["Headshots and portraits"], match: "exact" }],
  ])("searchListings answers '%s' with %j", async (search, { titles, match }) => {
    const page = await searchListings({ search });
    expect(page.items.map(({ title }) => title).sort()).toEqual(titles);
    expect(page.match).toBe(match);
  });

  test("reports a misspelled word without results as missing instead of correcting it", async () => {
    const { items, missing, corrected } = await searchListings({ search: "chair compas" });
    const titles = items.map(({ title }) => title);
    expect({ titles, missing, corrected }).toEqual({
      titles: ["Dining chair"],
      missing: ["compas"],
      corrected: null,
    });
  });

  test.each([
    ["vilon lessons", "violin lessons"],
    ["vilon teacher", "violin teacher"],
    ["vilon", null],
    ["vilon cake", null],
    // A more frequent word isn't meant here if nothing is named by it.
    ["brak service", "brake service"],
    ["table radoi", "table radio"],
    // Words for homes count as context too.
    ["office rpace", "office space"],
  ])("corrects '%s' to %j by the adjacent word", async (search, corrected) => {
    expect((await searchListings({ search })).corrected).toBe(corrected);
  });
});

describe("parts named as missing", () => {
  const at = (city: string, state: string) => ({ city, state, location: `${city}, ${state}` });

  beforeAll(async () => {
    const goods = { description: "Well kept." };
    const work = { category: "services", description: "Sessions in the park." } as const;
    const home = { category: "realestate", description: "Bright." } as const;
    const condo = { ...home, propertyType: "condo", listingType: "sale" } as const;
    await replaceListings([
      { ...goods, title: "Compact SUV", description: "The grille was repainted." },
      { ...goods, title: "Dining chair" },
      { ...goods, title: "Red wool coat" },
      { ...goods, title: "Old table clock" },
      { ...goods, title: "Teddy bear", description: "It goes in the washing machine." },
      { ...goods, title: "Coffee table", description: "By a maker in town." },
      { ...goods, title: "Free weights and bench", ...at("Austin", "TX") },
      { ...work, title: "Group training", ...at("Tampa", "FL") },
      { ...work, title: "Licensed electrician", ...at("Boulder", "CO") },
      { ...work, title: "Licensed electrician, all hours", ...at("Houston", "TX") },
      { ...condo, title: "High-rise condo", details: { beds: 2, baths: 2 }, ...at("Boston", "MA") },
      { ...condo, title: "Corner condo", details: { beds: 2 }, ...at("Orlando", "FL") },
      {
        ...home,
        propertyType: "single-family",
        listingType: "sale",
        title: "Home in Table Mesa",
        ...at("Miami", "FL"),
      },
      { ...goods, title: "Floor lamp", ...at("Denver", "CO") },
    ]);
  }, 60_000);

  test.each([
    ["condo miami", ["Corner condo", "High-rise condo"], "Miami", "condo"],
    ["condos for sale in miami", ["Corner condo", "High-rise condo"], "Miami", "condos for sale"],
    [
      "electrician in denver",
      ["Licensed electrician", "Licensed electrician, all hours"],
      "Denver",
      "electrician",
    ],
    [
      "electrician denver",
      ["Licensed electrician", "Licensed electrician, all hours"],
      "Denver",
      "electrician",
    ],
  ])(
    "finds for '%s' without results in its place %j, nearest first",
    async (search, titles, place, thing) => {
      const page = await searchWithClose({ search });
      expect(page.items.map(({ title }) => title)).toEqual(titles);
      expect(page).toMatchObject({
        match: "nearby",
        next: null,
        total: titles.length,
        nearby: { place, thing, isByDistance: true },
      });
      expect(outcomeHeaders(page)).toMatchObject({ "x-search-partial": "most", "x-search-lacking": place });
    },
  );

  test.each(["2 bed 2 bath condo in orlando", "2 bed 2 bath condo near orlando"])(
    "finds for '%s' homes of the place that don't state their baths",
    async (search) => {
      const page = await searchListings({ search });
      expect(page.items.map(({ title }) => title)).toEqual(["Corner condo"]);
      expect(page).toMatchObject({ match: "partial", partial: { unmatched: { none: ["2 baths"] } } });
    },
  );

  test("keeps the chosen order when nothing is in the place", async () => {
    expect(await searchWithClose({ search: "condo miami", sort: "price_asc" })).toMatchObject({
      match: "nearby",
      nearby: { place: "Miami", where: "in Miami", thing: "condo", isByDistance: false },
    });
  });

  test.each(["condo near miami", "condos within 50 miles of miami, fl"])(
    "finds for '%s' without results around its place farther ones, nearest first",
    async (search) => {
      const page = await searchWithClose({ search });
      const [place = ""] = page.entities.flatMap(({ kind, label }) => (kind === "place" ? [label] : []));
      expect(page.items.map(({ title }) => title)).toEqual(["Corner condo", "High-rise condo"]);
      expect(page).toMatchObject({ match: "nearby", next: null, nearby: { place, isByDistance: true } });
      expect(outcomeMessage(page)).toBe(`No condos ${place.replace("W", "w")}. Nearest first:`);
    },
  );

  test("shows only results around the place when there are any", async () => {
    const page = await searchWithClose({ search: "condo near orlando" });
    expect(page.items.map(({ title }) => title)).toEqual(["Corner condo"]);
    expect(page.match).toBe("exact");
  });

  test("shows only results in the place when there are any", async () => {
    const page = await searchWithClose({ search: "lamp in denver" });
    expect(page.items.map(({ title }) => title)).toEqual(["Floor lamp"]);
    expect(page.match).toBe("exact");
  });

  test.each([
    ["green wool coat", { missing: ["green"], unmatched: { none: [], some: [] } }],
    ["old wool coat", { missing: [], unmatched: { none: ["old"], some: [] } }],
  ])("names the unmatched words of '%s': %j", async (search, { missing, unmatched }) => {
    expect(await searchWithClose({ search })).toMatchObject({
      match: "partial",
      missing,
      partial: { by: "parts", unmatched },
    });
  });

  test.each([
    ["grill", "most"],
    ["parking", "most"],
    ["dining table oak", "most"],
  ])("reports '%s' as a partial match: %s", async (search, part) => {
    const page = await searchWithClose({ search });
    expect(outcomeHeaders(page)).toMatchObject({ "x-search-partial": part });
  });

  test("marks results that only mention the words as mentions", async () => {
    const page = await searchWithClose({ search: "washing machine" });
    expect(page.items.map(({ title }) => title)).toEqual(["Teddy bear"]);
    expect(page).toMatchObject({ match: "partial", partial: { by: "mention", isVerbatim: true } });
    expect(outcomeHeaders(page)).toMatchObject({ "x-search-partial": "mention" });
  });

  test.each(["oud", "tabla", "finial", "soffit", "mandola", "tetra", "moses"])(
    "does not correct the existing word '%s'",
    async (search) => {
      const { items, corrected } = await searchWithClose({ search });
      expect([items, corrected]).toEqual([[], null]);
    },
  );

  test.each([
    ["nanny", true],
    ["locksmith", true],
    ["coffee maker", true],
    ["crib near me", true],
    ["2 bedroom hovel", true],
    ["xyzzyq", false],
    ["accordeonn lessons", false],
  ])("returns for '%s' whether all words are known: %s", async (search, areKnown) => {
    expect(await areKnownWords(search)).toBe(areKnown);
  });

  test("offers to drop no word when the rest is only mentioned", async () => {
    expect(await findRelaxations({ search: "coffee maker" })).toEqual([]);
  });
});

describe("long texts", () => {
  const cable = "Quantum patch cable, gold plated connectors, heavy duty, LAN router cable";
  const fitness = "Ninja smartwatch with full touch, counts over 100 cloud based watch faces";

  beforeAll(async () => {
    const goods = { description: "Well kept." };
    await replaceListings([
      ...titled(goods, [cable, "Dual band router", "Wireless router", "Smart band"]),
      { ...goods, title: fitness, priceCents: 2500 },
    ]);
  }, 60_000);

  const first = async (search: string) => (await searchListings({ search })).items[0]?.title;

  test("finds a title by all its words but one before others about its last word", async () => {
    expect(await first("quantum patch cable gold plated connectors heavy duty sturdy lan router")).toBe(
      cable,
    );
  });

  test("reads no price in a misspelled title", async () => {
    expect(await first("ninja smartwtch with full touch counts over 100 cloud based watch faces")).toBe(
      fitness,
    );
  });
});
