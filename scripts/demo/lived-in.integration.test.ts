/** @database demo */
import { countFavorites } from "@/lib/favorites/queries";
import { getTalkDesk } from "@/lib/messages/desk.queries";
import { listConversations } from "@/lib/messages/queries";
import { countUnreadNotifications, listNotifications } from "@/lib/notifications/centre.queries";
import { countDueReviews, listOwnReviews } from "@/lib/reviews/due.queries";
import { listRewardEntries, readBalance } from "@/lib/rewards/queries";
import { countSavedSearches } from "@/lib/searches/queries";
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

test("counts of the demo's conversations are those of their messages", async () => {
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
  "%s finds as many unread messages as are announced",
  async (name) => {
    const viewer = await viewerOf(name);
    const [desk, inbox, boxed] = await Promise.all([
      getTalkDesk(viewer.id),
      listConversations(viewer, { box: "all", limit: 100 }),
      listConversations(viewer, { box: "unread", limit: 100 }),
    ]);
    const found = inbox.items.reduce((sum, { unread }) => sum + unread, 0);
    expect(found).toBeGreaterThan(0);
    expect([desk.unread, boxed.items.reduce((sum, { unread }) => sum + unread, 0)]).toEqual([found, found]);
  },
);

test("demo-customer is in the middle of everything that the dashboard tells of", async () => {
  const { id } = await viewerOf("demo-customer");
  const [desk, favorites, searches, due, points, own, news] = await Promise.all([
    getTalkDesk(id),
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

test("demo-vendor has offers and reviews to answer, news and points", async () => {
  const { id, vendorId } = await viewerOf("demo-vendor");
  const desk = await getTalkDesk(id);
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

test("no offer was accepted on what is on sale as if nothing had been agreed on", async () => {
  const accepted = "offers o JOIN listings l ON l.id = o.listing_id WHERE o.status = 'accepted'";
  expect(await countOf(accepted)).toBeGreaterThan(3);
  expect(await countOf(`${accepted} AND o.reserves AND l.status NOT IN ('reserved', 'sold', 'let')`)).toBe(0);
  expect(await countOf(`${accepted} AND NOT o.reserves AND l.status NOT IN ('approved', 'reserved')`)).toBe(
    0,
  );
});

test.each(["demo-customer", "demo-vendor"])(
  "what rings under the bell of %s leads somewhere, and points add up",
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
