import pg from "pg";
import { db, rows, sql } from "@/lib/server/db";
import { createVendor } from "./factories";

type Plan = { "QUERY PLAN": string };

jest.setTimeout(240_000);

let vendorId = "";

async function explain(text: string, values: readonly unknown[] = []): Promise<string> {
  const pool = (globalThis as { plazaPool?: pg.Pool }).plazaPool;
  const result = await pool?.query<Plan>(`EXPLAIN ${text}`, [...values]);
  return result?.rows.map((row) => row["QUERY PLAN"]).join("\n") ?? "";
}

async function explainRead(read: () => Promise<unknown>): Promise<string> {
  const pool = (globalThis as { plazaPool?: pg.Pool }).plazaPool;
  if (!pool) throw new Error("nothing was asked yet");
  const query = jest.spyOn(pool, "query");
  await read();
  const [config] = (query.mock.calls[0] ?? []) as unknown as [{ text: string; values: unknown[] }];
  query.mockRestore();
  return explain(config.text, config.values);
}

beforeAll(async () => {
  vendorId = (await createVendor()).id;
  await createVendor();
  // The application's connections have a statement timeout.
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  // The triggers have their own tests, and without them this takes only a second.
  await client.query("ALTER TABLE listings DISABLE TRIGGER USER");
  await client.query(`
    INSERT INTO listings (id, vendor_id, category, status, title, description, price_cents, location, state,
      property_type, listing_type, vendor_name, average_rating, review_count, published_at, created_at)
    SELECT gen_random_uuid(), v.ids[1 + g % 2], c.category,
      (CASE WHEN g % 25 = 0 THEN 'pending' ELSE 'approved' END)::listing_status, 'Oak table', 'Made of oak.',
      (g * 7919) % 1000000, 'Somewhere', (ARRAY['TX', 'CA', 'NY', 'WY', 'OR'])[1 + g % 5],
      CASE WHEN g % 3 = 2 THEN (ARRAY['condo', 'farm', 'office'])[1 + (g / 3) % 3] END,
      CASE WHEN g % 3 = 2 THEN 'sale'::listing_type END, 'Shop', (g % 50) / 10.0, g % 7, now(),
      now() - g * interval '1 minute'
    FROM generate_series(1, 15000) g,
      LATERAL (SELECT (ARRAY['products', 'services', 'realestate'])[1 + g % 3]::category AS category) c,
      (SELECT array_agg(id) AS ids FROM vendors) v`);
  await client.query("ALTER TABLE listings ENABLE TRIGGER USER");
  await client.query("ANALYZE listings");
  await client.end();
});

const house = "status = 'approved' AND category = 'realestate'";
const place = "'2030-01-01', '00000000-0000-7000-8000-000000000000'";

describe("every list of listings", () => {
  test.each([
    [
      "newest",
      `status = 'approved' AND (created_at, id) < (${place})`,
      "created_at DESC, id DESC",
      "listings_newest",
    ],
    ["oldest", `status = 'approved'`, "created_at, id", "listings_newest"],
    ["cheapest", `status = 'approved'`, "price_cents, id", "listings_price"],
    ["dearest", `status = 'approved'`, "price_cents DESC, id DESC", "listings_price"],
    [
      "best rated",
      `status = 'approved'`,
      "average_rating DESC, review_count DESC, id DESC",
      "listings_rating",
    ],
    [
      "newest of a category",
      `status = 'approved' AND category = 'services' AND (created_at, id) < (${place})`,
      "created_at DESC, id DESC",
      "listings_category_newest|listings_newest",
    ],
    [
      "cheapest of a category",
      `status = 'approved' AND category = 'services'`,
      "price_cents, id",
      "listings_(category_)?price",
    ],
    [
      "best rated of a category",
      `status = 'approved' AND category = 'services'`,
      "average_rating DESC, review_count DESC, id DESC",
      "listings_(category_)?rating",
    ],
    ["newest of a state", `${house} AND state = 'TX'`, "created_at DESC, id DESC", "listings_(state|newest)"],
    [
      "cheapest of a state",
      `${house} AND state = 'TX' AND price_cents >= 500`,
      "price_cents, id",
      "listings_state",
    ],
    [
      "newest farms",
      `${house} AND property_type = 'farm'`,
      "created_at DESC, id DESC",
      "listings_property_newest",
    ],
    ["cheapest farms", `${house} AND property_type = 'farm'`, "price_cents, id", "listings_property_price"],
    [
      "newest farms of a state",
      `${house} AND state = 'TX' AND property_type = 'farm'`,
      "created_at DESC, id DESC",
      "listings_state_property_newest",
    ],
    [
      "farms of a state by price",
      `${house} AND state = 'TX' AND property_type = 'farm' AND price_cents BETWEEN 1000 AND 900000`,
      "price_cents, id",
      "listings_state_property_price",
    ],
    ["queue", "status = 'pending'", "created_at, id", "listings_queue"],
  ])("reads the %s from an index", async (_name, where, order, index) => {
    const plan = await explain(`SELECT id FROM listings WHERE ${where} ORDER BY ${order} LIMIT 24`);
    expect(plan).toMatch(new RegExp(index));
    expect(plan).not.toContain("Seq Scan");
    expect(plan).not.toMatch(/^\s*(->)?\s*Sort/m);
  });

  test("reads a vendor's listings from an index, with the vendor as a value", async () => {
    const plan = await explain(
      "SELECT id FROM listings WHERE status = 'approved' AND vendor_id = $1 ORDER BY created_at DESC, id DESC LIMIT 24",
      [vendorId],
    );
    expect(plan).toMatch(/listings_vendor_newest|listings_newest/);
  });

  test("reads from a partial index when Prisma passes the status as a value", async () => {
    const plan = await explainRead(() =>
      db.listing.findMany({
        where: { status: "approved", category: "products" },
        select: { id: true },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: 24,
      }),
    );
    expect(plan).toMatch(/listings_(category_)?newest/);
    expect(plan).not.toContain("Seq Scan");
  });

  test("keeps the partial index with a frequent prepared statement", async () => {
    for (let use = 0; use < 8; use += 1) {
      await rows(sql`SELECT id FROM listings WHERE status = 'approved' AND state = ${"TX"} AND category = ${"realestate"}::category
        ORDER BY price_cents, id LIMIT 24`);
    }
    const [statement] = await rows<{ name: string }>(sql`
      SELECT name FROM pg_prepared_statements WHERE statement LIKE '%ORDER BY price_cents, id LIMIT 24'`);
    expect(statement).toBeDefined();
    const plan = await explain(`EXECUTE "${statement?.name}"('TX', 'realestate')`);
    expect(plan).toContain("listings_state_price");
  });
});
