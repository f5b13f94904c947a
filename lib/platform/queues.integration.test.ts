import type pg from "pg";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { openConnection } from "@/lib/server/connection";
import type { Page } from "@/lib/shared/page";
import { listVendorsForReview } from "@/lib/vendors/moderation.queries";
import { createVendor } from "@/prisma/factories";
import { explain, readBigTables, recordStatements, scannedOf } from "@/prisma/plans";
import { countVendors, getAdminDesk } from "./overview.queries";
import { queueCountCap } from "./overview.rules";

jest.setTimeout(180_000);

const waiting = 10_000;
const limit = 20;
const minute = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 60_000);

let connection: pg.Client;
let big: Map<string, number>;

const waits = "$1::timestamptz + n * interval '1 minute'";

/** Ten thousand people, the first of whom has waited longest, each with a business, a listing, an edit of it and a job that wait. */
const fill = [
  `INSERT INTO users (id, username, email, password_hash, first_name, last_name, role, updated_at)
    SELECT gen_random_uuid(), 'waiting-' || n, 'waiting-' || n || '@mail.example', 'none', 'Robin', 'Miller', 'vendor', $1
    FROM generate_series(0, ${waiting - 1}) n`,
  `INSERT INTO vendors (id, user_id, business_name, slug, category, phone, status, submitted_at, updated_at)
    SELECT gen_random_uuid(), id, 'Corner Shop', 'shop-' || n, 'products', '555-010-4321', 'pending', ${waits}, $1
    FROM people`,
  `INSERT INTO listings (id, vendor_id, vendor_name, category, status, title, description, price_cents, location, city,
      state, submitted_at, updated_at)
    SELECT gen_random_uuid(), vendors.id, business_name, category, 'pending', 'Oak table ' || n,
      'A table made of oak that has stood in one kitchen for thirty years.', 25000, 'Austin, TX', 'Austin', 'TX', ${waits}, $1
    FROM people JOIN vendors ON user_id = people.id`,
  `INSERT INTO listing_revisions (id, listing_id, base_version, status, changes, created_at, updated_at)
    SELECT gen_random_uuid(), listings.id, 1, 'pending', jsonb_build_object('title', 'Ash table ' || n),
      ${waits} + interval '30 seconds', $1
    FROM people JOIN listings ON title = 'Oak table ' || n`,
  `INSERT INTO jobs (id, poster_id, title, company, category, subcategory, employment_type, workplace, location, state,
      description, status, submitted_at, updated_at)
    SELECT gen_random_uuid(), id, 'Line cook', 'Corner Kitchen', 'Hospitality', 'hospitality/kitchen', 'full_time', 'onsite',
      'Austin, TX', 'TX', 'Cook what the season gives, with two others, five evenings a week.', 'pending', ${waits}, $1
    FROM people`,
];

beforeAll(async () => {
  await createVendor();
  // Where a statement may take as long as it needs.
  connection = await openConnection();
  await connection.query(`CREATE TEMPORARY VIEW people AS
    SELECT id, split_part(username::text, '-', 2)::int AS n FROM users WHERE username LIKE 'waiting-%'`);
  for (const statement of fill) await connection.query(statement, [minute(0)]);
  await connection.query("VACUUM ANALYZE");
  big = await readBigTables(connection);
});
afterAll(() => connection?.end());

async function plansOf(read: () => Promise<unknown>) {
  const { sent } = await recordStatements(read);
  expect(sent.length).toBeGreaterThan(0);
  return explain(connection, sent);
}

type Queue = { read: (cursor?: string) => Promise<Page<object>>; index: string; sorted: number };

const queues: Record<string, Queue> = {
  "new listings": {
    read: (cursor) => listPendingListings({ kind: "listing", limit, cursor }),
    index: "listings_waiting",
    sorted: limit + 1,
  },
  "edited listings": {
    read: (cursor) => listPendingListings({ kind: "revision", limit, cursor }),
    index: "listing_revisions_waiting",
    sorted: limit + 1,
  },
  "both kinds of listings": {
    read: (cursor) => listPendingListings({ kind: "all", limit, cursor }),
    index: "listings_waiting",
    sorted: 2 * (limit + 1),
  },
  jobs: { read: (cursor) => listPendingJobs({ limit, cursor }), index: "jobs_waiting", sorted: 0 },
  vendors: {
    read: (cursor) => listVendorsForReview({ status: "pending", limit, cursor }),
    index: "vendors_submitted_at_id_idx",
    sorted: 0,
  },
};

describe.each(Object.entries(queues))("ten thousand waiting %s", (_, { read, index, sorted }) => {
  test("give each page from its index, reading a page of rows and counting no further than the cap", async () => {
    const first = await read();
    expect({ shown: first.items.length, total: first.total, capped: first.capped }).toEqual({
      shown: limit,
      total: queueCountCap,
      capped: true,
    });
    for (const cursor of [undefined, first.next!]) {
      const plans = await plansOf(() => read(cursor));
      expect([...plans.indexes]).toContain(index);
      expect(scannedOf(plans, big)).toEqual([]);
      expect(plans.sorted).toBeLessThanOrEqual(sorted);
      expect(plans.pages).toBeLessThan(6000);
    }
  });

  test("are turned without a gap or a repetition", async () => {
    const first = await read();
    const second = await read(first.next!);
    const ids = [...first.items, ...second.items].map((item) => JSON.stringify(item));
    expect(new Set(ids).size).toBe(2 * limit);
  });
});

test("listings and edits of listings come by how long they wait, whatever they are", async () => {
  const { items } = await listPendingListings({ kind: "all", limit: 4 });
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ["listing", "Oak table 0"],
    ["revision", "Ash table 0"],
    ["listing", "Oak table 1"],
    ["revision", "Ash table 1"],
  ]);
});

test("the counts of an admin's home end at the cap and name the one that has waited longest", async () => {
  const desk = await getAdminDesk();
  for (const queue of [desk.vendors, desk.listings, desk.jobs]) {
    expect(queue).toEqual({ count: queueCountCap, capped: true, oldest: minute(0).toISOString() });
  }
  expect(desk.revisions).toMatchObject({ count: queueCountCap, capped: true });
  expect(desk.reviews).toEqual({ count: 0, capped: false, oldest: null });
  const plans = await plansOf(getAdminDesk);
  expect(scannedOf(plans, big)).toEqual([]);
  expect(plans.sorted).toBeLessThanOrEqual(limit);
  expect(plans.pages).toBeLessThan(6000);
});

test("vendors by state and accounts are counted no further than the cap", async () => {
  const counts = await countVendors();
  expect([counts.pending, counts.all, counts.approved]).toEqual([
    { count: queueCountCap, capped: true },
    { count: queueCountCap, capped: true },
    { count: 1, capped: false },
  ]);
  const { total, capped } = await listAccountsForReview({ limit });
  expect([total, capped]).toEqual([queueCountCap, true]);
  for (const read of [countVendors, () => listAccountsForReview({ limit })]) {
    const plans = await plansOf(read);
    expect(scannedOf(plans, big)).toEqual([]);
    expect(plans.pages).toBeLessThan(9000);
  }
});
