import { GET } from "@/app/api/listings/route";
import type { ListingQuery } from "@/lib/listings/contract";
import { replaceListings, titled } from "@/prisma/test/search-listings";
import { countByCategory } from "./refinement/facets.queries";
import { searchListings, searchWithClose } from "./results/queries";
import { outcomeHeaders } from "./results/outcome.rules";
import { outcomeMessage } from "./results/messages.copy";

describe("close matches of searchWithClose", () => {
  beforeAll(async () => {
    const goods = { description: "Well kept.", priceCents: 9000 };
    const work = { category: "services", description: "Quick." } as const;
    await replaceListings([
      ...(
        [
          ["Wireless headphones", 8000, "new"],
          ["Silver headphones", 9000, "used"],
          ["Graphite headphones", 7000, "new"],
        ] as const
      ).map(([title, priceCents, condition]) => ({ ...goods, title, priceCents, details: { condition } })),
      { ...goods, title: "Studio headphones", priceCents: 90_000 },
      { ...goods, title: "Wireless microphone" },
      { ...goods, title: "Lamp", description: "Beside wireless headphones it looks good." },
      ...["Red", "Blue", "Green", "White", "Black", "Gray"].map((color) => ({
        ...goods,
        title: `${color} oak chair`,
      })),
      { ...goods, title: "Pine chair" },
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => ({
        ...goods,
        title: `Teapot ${number}`,
        description: number > 2 ? "Round." : "Enamel.",
      })),
      { ...goods, title: "Brass trumpet", priceCents: 5000 },
      { ...goods, title: "Trumpet by Odd", priceCents: 4000 },
      { ...goods, title: "Toy band, two trumpets included", priceCents: 3000 },
      { ...work, title: "Harp and furniture moving" },
      { ...work, title: "Apartment moving" },
      { ...work, title: "Harp lessons" },
      { ...work, title: "Website design", description: "For a small winery." },
      { ...work, title: "Website care plan" },
      { ...work, title: "Hedge and tree trimming" },
      { ...work, title: "Barber cut and shave" },
    ]);
  }, 60_000);

  const titlesOf = (items: readonly { title: string }[] = []) => items.map(({ title }) => title);

  async function ask(query: ListingQuery) {
    const { items, close, total, mentionsFrom } = await searchWithClose(query);
    return { exact: titlesOf(items.slice(0, mentionsFrom)), close: titlesOf(close).sort(), total };
  }

  test.each<[string, ListingQuery, { exact: string[]; close: string[]; total?: number }]>([
    [
      "listings with the thing and most words after those with all",
      { search: "wireless headphones" },
      {
        exact: ["Wireless headphones"],
        close: ["Graphite headphones", "Silver headphones", "Studio headphones"],
        total: 2,
      },
    ],
    [
      "nothing above the price in the words",
      { search: "wireless headphones under $100" },
      { exact: ["Wireless headphones"], close: ["Graphite headphones", "Silver headphones"], total: 2 },
    ],
    [
      "nothing that a filter excludes",
      { search: "wireless headphones", maxPrice: 100 },
      { exact: ["Wireless headphones"], close: ["Graphite headphones", "Silver headphones"], total: 2 },
    ],
    [
      "nothing without the recognized condition",
      { search: "new wireless headphones" },
      { exact: ["Wireless headphones"], close: ["Graphite headphones"] },
    ],
    [
      "no close matches of a literal search",
      { search: "wireless headphones", literal: "1" },
      { exact: [], close: [] },
    ],
    ["no close matches of one word", { search: "microphone" }, { exact: ["Wireless microphone"], close: [] }],
    [
      "listings that include the thing after the thing itself",
      { search: "trumpet" },
      { exact: ["Trumpet by Odd", "Brass trumpet"], close: [], total: 3 },
    ],
    [
      "listings that include the thing by price, with no close matches",
      { search: "trumpet", sort: "price_asc" },
      { exact: ["Toy band, two trumpets included", "Trumpet by Odd", "Brass trumpet"], close: [] },
    ],
    [
      "work that shares only the subject in its title",
      { search: "website for my small winery" },
      { exact: ["Website design"], close: ["Website care plan"] },
    ],
    [
      "the same work on another thing, and no other work on the thing",
      { search: "help moving a harp" },
      { exact: ["Harp and furniture moving"], close: ["Apartment moving"] },
    ],
  ])("finds %s", async (_, query, { exact, close, total = exact.length }) => {
    const found = await ask(query);
    expect(found.close).toEqual(close);
    if (exact.length > 0) expect(found).toMatchObject({ exact, total });
  });

  test("adds no close matches to many full matches", async () => {
    const { exact, close } = await ask({ search: "oak chair" });
    expect(exact).toHaveLength(6);
    expect(close).toEqual([]);
  });

  test("shows at most twelve matches without duplicates, within the requested limit", async () => {
    const { exact, close } = await ask({ search: "enamel teapot" });
    expect(exact).toHaveLength(2);
    expect(close).toHaveLength(10);
    expect(new Set([...exact, ...close]).size).toBe(12);
    expect((await ask({ search: "enamel teapot", limit: 5 })).close).toHaveLength(3);
  });

  test("counts listings that mention every word, but no close matches", async () => {
    const search = "wireless headphones";
    expect((await searchListings({ search })).close).toBeUndefined();
    const [products] = await countByCategory({ search });
    expect(products).toMatchObject({ category: "products", count: 2 });
  });

  test.each(["cheapest wireless headphones", "wireless headphones"])(
    "sorts close matches like the matches: '%s' by price",
    async (search) => {
      const sort = search.startsWith("cheapest") ? undefined : ("price_asc" as const);
      const page = await searchWithClose({ search, sort });
      expect(titlesOf(page.items)).toEqual(["Wireless headphones"]);
      expect(titlesOf(page.close)).toEqual(["Graphite headphones", "Silver headphones", "Studio headphones"]);
    },
  );

  test("adds close matches to a partial match, unlike searchListings", async () => {
    const search = "qqxxzzkk1 wireless headphones";
    const page = await searchWithClose({ search });
    expect(page).toMatchObject({ match: "partial", total: 1 });
    expect(titlesOf(page.items)).toEqual(["Wireless headphones"]);
    expect(titlesOf(page.close).toSorted()).toEqual([
      "Graphite headphones",
      "Silver headphones",
      "Studio headphones",
    ]);
    const plain = await searchListings({ search });
    expect([titlesOf(plain.items), plain.total, plain.close]).toEqual([
      ["Wireless headphones"],
      1,
      undefined,
    ]);
  });

  test("returns full matches first, with their number, in GET /api/listings", async () => {
    const get = (query: Record<string, string>) =>
      GET(new Request(`http://localhost:3000/api/listings?${new URLSearchParams(query)}`));
    const response = await get({ search: "wireless headphones" });
    const [first, ...others] = (await response.json()) as { title: string }[];
    expect([first!.title, others.length]).toEqual(["Wireless headphones", 4]);
    const { headers } = response;
    expect(["Exact", "Mentions", "Partial"].map((name) => headers.get(`X-Search-${name}`))).toEqual([
      "2",
      "1",
      null,
    ]);
    expect(response.headers.get("X-Total-Count")).toBe("2");
    const many = await get({ search: "oak chair", limit: "4" });
    expect(many.headers.get("X-Search-Exact")).toBeNull();
    const next = new URLSearchParams(/\?([^>]+)>/.exec(many.headers.get("Link") ?? "")?.[1]);
    const rest = await get(Object.fromEntries(next));
    expect([((await rest.json()) as unknown[]).length, rest.headers.get("X-Search-Exact")]).toEqual([
      2,
      null,
    ]);
  });

  test.each([
    ["cut down a tree", "Hedge and tree trimming"],
    ["trim back my hedge", "Hedge and tree trimming"],
  ])("finds for '%s' only work on the same object", async (search, title) => {
    expect((await ask({ search })).exact).toEqual([title]);
  });
});

describe("shown results and their labels", () => {
  const at = (city: string, state: string) => ({ city, state, location: `${city}, ${state}` });

  beforeAll(async () => {
    const goods = { description: "Well kept." };
    const headphones = { ...goods, details: { brand: "Nordlyd" } };
    const work = { category: "services", description: "Quick." } as const;
    const home = { category: "realestate", description: "Bright." } as const;
    const sold = { ...home, listingType: "sale" } as const;
    const house = { ...sold, title: "Family home", propertyType: "single-family" } as const;
    const rent = { ...home, listingType: "rent", priceCents: 90_000n, details: { beds: 2 } } as const;
    await replaceListings([
      { ...headphones, title: "Nordlyd over-ear headphones", ...at("Austin", "TX") },
      { ...goods, title: "Hot plate", description: "It gets hot." },
      ...titled(work, [
        "EV charger installation",
        "Car repair and service",
        "Hedge and tree trimming",
        "Headshots and portraits",
        "Dog grooming",
      ]),
      { ...house, ...at("St. Louis", "MO") },
      { ...sold, title: "Corner condo", propertyType: "condo", ...at("Phoenix", "AZ") },
      { ...sold, title: "4-acre lot", propertyType: "vacant-land", description: "No neighbor." },
      { ...rent, title: "Garden apartment", propertyType: "apartment" },
    ]);
  }, 60_000);

  const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

  test.each([
    ["i need a charger for my electric car installed in my garage", ["EV charger installation"]],
    ["i need an electric car charger installed in my garage", ["EV charger installation"]],
  ])("finds for '%s' %j, and shows no message about missing words", async (search, titles) => {
    const page = await searchWithClose({ search });
    expect(titlesOf(page)).toEqual(titles);
    expect(outcomeMessage(page)).toBeNull();
  });

  test.each([
    ["our hedges are getting overgrown", ["Hedge and tree trimming"]],
    ["i need professional pictures for my linkedin", ["Headshots and portraits"]],
  ])("matches '%s' in full, and reports no words as omitted", async (search, titles) => {
    const page = await searchWithClose({ search });
    expect(titlesOf(page)).toEqual(titles);
    expect(page).toMatchObject({ match: "partial", partial: { by: "rewording", covers: "all" } });
    expect(outcomeHeaders(page)).toEqual({});
  });

  test.each(["empty lots", "vacant lots with no neighbors"])(
    "reads '%s' as vacant land, with no words left",
    async (search) => {
      const page = await searchWithClose({ search });
      expect([titlesOf(page), page.match]).toEqual([["4-acre lot"], "exact"]);
      expect(page.remainder?.words).toBe("");
    },
  );

  test.each([
    ["place to rent with 2 bedrooms for our dog", "dog"],
    ["place to rent with a zipline", "zipline"],
  ])("shows the home with the rest if no home has all of '%s'", async (search, left) => {
    const page = await searchWithClose({ search });
    expect(titlesOf(page)).toEqual(["Garden apartment"]);
    expect(outcomeMessage(page)).toBe(
      `No listing has all of this. These have the rest, but not this: “${left}”.`,
    );
  });

  test.each([
    ["house with a hot tub", "hot tub"],
    ["house with tennis courts", "tennis courts"],
  ])("names a missing item in '%s' in full", async (search, thing) => {
    const page = await searchWithClose({ search });
    expect(titlesOf(page)).toEqual(["Family home"]);
    expect(outcomeMessage(page)).toBe(`No listing mentions “${thing}”. These have the rest.`);
  });

  test.each([
    ["condo in Pheonix", "Phoenix", "condo"],
    ["house st louis", "St. Louis", "house"],
    ["nordlyd headphones", "Nordlyd", "headphones"],
    ["nordlid headphones", "Nordlyd", "headphones"],
  ])("shows for '%s' the chip %s, whose removal leaves '%s'", async (search, label, without) => {
    const { entities, items } = await searchWithClose({ search });
    expect(items).toHaveLength(1);
    expect(entities.filter(({ kind }) => kind === "place" || kind === "brand")).toEqual([
      expect.objectContaining({ label, without }),
    ]);
  });

  test("shows similar items with a note if the named one is not offered", async () => {
    const page = await searchWithClose({ search: "airpods" });
    expect(titlesOf(page)).toEqual(["Nordlyd over-ear headphones"]);
    expect(page).toMatchObject({ match: "partial", missing: ["airpods"], corrected: null });
    expect(outcomeMessage(page)).toBe("No listing mentions “airpods”. These come closest.");
    expect(titlesOf(await searchWithClose({ search: "airpods under $5" }))).toEqual([]);
  });

  test("finds a shop that sells or repairs the item in its name", async () => {
    const found = await Promise.all(
      ["headphone store", "auto shop"].map((search) => searchWithClose({ search })),
    );
    expect(found.map(titlesOf)).toEqual([["Nordlyd over-ear headphones"], ["Car repair and service"]]);
  });
});
