/** @database many */
import type pg from "pg";
import { listListings, relatedListings } from "@/lib/listings/catalogue/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { sorts } from "@/lib/listings/rules";
import { openConnection } from "@/lib/server/connection";
import { rows, sql } from "@/lib/server/db";
import { countByCategory } from "./facets.queries";
import { searchListings } from "./queries";
import { suggest } from "./suggestions.queries";
import { vocabularyReady } from "./vocabulary.queries";

type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Node[];
};

type Plans = {
  indexes: Set<string>;
  /** Tables that are read from end to end. */
  scanned: Set<string>;
  /** The most rows that one sort is given. */
  sorted: number;
  /** Pages that the statement with the most of them touches. */
  pages: number;
};

const listings = 100_000;
let connection: pg.Client;

beforeAll(async () => {
  connection = await openConnection();
  const { rows: counted } = await connection.query("SELECT count(*)::int AS count FROM listings");
  expect(counted).toEqual([{ count: listings }]);
  big = await readBigTables();
  expect(big).toEqual(
    expect.arrayContaining(["listings", "listing_search", "listing_images", "search_lexemes"]),
  );
});

afterAll(() => connection?.end());

/** The statements that a read sends, with their values. */
async function record(read: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  await rows(sql`SELECT 1`);
  const pool = (globalThis as { plazaPool?: pg.Pool }).plazaPool!;
  const query = jest.spyOn(pool, "query");
  await read();
  const sent = query.mock.calls.map(([config]) => config as unknown as { text: string; values: unknown[] });
  query.mockRestore();
  return sent;
}

function walk(node: Node, plans: Plans): void {
  const children = node.Plans ?? [];
  if (node["Index Name"]) plans.indexes.add(node["Index Name"]);
  if (node["Node Type"] === "Seq Scan") plans.scanned.add(node["Relation Name"] ?? "");
  if (node["Node Type"] === "Sort") plans.sorted = Math.max(plans.sorted, children[0]?.["Actual Rows"] ?? 0);
  for (const child of children) walk(child, plans);
}

/** Plans of all statements of a read, as they are for these values and as they are once prepared for any. */
async function explain(read: () => Promise<unknown>): Promise<Plans> {
  const plans: Plans = { indexes: new Set(), scanned: new Set(), sorted: 0, pages: 0 };
  for (const { text, values } of await record(read)) {
    for (const mode of ["force_custom_plan", "force_generic_plan"]) {
      await connection.query(`SET plan_cache_mode = ${mode}`);
      const result = await connection.query<{ "QUERY PLAN": { Plan: Node }[] }>({
        name: `${mode} ${plans.pages} ${Math.random()}`,
        text: `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON, TIMING OFF) ${text}`,
        values,
      });
      const root = result.rows[0]!["QUERY PLAN"][0]!.Plan;
      walk(root, plans);
      plans.pages = Math.max(plans.pages, root["Shared Hit Blocks"] + root["Shared Read Blocks"]);
    }
  }
  return plans;
}

/** Tables of at least this many pages are big; the few pages of a smaller one are rightly read as a whole. */
const bigPages = 32;
let big: string[] = [];

async function readBigTables(): Promise<string[]> {
  const { rows: found } = await connection.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relpages >= $1`,
    [bigPages],
  );
  return found.map(({ name }) => name);
}

function expectNoBigScan({ scanned }: Plans): void {
  expect(big.filter((table) => scanned.has(table))).toEqual([]);
}

async function secondPage(query: ListingQuery): Promise<ListingQuery> {
  return { ...query, cursor: (await searchListings(query)).next! };
}

describe("lists at a hundred thousand listings", () => {
  const cases: [ListingQuery, string][] = [
    [{ sort: "newest" }, "listings_newest"],
    [{ sort: "oldest" }, "listings_newest"],
    [{ sort: "price_asc" }, "listings_price"],
    [{ sort: "price_desc" }, "listings_price"],
    [{ sort: "rating" }, "listings_rating"],
    [{ sort: "newest", category: "products" }, "listings_category_newest"],
    [{ sort: "price_desc", category: "services" }, "listings_category_price"],
    [{ sort: "rating", category: "realestate" }, "listings_category_rating"],
    [{ sort: "newest", state: "WY" }, "listings_state_newest"],
    [{ sort: "price_asc", state: "TX", category: "products" }, "listings_state_price"],
    [{ sort: "newest", propertyType: "condo" }, "listings_property_newest"],
    [
      { sort: "price_asc", propertyType: "farm", minPrice: 500_000, maxPrice: 1_000_000 },
      "listings_property_price",
    ],
    [{ sort: "newest", propertyType: "condo", state: "TX" }, "listings_state_property_newest"],
    [
      { sort: "price_asc", propertyType: "office", state: "NY", minPrice: 500_000 },
      "listings_state_property_price",
    ],
  ];
  test.each(cases)("read a page of %j from %s", async (query, index) => {
    for (const page of [query, await secondPage(query)]) {
      const plans = await explain(() => listListings(page));
      expectNoBigScan(plans);
      expect(plans.indexes).toContain(index);
      // A state without a category merges a page of each of the three.
      expect(plans.sorted).toBeLessThanOrEqual(3 * 25);
      expect(plans.pages).toBeLessThan(1200);
    }
  });

  test("read a vendor's page from the vendor's index", async () => {
    const [vendor] = await rows<{ id: string }>(sql`SELECT id FROM vendors ORDER BY id LIMIT 1 OFFSET 7`);
    const plans = await explain(() => listListings({ vendor: vendor?.id }));
    expectNoBigScan(plans);
    expect(plans.indexes).toContain("listings_vendor_newest");
    expect(plans.sorted).toBeLessThanOrEqual(25);
  });

  test("find the related by two short walks of the prices", async () => {
    const [listing] = (await listListings({ category: "realestate", sort: "rating" })).items;
    const plans = await explain(() => relatedListings(listing!));
    expectNoBigScan(plans);
    expect(plans.indexes).toContain("listings_category_price");
    expect(plans.sorted).toBeLessThanOrEqual(10);
    expect(plans.pages).toBeLessThan(200);
  });

  test.each([...sorts])("walk and count by index where %s cannot serve the filter", async (sort) => {
    for (const query of [
      { listingType: "rent" },
      { near: "St. Louis" },
      { minPrice: 100, maxPrice: 300 },
    ] as const) {
      expectNoBigScan(await explain(() => listListings({ ...query, sort })));
    }
  });
});

describe("search at a hundred thousand listings", () => {
  test.each(["quality", "leather", "number777", "quality delivery", "quality zeppelin"])(
    "ranks '%s' from the text index, a few thousand matches at most",
    async (search) => {
      for (const query of [
        { search },
        { search, category: "products", state: "TX" },
        { search, maxPrice: 900 },
      ] as const) {
        const plans = await explain(() => searchListings(query));
        expectNoBigScan(plans);
        expect(plans.indexes).toContain("listing_search_tsv_idx");
        expect(plans.sorted).toBeLessThanOrEqual(2500);
      }
    },
  );

  test.each([...sorts])("sorts matches by %s without reading a table", async (sort) => {
    for (const search of ["quality", "leather", "zeppelin"]) {
      expectNoBigScan(await explain(() => searchListings({ search, sort })));
    }
  });

  test("counts facets, corrects and completes by index", async () => {
    expectNoBigScan(await explain(() => countByCategory({ search: "quality velvet", state: "WY" })));
    expectNoBigScan(await explain(() => searchListings({ search: "lether bokshelf" })));
    expectNoBigScan(await explain(() => searchListings({ search: "vintage booksh" })));
  });

  test("suggests from memory with a few look-ups", async () => {
    await vocabularyReady();
    const plans = await explain(() => suggest("leath"));
    expectNoBigScan(plans);
    expect(plans.pages).toBeLessThan(200);
    expect(await record(() => suggest("leath"))).toHaveLength(1);
  });
});

test("no list pages by Prisma's cursor or by skipping rows", async () => {
  const { next } = await listListings({ sort: "price_desc" });
  for (const query of [{ sort: "price_desc", cursor: next! }, { search: "quality" }] as const) {
    for (const { text } of await record(() => searchListings(query))) {
      expect(text).not.toMatch(/OFFSET [$1-9]/);
      expect(text).not.toMatch(/"public"\./);
    }
  }
});
