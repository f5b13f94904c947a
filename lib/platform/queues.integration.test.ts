import type pg from "pg";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { openConnection } from "@/lib/server/connection";
import { db } from "@/lib/server/db";
import type { Page } from "@/lib/shared/page";
import { listVendorsForReview } from "@/lib/vendors/moderation.queries";
import { createVendor } from "@/prisma/factories";
import { jobRow, listingRow, userRow, vendorRow } from "@/prisma/factories/rows";
import { explain, readBigTables, recordStatements, scannedOf } from "@/prisma/plans";
import { countVendors, getAdminDesk } from "./overview.queries";
import { queueCountCap } from "./overview.rules";

jest.setTimeout(180_000);

const waiting = 10_000;
const limit = 20;
const start = Date.UTC(2026, 0, 1);
/** The first of each queue has waited longest. */
const minute = (at: number) => new Date(start + at * 60_000);

let connection: pg.Client;
let big: Map<string, number>;

async function inParts<T>(row: (at: number) => T, create: (data: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < waiting; from += 1000) {
    await create(Array.from({ length: 1000 }, (_, at) => row(from + at)));
  }
}

beforeAll(async () => {
  await createVendor();
  const people = Array.from({ length: waiting }, () => ({
    userId: crypto.randomUUID(),
    vendorId: crypto.randomUUID(),
    listingId: crypto.randomUUID(),
  }));
  await inParts(
    (at) => userRow({ id: people[at]!.userId, role: "vendor" }),
    (data) => db.user.createMany({ data }),
  );
  await inParts(
    (at) => {
      const { userId, vendorId: id } = people[at]!;
      return vendorRow({ id, userId, status: "pending", submittedAt: minute(at) });
    },
    (data) => db.vendor.createMany({ data }),
  );
  await inParts(
    (at) => {
      const { listingId: id, vendorId } = people[at]!;
      const about = { id, vendorId, vendorName: "Corner Shop", title: `Oak table ${at}` };
      return listingRow({ ...about, status: "pending", submittedAt: minute(at) });
    },
    (data) => db.listing.createMany({ data }),
  );
  await inParts(
    (at) => ({
      listingId: people[at]!.listingId,
      baseVersion: 1,
      status: "pending" as const,
      changes: { title: `Ash table ${at}` },
      createdAt: minute(at + 0.5),
    }),
    (data) => db.listingRevision.createMany({ data }),
  );
  await inParts(
    (at) => jobRow({ posterId: people[at]!.userId, status: "pending", submittedAt: minute(at) }),
    (data) => db.job.createMany({ data }),
  );
  connection = await openConnection();
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
