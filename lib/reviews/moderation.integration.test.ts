import type pg from "pg";
import { openConnection } from "@/lib/server/connection";
import { rows, sql } from "@/lib/server/db";
import { readName } from "@/lib/users/name-search.queries";
import { createListing, createReview, createUser, createVendor } from "@/prisma/factories";
import { explain, recordStatements } from "@/prisma/plans";
import { listModeratedReviews } from "./moderation.queries";
import { reviewStatuses } from "./rules";

const authors = 200;

let connection: pg.Client;

async function reviewAll(vendorId: string, { listings, newest }: { listings: number; newest: string }) {
  const ids: string[] = [];
  for (let made = 0; made < listings; made += 1) ids.push((await createListing({ vendorId })).id);
  await rows(sql`
    INSERT INTO reviews (id, listing_id, vendor_id, author_id, rating, text, status, created_at, updated_at)
    SELECT gen_random_uuid(), l.id, ${vendorId}::uuid, u.id, 5, 'Very good', 'published',
      ${newest}::timestamptz - row_number() OVER () * interval '1 minute', now()
    FROM unnest(${ids}::uuid[]) l (id), users u WHERE u.username LIKE 'writer-%'`);
}

beforeAll(async () => {
  connection = await openConnection();
  for (let made = 0; made < authors; made += 1) await createUser({ username: `writer-${made}` });
  const { id: old } = await createVendor({ businessName: "Oldest Lamps" });
  await reviewAll(old, { listings: 6, newest: "2024-01-01T00:00:00Z" });
  const { id: other } = await createVendor({ businessName: "Chairs" });
  await reviewAll(other, { listings: 105, newest: "2026-01-01T00:00:00Z" });
  await rows(sql`ANALYZE`);
});

afterAll(() => connection?.end());

test("finds many reviews of an old vendor without scanning all newer ones", async () => {
  const read = () => listModeratedReviews({ status: "published", search: "Oldest", limit: 20 });
  const { sent, result } = await recordStatements(read);
  expect(result).toMatchObject({ total: 1000, capped: true });
  expect(result.items.map(({ vendorName }) => vendorName)).toEqual(Array(20).fill("Oldest Lamps"));
  const moments = result.items.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(moments[0]).toBe("2023-12-31T23:59:00.000Z");
  const { pages, sorted } = await explain(connection, sent);
  expect(pages).toBeLessThan(10_000);
  expect(sorted).toBeLessThan(100);
});

test("continues the next page where the first ends", async () => {
  const search = "lamps";
  const first = await listModeratedReviews({ status: "published", search, limit: 20 });
  const second = await listModeratedReviews({ status: "published", search, limit: 20, cursor: first.next! });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(40);
  expect(second.items[0]!.createdAt < first.items.at(-1)!.createdAt).toBe(true);
});

const published = (search: string) => listModeratedReviews({ status: "published", search, limit: 20 });

test("finds an old review by one of many people with the same name", async () => {
  await rows(sql`
    INSERT INTO users (id, username, email, first_name, last_name, password_hash, updated_at)
    SELECT gen_random_uuid(), 'quill-' || g, 'quill-' || g || '@mail.example', 'Robin', 'Quill', 'none', now()
    FROM generate_series(1, 3000) g`);
  expect((await readName("quill")).isOfManyPeople).toBe(true);
  expect(await published("quill")).toMatchObject({ items: [], total: 0, capped: false });
  const [author] = await rows<{ id: string }>(sql`SELECT id FROM users WHERE username = 'quill-7'`);
  const [{ id }] = (await rows<{ id: string }>(sql`
    INSERT INTO reviews (id, listing_id, vendor_id, author_id, rating, text, status, created_at, updated_at)
    SELECT gen_random_uuid(), l.id, l.vendor_id, ${author!.id}::uuid, 5, 'Very good', 'published', '2020-01-01', now()
    FROM listings l LIMIT 1 RETURNING id`)) as [{ id: string }];
  const { sent, result } = await recordStatements(() => published("quill"));
  expect(result).toMatchObject({ items: [{ id }], total: 1, capped: false });
  expect((await explain(connection, sent)).sorted).toBeLessThan(100);
});

test("lists a review once whose author and vendor both match, in every state", async () => {
  const { id: userId } = await createUser({ username: "brass-author" });
  const { id: vendorId } = await createVendor({ businessName: "Brass Bells" });
  const made: string[] = [];
  for (const status of reviewStatuses) {
    const { id } = await createListing({ vendorId });
    const publishAt = status === "scheduled" ? new Date() : null;
    made.push((await createReview({ listingId: id, vendorId, authorId: userId, status, publishAt })).id);
  }
  for (const [place, status] of reviewStatuses.entries()) {
    const page = await listModeratedReviews({ status, search: "brass", limit: 20 });
    expect(page).toMatchObject({ items: [{ id: made[place] }], total: 1, capped: false });
  }
});
