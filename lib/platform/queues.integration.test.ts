import type pg from "pg";
import { listModeratedAds } from "@/lib/advertisements/moderation.queries";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { listCases } from "@/lib/cases/moderation.queries";
import { listPendingJobs } from "@/lib/jobs/moderation/pending.queries";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { listHeldMessages } from "@/lib/messages/moderation/held.queries";
import { listMails } from "@/lib/notifications/outbox/outbox.queries";
import { listReportedThings } from "@/lib/reports/moderation.queries";
import { listModeratedReviews } from "@/lib/reviews/moderation.queries";
import { listRequestedRewards } from "@/lib/rewards/moderation.queries";
import { openConnection } from "@/lib/server/connection";
import type { Page } from "@/lib/shared/page";
import { listPaymentsOfVendors } from "@/lib/subscriptions/payments/payments.queries";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";
import { createImage, createVendor } from "@/prisma/factories";
import { explain, readBigTables, recordStatements, listScannedTables } from "@/prisma/plans";
import { fillQueues } from "@/prisma/test/waiting-queues";
import { countVendors, getAdminDesk } from "./overview.queries";
import { queueCountCap } from "./overview.rules";

jest.setTimeout(180_000);

const limit = 20;
const minute = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 60_000);

let connection: pg.Client;
let big: Map<string, number>;

beforeAll(async () => {
  await createVendor();
  await createImage();
  // This connection has no statement timeout.
  connection = await openConnection();
  await connection.query(`CREATE TEMPORARY VIEW people AS
    SELECT id, split_part(username::text, '-', 2)::int AS n FROM users WHERE username LIKE 'waiting-%'`);
  for (const statement of fillQueues) await connection.query(statement, [minute(0)]);
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
  reviews: {
    read: (cursor) => listModeratedReviews({ status: "pending", limit, cursor }),
    index: "reviews_queue",
    sorted: 0,
  },
  advertisements: {
    read: (cursor) => listModeratedAds({ status: "pending", limit, cursor }),
    index: "advertisements_status_created_at_id_idx",
    sorted: 0,
  },
  payments: {
    read: (cursor) => listPaymentsOfVendors({ status: "pending", limit, cursor }),
    index: "payments_status_created_at_id_idx",
    sorted: 0,
  },
  rewards: {
    read: (cursor) => listRequestedRewards({ status: "requested", limit, cursor }),
    index: "reward_redemptions_status_created_at_id_idx",
    sorted: 0,
  },
  "things that were reported": {
    read: (cursor) => listReportedThings({ limit, cursor }),
    index: "reports_status_created_at_id_idx",
    sorted: limit + 1,
  },
  "listings that were reported": {
    read: (cursor) => listReportedThings({ subject: "listing", limit, cursor }),
    index: "reports_waiting",
    sorted: limit + 1,
  },
  cases: {
    read: (cursor) => listCases({ status: "open", limit, cursor }),
    index: "deal_cases_status_created_at_id_idx",
    sorted: 0,
  },
  "held messages": {
    read: (cursor) => listHeldMessages({ limit, cursor }),
    index: "held_messages_waiting",
    sorted: 0,
  },
  mails: {
    read: (cursor) => listMails({ limit, cursor }),
    index: "mails_created_at_id_idx",
    sorted: 0,
  },
};

describe.each(Object.entries(queues))("ten thousand waiting %s", (_, { read, index, sorted }) => {
  test("reads each page from its index, with one page of rows and a capped count", async () => {
    const first = await read();
    expect({ shown: first.items.length, total: first.total, capped: first.capped }).toEqual({
      shown: limit,
      total: queueCountCap,
      capped: true,
    });
    for (const cursor of [undefined, first.next!]) {
      const plans = await plansOf(() => read(cursor));
      expect([...plans.indexes]).toContain(index);
      expect(listScannedTables(plans, big)).toEqual([]);
      expect(plans.sorted).toBeLessThanOrEqual(sorted);
      expect(plans.pages).toBeLessThan(6000);
    }
  });

  test("pages without a gap or a duplicate", async () => {
    const first = await read();
    const second = await read(first.next!);
    const ids = [...first.items, ...second.items].map((item) => JSON.stringify(item));
    expect(new Set(ids).size).toBe(2 * limit);
  });
});

const search = "WAITING-4321@mail";

const named = (username: string): unknown => expect.objectContaining({ username });

type Search = { read: () => Promise<Page<object>>; of: object[]; whole?: string[] };

const searches: Record<string, Search> = {
  people: { read: () => listAccountsForReview({ search, limit }), of: [{ username: "waiting-4321" }] },
  vendors: {
    read: () => listVendorsForReview({ status: "pending", search, limit }),
    of: [{ owner: named("waiting-4321") }],
  },
  jobs: { read: () => listPendingJobs({ search, limit }), of: [{ poster: named("waiting-4321") }] },
  reviews: {
    read: () => listModeratedReviews({ status: "pending", search, limit }),
    of: [{ author: named("waiting-4320") }, { author: named("waiting-4321") }],
  },
  payments: {
    read: () => listPaymentsOfVendors({ status: "pending", search, limit }),
    of: [{ email: "waiting-4321@mail.example" }],
  },
  rewards: {
    read: () => listRequestedRewards({ status: "requested", search, limit }),
    of: [{ username: "waiting-4321" }],
  },
  mails: { read: () => listMails({ search, limit }), of: [{ to: "waiting-4321@mail.example" }] },
  // All advertisements wait here; normally few do, and an index has those.
  advertisements: {
    read: () => listModeratedAds({ status: "pending", search, limit }),
    of: [{ title: "Spring sale" }],
    whole: ["advertisements"],
  },
  listings: {
    read: () => listPendingListings({ kind: "all", search: "oak table 4321", limit }),
    of: [{ kind: "listing" }, { kind: "revision" }],
    whole: ["listings", "listing_revisions"],
  },
  "reported things, by who reported them and by whose they are": {
    read: () => listReportedThings({ search, limit }),
    of: [{ title: "Oak table 4322" }, { title: "Oak table 4323" }, { title: "Oak table 4321" }],
    whole: ["reports"],
  },
  "reported things, by what they are called": {
    read: () => listReportedThings({ search: "oak table 4321", limit }),
    of: [{ title: "Oak table 4321" }],
    whole: ["reports"],
  },
};

test.each(Object.entries(searches))(
  "finds one among ten thousand waiting %s by a search",
  async (_, { read, of, whole = [] }) => {
    const page = await read();
    expect(page.items).toEqual(
      expect.arrayContaining(of.map((item): unknown => expect.objectContaining(item))),
    );
    expect({ shown: page.items.length, total: page.total }).toEqual({ shown: of.length, total: of.length });
    const plans = await plansOf(read);
    expect(listScannedTables(plans, big).filter((table) => !whole.includes(table))).toEqual([]);
  },
);

test("finds nothing in any queue for a search without matches", async () => {
  const nobody = { search: "nobody at all", limit };
  const pages = await Promise.all([
    listAccountsForReview(nobody),
    listVendorsForReview(nobody),
    listPendingJobs(nobody),
    listModeratedReviews({ ...nobody, status: "pending" }),
    listPaymentsOfVendors({ ...nobody, status: "pending" }),
    listRequestedRewards({ ...nobody, status: "requested" }),
    listMails(nobody),
    listModeratedAds({ ...nobody, status: "pending" }),
    listPendingListings({ ...nobody, kind: "all" }),
    listReportedThings(nobody),
  ]);
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual(pages.map(() => [0, 0]));
});

test("sorts listings and edits of listings by how long they wait, regardless of kind", async () => {
  const { items } = await listPendingListings({ kind: "all", limit: 4 });
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ["listing", "Oak table 0"],
    ["revision", "Ash table 0"],
    ["listing", "Oak table 1"],
    ["revision", "Ash table 1"],
  ]);
});

test("caps the counts on the admin homepage, and includes the longest wait", async () => {
  const desk = await getAdminDesk();
  const { revisions: _, ...queues } = desk;
  for (const queue of Object.values(queues)) {
    expect(queue).toEqual({ count: queueCountCap, capped: true, oldest: minute(0).toISOString() });
  }
  expect(desk.revisions).toMatchObject({ count: queueCountCap, capped: true });
  const plans = await plansOf(getAdminDesk);
  expect(listScannedTables(plans, big)).toEqual([]);
  expect(plans.sorted).toBeLessThanOrEqual(limit);
  expect(plans.pages).toBeLessThan(6000);
});

test("caps the counts of vendors by state and of accounts", async () => {
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
    expect(listScannedTables(plans, big)).toEqual([]);
    expect(plans.pages).toBeLessThan(9000);
  }
});
