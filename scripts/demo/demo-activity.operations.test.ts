/** @database demo */
import { listOwnApplications, readPipeline } from "@/lib/applications/queries";
import { readJobWeek } from "@/lib/applications/week.queries";
import { countFavorites } from "@/lib/favorites/queries";
import { listMyJobs } from "@/lib/jobs/desk/editing.queries";
import { getConversationDesk } from "@/lib/messages/inbox/desk.queries";
import { listConversations } from "@/lib/messages/threads/thread.queries";
import { countUnreadNotifications, listNotifications } from "@/lib/notifications/center/center.queries";
import { countDueReviews, listOwnReviews } from "@/lib/reviews/due.queries";
import { listRewardEntries, readBalance } from "@/lib/rewards/queries";
import { countSavedSearches, listSavedSearches } from "@/lib/searches/queries";
import { raw, rows, sql } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";

jest.setTimeout(120_000);

async function viewerOf(username: string): Promise<Viewer> {
  const [viewer] = await rows<Viewer>(sql`
    SELECT u.id, u.username::text, u.role, v.id AS "vendorId", v.status AS "vendorStatus",
      u.id::text AS "sessionId", false AS "secondStepMissing"
    FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.username = ${username}`);
  return viewer!;
}

async function countOf(from: string): Promise<number> {
  const [row] = await rows<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${raw(from)}`);
  return row!.count;
}

test("matches counts of the demo conversations with their messages", async () => {
  expect(await countOf("conversations")).toBeGreaterThan(500);
  const sent = (side: string) =>
    `(SELECT count(*) FROM messages m WHERE m.conversation_id = c.id AND m.sender_id = c.${side}_id)`;
  const unread = (side: string) =>
    `(SELECT count(*) FROM messages m WHERE m.conversation_id = c.id AND m.sender_id <> c.${side}_id AND m.read_at IS NULL)`;
  const wrong = ["starter", "owner"].map(
    (side) => `c.${side}_messages <> ${sent(side)} OR c.${side}_unread <> ${unread(side)}`,
  );
  expect(await countOf(`conversations c WHERE ${wrong.join(" OR ")}`)).toBe(0);
  const last = "SELECT max(m.created_at) FROM messages m WHERE m.conversation_id = c.id";
  expect(await countOf(`conversations c WHERE c.last_message_at <> (${last})`)).toBe(0);
});

test.each(["demo-customer", "demo-vendor"])(
  "finds for %s the announced number of unread messages",
  async (name) => {
    const viewer = await viewerOf(name);
    const [desk, inbox, boxed] = await Promise.all([
      getConversationDesk(viewer.id),
      listConversations(viewer, { box: "all", limit: 100 }),
      listConversations(viewer, { box: "unread", limit: 100 }),
    ]);
    const found = inbox.items.reduce((sum, { unread }) => sum + unread, 0);
    expect(found).toBeGreaterThan(0);
    expect([desk.unread, boxed.items.reduce((sum, { unread }) => sum + unread, 0)]).toEqual([found, found]);
  },
);

test("gives demo-customer activity of every kind that the dashboard shows", async () => {
  const { id } = await viewerOf("demo-customer");
  const [desk, favorites, searches, due, points, own, news] = await Promise.all([
    getConversationDesk(id),
    countFavorites(id),
    countSavedSearches(id),
    countDueReviews(id),
    readBalance(id),
    listOwnReviews(id),
    countUnreadNotifications(id),
  ]);
  const counts = { offers: desk.offers, viewings: desk.viewings.length, ...favorites, ...searches };
  const all = { ...counts, due, points, reviews: own.items.length, news };
  expect(Object.entries(all).filter(([, count]) => count < 1)).toEqual([]);
});

test("leaves demo jobs and applications in the states that their steps lead to", async () => {
  const last = (table: string, key: string) =>
    `(SELECT e.to_status FROM ${table} e WHERE e.${key} AND e.to_status IS NOT NULL ORDER BY e.created_at DESC LIMIT 1)`;
  const end = "CASE WHEN j.status = 'open' THEN now() ELSE j.updated_at END";
  const isOver = "j.status IN ('filled', 'closed', 'expired')";
  const hasSystemEvent =
    "EXISTS (SELECT FROM job_application_events t WHERE t.application_id = a.id AND t.actor_id IS NULL)";
  const applied = "job_applications a JOIN jobs j ON j.id = a.job_id WHERE";
  const wrong = {
    jobs: `jobs j WHERE j.status IS DISTINCT FROM ${last("job_events", "job_id = j.id")}`,
    steps: `${applied} a.status IS DISTINCT FROM ${last("job_application_events", "application_id = a.id")}`,
    times: `${applied} a.created_at NOT BETWEEN j.published_at AND ${end}`,
    threads: `${applied} NOT EXISTS (SELECT FROM conversations c WHERE c.job_id = j.id AND c.starter_id = a.applicant_id)`,
    ends: `${applied} ${isOver} AND a.status NOT IN ('hired', 'rejected', 'withdrawn') AND NOT ${hasSystemEvent}`,
    answers: `job_answers w JOIN job_questions q ON q.id = w.question_id
      WHERE q.kind = 'yes_no' AND w.text NOT IN ('Yes', 'No')`,
  };
  for (const [what, from] of Object.entries(wrong)) expect([what, await countOf(from)]).toEqual([what, 0]);
  const used = await rows<{ status: string }>(
    sql`SELECT DISTINCT status::text AS status FROM job_applications`,
  );
  expect(used.map(({ status }) => status)).toEqual(expect.arrayContaining(["offered", "hired", "rejected"]));
});

test("applies, hires, saves job searches, and waits for a review with demo accounts", async () => {
  const [customer, vendor] = [await viewerOf("demo-customer"), await viewerOf("demo-vendor")];
  const own = await listOwnApplications(customer);
  expect(new Set(own.items.map(({ status }) => status)).size).toBeGreaterThan(2);
  const searches = await listSavedSearches(customer.id);
  expect(searches.some(({ target, newCount }) => target === "jobs" && newCount > 0)).toBe(true);
  const jobs = (await listMyJobs(vendor)).items;
  const hiring = jobs.reduce((most, job) => (job.applications > most.applications ? job : most));
  const { columns } = await readPipeline(vendor, hiring.id);
  expect(columns.filter(({ total }) => total > 0).length).toBeGreaterThan(5);
  expect((await readJobWeek(hiring.id))?.views).toBeGreaterThan(0);
  expect(await countOf("jobs WHERE status = 'pending'")).toBeGreaterThan(0);
});

test("creates offers, reviews, notifications, and points for demo-vendor", async () => {
  const { id, vendorId } = await viewerOf("demo-vendor");
  const desk = await getConversationDesk(id);
  const all = {
    offers: desk.offers,
    reviews: await countOf(`reviews WHERE vendor_id = '${vendorId}' AND status = 'published'`),
    unanswered: await countOf(
      `reviews r WHERE vendor_id = '${vendorId}' AND status = 'published' AND reply_text IS NULL`,
    ),
    news: await countUnreadNotifications(id),
    points: await readBalance(id),
  };
  expect(Object.entries(all).filter(([, count]) => count < 1)).toEqual([]);
});

test("matches an accepted offer with the state of its listing", async () => {
  const accepted = "offers o JOIN listings l ON l.id = o.listing_id WHERE o.status = 'accepted'";
  expect(await countOf(accepted)).toBeGreaterThan(3);
  expect(await countOf(`${accepted} AND o.reserves AND l.status NOT IN ('reserved', 'sold', 'let')`)).toBe(0);
  expect(await countOf(`${accepted} AND NOT o.reserves AND l.status NOT IN ('approved', 'reserved')`)).toBe(
    0,
  );
});

test.each(["demo-customer", "demo-vendor"])(
  "links notifications of %s to pages, and adds up points",
  async (name) => {
    const { id } = await viewerOf(name);
    const news = await listNotifications(id, { limit: 50 });
    expect(news.items.length).toBeGreaterThan(0);
    const kinds = new Set(news.items.map(({ type }) => type));
    for (const kind of ["message", "offer"] as const) expect(kinds).toContain(kind);
    const leading = news.items.flatMap(({ href }) => /^\/messages\/([0-9a-f-]{36})/.exec(href)?.[1] ?? []);
    const [talks] = await rows<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM conversations
      WHERE id = ANY(${leading}::uuid[]) AND ${id}::uuid IN (starter_id, owner_id)`);
    expect(talks?.count).toBe(new Set(leading).size);
    const entries = await listRewardEntries(id, { limit: 100 });
    const sum = entries.items.reduce((total, { points }) => total + points, 0);
    expect(await readBalance(id)).toBe(sum);
  },
);
