import * as favorite from "@/app/api/favorites/[id]/route";
import * as profile from "@/app/api/profile/route";
import * as searches from "@/app/api/saved-searches/route";
import { db, sql, transaction, type Transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { postJob } from "@/prisma/test/hiring";
import { untilWaiting } from "@/prisma/test/locks";
import { createPerson, goodPassword } from "@/prisma/test/people";
import { somebody, start } from "@/prisma/test/talks";

afterAll(() => stopQueue());

const close = (browser: Browser) =>
  browser.delete(profile.DELETE, "/api/profile", { body: { password: goodPassword } });

const hold = (tx: Transaction, userId: string) =>
  tx.rows(sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);

async function publicListing(): Promise<string> {
  const { vendorId } = await createPerson({ role: "vendor" });
  return (await createListing({ vendorId: vendorId ?? "" })).id;
}

type Act = (browser: Browser, listingId: string) => Promise<{ status: number }>;

const acts: [string, Act, (userId: string) => Promise<number>][] = [
  [
    "saves a listing",
    (browser, id) => browser.post(favorite.POST, `/api/favorites/${id}`, { params: { id } }),
    (userId) => db.favorite.count({ where: { userId } }),
  ],
  [
    "saves a search",
    (browser) => browser.post(searches.POST, "/api/saved-searches", { body: { filter: { search: "lamp" } } }),
    (userId) => db.savedSearch.count({ where: { userId } }),
  ],
  [
    "writes to somebody",
    (browser, listingId) => start(browser, { listingId }),
    (starterId) => db.conversation.count({ where: { starterId } }),
  ],
  ["drafts a job", (browser) => postJob(browser), (posterId) => db.job.count({ where: { posterId } })],
];

test.each(acts)("who %s while the account is being closed is signed out", async (_, act, count) => {
  const { id: userId, ...browser } = await somebody();
  const listingId = await publicListing();
  const { answer } = await transaction(async (tx) => {
    await hold(tx, userId);
    const answer = act(browser, listingId);
    await untilWaiting();
    await tx.rows(sql`
      UPDATE users SET status = 'deleted', deleted_at = now() WHERE id = ${userId}::uuid`);
    return { answer };
  });
  expect([(await answer).status, await count(userId)]).toEqual([401, 0]);
});

test("what was begun before an account is closed is removed with the rest", async () => {
  const { id: userId, ...browser } = await somebody();
  const listingId = await publicListing();
  const { closing } = await transaction(async (tx) => {
    await hold(tx, userId);
    const closing = close(browser);
    await untilWaiting();
    await tx.favorite.create({ data: { userId, listingId, priceCents: 100 } });
    return { closing };
  });
  expect((await closing).status).toBe(200);
  expect(await db.favorite.count({ where: { userId } })).toBe(0);
});

test("a listing that a business makes meanwhile is taken off the site with the others", async () => {
  const { vendorId, ...browser } = await somebody({ vendorStatus: "approved" });
  const { closing } = await transaction(async (tx) => {
    await tx.rows(sql`SELECT 1 FROM vendors WHERE id = ${vendorId}::uuid FOR NO KEY UPDATE`);
    const closing = close(browser);
    await untilWaiting();
    await tx.rows(sql`
      UPDATE listings SET vendor_id = ${vendorId}::uuid WHERE id = ${await publicListing()}::uuid`);
    return { closing };
  });
  expect((await closing).status).toBe(200);
  const left = await db.listing.findMany({ where: { vendorId }, select: { status: true } });
  expect(left).toEqual([{ status: "removed" }]);
});

test("a password that was changed meanwhile closes no account", async () => {
  const { id: userId, ...browser } = await somebody();
  const { closing } = await transaction(async (tx) => {
    await hold(tx, userId);
    const closing = close(browser);
    await untilWaiting();
    await tx.user.update({ where: { id: userId }, data: { passwordHash: "another" } });
    return { closing };
  });
  expect((await closing).status).toBe(401);
  expect(await db.user.count({ where: { id: userId, status: "active" } })).toBe(1);
});
