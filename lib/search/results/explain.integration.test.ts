import { replaceListings, titled } from "@/prisma/test/search-listings";
import { explainListings } from "./explain.queries";
import { searchListings } from "./queries";

beforeAll(async () => {
  const goods = { description: "Well kept.", priceCents: 9000 };
  await replaceListings([
    ...titled(goods, ["Blue sofa", "Blue sofa with a footstool", "Red sofa", "Oak table"]),
    { ...goods, title: "Lamp", description: "Goes with a blue sofa." },
  ]);
}, 60_000);

test("names the tier and the parts of the score of each result", async () => {
  const { outcome, total, results } = await explainListings("blue sofa");
  expect(outcome).toBe("exact");
  expect(total).toBe(3);
  expect(results.map(({ title, tier }) => [title, tier])).toEqual([
    ["Blue sofa", "title"],
    ["Blue sofa with a footstool", "words"],
    ["Lamp", "mention"],
  ]);
  const [first, second] = results;
  expect(first!.score).toBeGreaterThan(second!.score);
  expect(second!.parts.map(({ name }) => name)).toContain("typed words in title");
  const sum = first!.parts.reduce((points, part) => points + part.points, 0);
  expect(sum).toBeCloseTo(first!.score, 1);
});

test("separates requirements from preferences", async () => {
  const { entities, words, query } = await explainListings("blue sofa under $100");
  expect(entities).toEqual([{ kind: "price", label: "Up to $100", isRequired: true }]);
  expect(words.map(({ word, listings }) => [word, listings])).toEqual([
    ["blue", 3],
    ["sofa", 4],
  ]);
  expect(query).toMatch(/^blue · sofa.* · \[Up to \$100\]$/);
});

test("lists the statements with their time", async () => {
  const { statements } = await explainListings("red sofa with legs");
  expect(statements.length).toBeGreaterThan(2);
  expect(statements.every(({ text, ms }) => text.length > 0 && ms >= 0)).toBe(true);
  expect(statements.some(({ text }) => text.includes("listing_search"))).toBe(true);
});

test("reports a word without listings as missing", async () => {
  const { outcome, missing, results } = await explainListings("zzqxv");
  expect({ outcome, missing, results }).toEqual({ outcome: "none", missing: ["zzqxv"], results: [] });
});

test.each([
  ["blue sofa", "title"],
  ["sofa footstool", "words"],
])("returns the tier of the first result of '%s': %s", async (search, tier) => {
  const page = await searchListings({ search });
  expect(page.tier).toBe(tier);
  expect((await explainListings(search)).results[0]?.tier).toBe(tier);
});

test("returns no tier in another order", async () => {
  const page = await searchListings({ search: "blue sofa", sort: "price_asc" });
  expect(page.items).not.toEqual([]);
  expect(page.tier).toBeUndefined();
});

test("names no tier of a partial match", async () => {
  const { outcome, results } = await explainListings("blue sofa zzqxv");
  expect(outcome).toBe("partial");
  expect(results.map(({ tier }) => tier)).toEqual(results.map(() => null));
  expect(results.length).toBeGreaterThan(0);
});
