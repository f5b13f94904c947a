/** @database demo */
import { readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { readImage } from "@/lib/images/queries";
import { imageFile, imageUrl, imageWidths } from "@/lib/images/rules";
import { jobCategories, type JobCategory } from "@/lib/jobs/rules";
import { jobFilterSchema } from "@/lib/jobs/schema";
import { listingDetailsSchema } from "@/lib/listings/details.schema";
import { listingFilterSchema } from "@/lib/listings/schema";
import { verifyPassword } from "@/lib/server/password";
import { storage } from "@/lib/server/storage";
import { hoursSchema } from "@/lib/vendors/schema";
import { makeDemo } from "../scripts/demo/make/demo";
import { readArchive } from "../scripts/demo/pictures";
import { removeDemo } from "../scripts/demo/remove";
import { tableNames } from "../scripts/demo/world";
import { demoPassword, demoUsernames, seed } from "./seed";

jest.setTimeout(240_000);

const { DATABASE_URL: databaseUrl = "", DATA_DIR: dataDir = "" } = process.env;
const uploads = path.join(dataDir, "uploads");
let client: pg.Client;

async function ask<T>(question: string, values: unknown[] = []): Promise<T[]> {
  return (await client.query(question, values)).rows as T[];
}

async function count(question: string): Promise<number> {
  const [row] = await ask<{ count: string }>(`SELECT count(*) FROM ${question}`);
  return Number(row?.count);
}

function textOf(rows: unknown[]): string {
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
});

afterAll(() => client.end());

describe("seed", () => {
  test("loads 1,200 listings of all categories and states, most of them approved", async () => {
    expect(await count("listings")).toBe(1200);
    const states = await ask<{ status: string }>("SELECT DISTINCT status FROM listings");
    expect(states.map(({ status }) => status).sort()).toEqual(
      [
        "approved",
        "changes_requested",
        "draft",
        "expired",
        "let",
        "paused",
        "pending",
        "rejected",
        "removed",
        "reserved",
        "sold",
      ].sort(),
    );
    for (const category of ["products", "services", "realestate"]) {
      expect(await count(`listings WHERE status = 'approved' AND category = '${category}'`)).toBeGreaterThan(
        150,
      );
    }
    expect(await count("vendors WHERE status = 'approved'")).toBeGreaterThan(50);
    expect(await count("jobs")).toBe(120);
    expect(await count("jobs WHERE status = 'open' AND expires_at > now()")).toBeGreaterThan(80);
  });

  test("gives the shop of demo-vendor a listing in every state", async () => {
    const states = await ask(
      "SELECT DISTINCT l.status FROM listings l JOIN vendors v ON v.id = l.vendor_id JOIN users u ON u.id = v.user_id WHERE u.username = $1",
      [demoUsernames.vendor],
    );
    expect(states).toHaveLength(11);
  });

  test("makes the four demo accounts with their roles, states, and password", async () => {
    const accounts = await ask<{ username: string; role: string; status: string | null; hash: string }>(
      `SELECT u.username, u.role, v.status, u.password_hash AS hash FROM users u LEFT JOIN vendors v ON v.user_id = u.id
       WHERE u.username LIKE 'demo-%' ORDER BY 1`,
    );
    expect(accounts.map(({ username, role, status }) => [username, role, status])).toEqual([
      ["demo-admin", "admin", null],
      ["demo-customer", "customer", null],
      ["demo-pending", "vendor", "pending"],
      ["demo-vendor", "vendor", "approved"],
    ]);
    expect(await verifyPassword(accounts[0]?.hash ?? null, demoPassword)).toBe(true);
    expect(await count("users WHERE NOT demo")).toBe(0);
  });

  test("gives every listing pictures, and stores the original of each", async () => {
    const bare = await count(
      "listings l WHERE NOT EXISTS (SELECT 1 FROM listing_images WHERE listing_id = l.id)",
    );
    expect(bare).toBe(0);
    const images = await ask<{ name: string; blur: string }>(
      "SELECT name, blur_data_url AS blur FROM images",
    );
    expect(images.length).toBeGreaterThan(600);
    expect(readdirSync(uploads).sort()).toEqual(images.map(({ name }) => imageFile(name, 1280)).sort());
    for (const { blur } of images) {
      expect(blur).toMatch(/^data:image\/webp;base64,/);
      expect(blur.length).toBeLessThanOrEqual(300);
    }
    expect(await count("images WHERE fingerprint IS NULL")).toBe(0);
  });

  test("stores pictures from which every width can be made", async () => {
    const images = await ask<{ name: string }>(
      "SELECT DISTINCT ON (width, height) name FROM images ORDER BY width, height",
    );
    for (const { name } of images)
      for (const width of imageWidths)
        expect(await readImage(imageUrl(name, width))).toMatchObject({ caching: "always" });
  });

  test("keeps averages equal to those of the published reviews", async () => {
    expect(await count("reviews WHERE status = 'published'")).toBeGreaterThan(500);
    const wrong = (table: string, column: string) => `${table} t WHERE (average_rating, review_count) <>
      (SELECT coalesce(round(avg(rating), 2), 0)::float8, count(*)::int FROM reviews r WHERE r.${column} = t.id AND r.status = 'published')`;
    expect(await count(wrong("listings", "listing_id"))).toBe(0);
    expect(await count(wrong("vendors", "vendor_id"))).toBe(0);
  });

  test("writes reviews only if author and vendor exchanged messages", async () => {
    const reviewsWithoutTalk = await count(
      `reviews r WHERE NOT EXISTS (SELECT 1 FROM conversations c WHERE c.listing_id = r.listing_id
         AND c.starter_id = r.author_id AND c.starter_messages > 0 AND c.owner_messages > 0)`,
    );
    expect(reviewsWithoutTalk).toBe(0);
    expect(await count("reviews WHERE picked AND status = 'published'")).toBe(3);
  });

  test("keeps category counters and the full-text table equal to the approved listings", async () => {
    const wrong = await count(
      "category_counts c WHERE listings <> (SELECT count(*) FROM listings l WHERE l.category = c.category AND l.status = 'approved')",
    );
    expect(wrong).toBe(0);
    expect(await count("listing_search")).toBe(await count("listings WHERE status = 'approved'"));
    expect(await count("search_phrases")).toBeGreaterThan(1000);
  });

  test("turns every homepage setting on and runs advertisements in each position", async () => {
    expect(await count("homepage_settings WHERE key LIKE 'show_%' AND value = 'true'")).toBe(7);
    const positions = await ask(
      "SELECT position FROM advertisements WHERE status = 'running' AND starts_at <= now() AND ends_at > now() GROUP BY 1 HAVING count(*) >= 2",
    );
    expect(positions).toHaveLength(3);
  });

  test("uses no text twice: titles and descriptions of listings differ", async () => {
    expect(await count("(SELECT DISTINCT description FROM listings) t")).toBeGreaterThan(1190);
    expect(await count("(SELECT DISTINCT title FROM listings) t")).toBeGreaterThan(1150);
  });

  test("writes facts, hours, and saved searches that the site's own schemas accept", async () => {
    for (const { details } of await ask<{ details: unknown }>("SELECT details FROM listings")) {
      expect(listingDetailsSchema.strict().safeParse(details).error).toBeUndefined();
    }
    for (const { hours } of await ask<{ hours: unknown }>("SELECT hours FROM vendors")) {
      expect(hoursSchema.safeParse(hours).error).toBeUndefined();
    }
    for (const { filter } of await ask<{ filter: unknown }>(
      "SELECT filter FROM saved_searches WHERE target = 'listings'",
    )) {
      expect(listingFilterSchema.safeParse(filter).error).toBeUndefined();
    }
    const jobSearches = "SELECT filter FROM saved_searches WHERE target = 'jobs'";
    for (const { filter } of await ask<{ filter: unknown }>(jobSearches)) {
      expect(jobFilterSchema.strict().safeParse(filter).error).toBeUndefined();
    }
    const categories = await ask<{ category: JobCategory }>("SELECT DISTINCT category FROM jobs");
    expect(categories.filter(({ category }) => !jobCategories.includes(category))).toEqual([]);
  });

  test("dates no past event in the future", async () => {
    for (const table of [
      "listings",
      "reviews",
      "messages",
      "conversations",
      "favorites",
      "users",
      "jobs",
      "visits",
    ]) {
      const column = table === "visits" ? "started_at" : "created_at";
      expect([table, await count(`${table} WHERE ${column} > now()`)]).toEqual([table, 0]);
    }
    expect(await count("listings WHERE status = 'approved' AND expires_at <= now()")).toBe(0);
  });

  test("features listings within the slots of their plans, demo-vendor's first", async () => {
    const featured = await ask<{ username: string; taken: string; slots: number }>(
      `SELECT u.username::text, count(*) AS taken, p.featured_limit AS slots
       FROM listings l JOIN vendors v ON v.id = l.vendor_id JOIN users u ON u.id = v.user_id
         LEFT JOIN live_plans s ON s.vendor_id = v.id JOIN plans p ON p.id = coalesce(s.plan_id, 'starter')
       WHERE l.featured_at IS NOT NULL AND l.status = 'approved' GROUP BY 1, 3`,
    );
    expect(featured.filter(({ taken, slots }) => Number(taken) > slots)).toEqual([]);
    expect(featured.find(({ username }) => username === "demo-vendor")).toMatchObject({
      taken: "3",
      slots: 5,
    });
    expect(featured.reduce((sum, { taken }) => sum + Number(taken), 0)).toBe(16);
  });

  test("refuses a database that is not empty", async () => {
    await expect(seed({ databaseUrl, dataDir })).rejects.toThrow("not empty");
    expect(await count("listings")).toBe(1200);
  });

  test("makes the same site again from the same clock", async () => {
    const { pictures } = await readArchive();
    const make = (now: number) =>
      makeDemo(now, pictures, { passwordHash: "none", webhookSecret: "sealed", listings: 600 }).world.rows;
    const [first, second, later] = [
      make(1_800_000_000_000),
      make(1_800_000_000_000),
      make(1_900_000_000_000),
    ];
    for (const table of tableNames) {
      expect([table, first[table].length > 0]).toEqual([table, true]);
      // As text, because the matcher would compare tens of thousands of rows one by one.
      expect(textOf(second[table]) === textOf(first[table])).toBe(true);
    }
    // Model years follow the clock.
    const names = (rows: typeof first) =>
      rows.listings.map(({ id, title }) => [id, title.replaceAll(/\b20\d\d\b/g, "2000")]);
    expect(names(later)).toEqual(names(first));
  });
});

describe("removing the demo data", () => {
  test("keeps the activity of real people, and nothing of the demo accounts", async () => {
    const [user] = await ask<{ id: string }>(
      `INSERT INTO users (id, username, email, first_name, last_name, password_hash)
       VALUES (gen_random_uuid(), 'real.person', 'real@mail.example', 'Real', 'Person', 'none') RETURNING id`,
    );
    await client.query(
      "INSERT INTO favorites (user_id, listing_id, price_cents) SELECT $1, id, price_cents FROM listings WHERE status = 'approved' LIMIT 3",
      [user?.id],
    );
    const removed = await removeDemo(databaseUrl, storage);
    expect(removed.listings).toBe(1200);
    expect(await ask("SELECT username FROM users")).toEqual([{ username: "real.person" }]);
    for (const table of [
      "vendors",
      "listings",
      "listing_search",
      "jobs",
      "reviews",
      "conversations",
      "messages",
      "favorites",
      "advertisements",
      "images",
      "visits",
      "visit_days",
      "reward_entries",
      "reports",
    ]) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await ask("SELECT sum(listings)::int AS total FROM category_counts")).toEqual([{ total: 0 }]);
    expect(readdirSync(uploads)).toEqual([]);
    expect(await count("plans")).toBe(3);
  });
});
