import { GET } from "@/app/api/listings/route";
import type { ListingQuery } from "@/lib/listings/contract";
import { createListing, createVendor } from "@/prisma/factories";
import { countByCategory } from "./facets.queries";
import { searchListings, searchWithClose } from "./queries";
import { rebuildSearchTables, vocabularyReady } from "./vocabulary.queries";

beforeAll(async () => {
  const { id: vendorId } = await createVendor();
  const goods = { vendorId, description: "Well kept.", priceCents: 9000 };
  for (const [title, priceCents, condition] of [
    ["Wireless headphones", 8000, "new"],
    ["Silver headphones", 9000, "used"],
    ["Graphite headphones", 7000, "new"],
  ] as const)
    await createListing({ ...goods, title, priceCents, details: { condition } });
  await createListing({ ...goods, title: "Studio headphones", priceCents: 90_000 });
  await createListing({ ...goods, title: "Wireless microphone" });
  await createListing({ ...goods, title: "Lamp", description: "Beside wireless headphones it looks good." });
  for (const color of ["Red", "Blue", "Green", "White", "Black", "Gray"])
    await createListing({ ...goods, title: `${color} oak chair` });
  await createListing({ ...goods, title: "Pine chair" });
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    await createListing({
      ...goods,
      title: `Teapot ${number}`,
      description: number > 2 ? "Round." : "Enamel.",
    });
  await createListing({ ...goods, title: "Brass trumpet", priceCents: 5000 });
  await createListing({ ...goods, title: "Trumpet by Odd", priceCents: 4000 });
  await createListing({ ...goods, title: "Toy band, two trumpets included", priceCents: 3000 });
  const work = { vendorId, category: "services", description: "Quick." } as const;
  await createListing({ ...work, title: "Harp and furniture moving" });
  await createListing({ ...work, title: "Apartment moving" });
  await createListing({ ...work, title: "Harp lessons" });
  await createListing({ ...work, title: "Website design", description: "For a small winery." });
  await createListing({ ...work, title: "Website care plan" });
  await createListing({ ...work, title: "Hedge and tree trimming" });
  await createListing({ ...work, title: "Barber cut and shave" });
  await rebuildSearchTables();
  await vocabularyReady();
}, 60_000);

async function ask(query: ListingQuery) {
  const page = await searchWithClose(query);
  const titles = (items: readonly { title: string }[] = []) => items.map(({ title }) => title);
  return { exact: titles(page.items), close: titles(page.close).sort(), total: page.total };
}

test.each<[string, ListingQuery, { exact: string[]; close: string[]; total?: number }]>([
  [
    "what has most of the words, always with the thing, behind what has all",
    { search: "wireless headphones" },
    {
      exact: ["Wireless headphones"],
      close: ["Graphite headphones", "Silver headphones", "Studio headphones"],
    },
  ],
  [
    "nothing that costs more than was said",
    { search: "wireless headphones under $100" },
    { exact: ["Wireless headphones"], close: ["Graphite headphones", "Silver headphones"] },
  ],
  [
    "nothing that a filter leaves out",
    { search: "wireless headphones", maxPrice: 100 },
    { exact: ["Wireless headphones"], close: ["Graphite headphones", "Silver headphones"] },
  ],
  [
    "nothing without what was wished for",
    { search: "new wireless headphones" },
    { exact: ["Wireless headphones"], close: ["Graphite headphones"] },
  ],
  [
    "none behind the words as they stand",
    { search: "wireless headphones", literal: "1" },
    { exact: [], close: [] },
  ],
  ["none behind one word", { search: "microphone" }, { exact: ["Wireless microphone"], close: [] }],
  [
    "what only comes with the thing behind what is called so",
    { search: "trumpet" },
    { exact: ["Trumpet by Odd", "Brass trumpet"], close: ["Toy band, two trumpets included"], total: 3 },
  ],
  [
    "the same by price, where what only comes with it costs least",
    { search: "trumpet", sort: "price_asc" },
    { exact: ["Trumpet by Odd", "Brass trumpet"], close: ["Toy band, two trumpets included"], total: 3 },
  ],
  [
    "work that only says in its title what it is about",
    { search: "website for my small winery" },
    { exact: ["Website design"], close: ["Website care plan"] },
  ],
  [
    "who does the same to something else, and no other work on the thing",
    { search: "help moving a harp" },
    { exact: ["Harp and furniture moving"], close: ["Apartment moving"] },
  ],
])("searchWithClose finds %s", async (_, query, { exact, close, total = exact.length }) => {
  const found = await ask(query);
  expect(found.close).toEqual(close);
  if (exact.length > 0) expect(found).toMatchObject({ exact, total });
});

test("many that have all are followed by none", async () => {
  const { exact, close } = await ask({ search: "oak chair" });
  expect(exact).toHaveLength(6);
  expect(close).toEqual([]);
});

test("no more than twelve are shown in all, none twice, and as many as were asked for", async () => {
  const { exact, close } = await ask({ search: "enamel teapot" });
  expect(exact).toHaveLength(2);
  expect(close).toHaveLength(10);
  expect(new Set([...exact, ...close]).size).toBe(12);
  expect((await ask({ search: "enamel teapot", limit: 5 })).close).toHaveLength(3);
});

test("counts and lists that ask for what has all have none of it", async () => {
  const search = "wireless headphones";
  expect((await searchListings({ search })).close).toBeUndefined();
  const [products] = await countByCategory({ search });
  expect(products).toMatchObject({ category: "products", count: 1 });
});

const titlesOf = (items: readonly { title: string }[] = []) => items.map(({ title }) => title);

test.each(["cheapest wireless headphones", "wireless headphones"])(
  "what comes close stands in the order of what it follows: '%s' by price",
  async (search) => {
    const sort = search.startsWith("cheapest") ? undefined : ("price_asc" as const);
    const page = await searchWithClose({ search, sort });
    expect(titlesOf(page.items)).toEqual(["Wireless headphones"]);
    expect(titlesOf(page.close)).toEqual(["Graphite headphones", "Silver headphones", "Studio headphones"]);
  },
);

test("a page that is met in part is followed by close matches apart, and is padded for nobody else", async () => {
  const search = "qqxxzzkk1 wireless headphones";
  const page = await searchWithClose({ search });
  expect(page).toMatchObject({ isPartial: true, total: 1 });
  expect(titlesOf(page.items)).toEqual(["Wireless headphones"]);
  expect(titlesOf(page.close).toSorted()).toEqual([
    "Graphite headphones",
    "Silver headphones",
    "Studio headphones",
  ]);
  const plain = await searchListings({ search });
  expect([titlesOf(plain.items), plain.total, plain.close]).toEqual([["Wireless headphones"], 1, undefined]);
});

test("GET /api/listings answers with what has all first, and says how many these are", async () => {
  const get = (query: Record<string, string>) =>
    GET(new Request(`http://localhost:3000/api/listings?${new URLSearchParams(query)}`));
  const response = await get({ search: "wireless headphones" });
  const [first, ...others] = (await response.json()) as { title: string }[];
  expect([first!.title, others.length]).toEqual(["Wireless headphones", 3]);
  expect([response.headers.get("X-Search-Exact"), response.headers.get("X-Search-Partial")]).toEqual([
    "1",
    null,
  ]);
  expect(response.headers.get("X-Total-Count")).toBe("1");
  const many = await get({ search: "oak chair", limit: "4" });
  expect(many.headers.get("X-Search-Exact")).toBeNull();
  const next = new URLSearchParams(/\?([^>]+)>/.exec(many.headers.get("Link") ?? "")?.[1]);
  const rest = await get(Object.fromEntries(next));
  expect([((await rest.json()) as unknown[]).length, rest.headers.get("X-Search-Exact")]).toEqual([2, null]);
});

test.each([
  ["cut down a tree", "Hedge and tree trimming"],
  ["trim back my hedge", "Hedge and tree trimming"],
])("of '%s' what it is done to is kept", async (search, title) => {
  expect((await ask({ search })).exact).toEqual([title]);
});
