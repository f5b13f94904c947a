import * as favorite from "@/app/api/favorites/[id]/route";
import * as login from "@/app/api/login/route";
import * as profile from "@/app/api/profile/route";
import * as register from "@/app/api/register/route";
import * as searches from "@/app/api/saved-searches/route";
import * as currentUser from "@/app/api/user/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, sql, transaction, type Transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  createAdvertisement,
  createConversation,
  createFavorite,
  createSavedJob,
  createJob,
  createListing,
  createReview,
} from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { postJob } from "@/prisma/test/hiring";
import { waitForBlocked } from "@/prisma/test/locks";
import { readMails } from "@/prisma/test/mails";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createPersonWithBrowser, start } from "@/prisma/test/conversations";

afterAll(() => stopQueue());

const close = (browser: Browser, password = goodPassword) =>
  browser.delete(profile.DELETE, "/api/profile", { body: { password } });

async function furnish(person: Person) {
  const other = await createPerson({ role: "vendor" });
  const { id: listingId } = await createListing({ vendorId: other.vendorId ?? "", priceCents: 12_000 });
  const userId = person.id;
  const { id: conversationId } = await createConversation({
    listingId,
    starterId: userId,
    lastMessageText: "Is it still there?",
  });
  await db.offer.create({
    data: {
      conversationId,
      listingId,
      proposedById: userId,
      amountCents: 10_000,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  await createFavorite({ userId, listingId, note: "For the kitchen" });
  await createSavedJob({ userId });
  await db.savedSearch.create({ data: { userId, name: "Tables", filter: { search: "table" } } });
  await createReview({ listingId, authorId: userId, text: "Lovely." });
  const { id: jobId } = await createJob({
    posterId: userId,
    title: "Carpenter",
    applyMethod: "email",
    applyEmail: person.email,
  });
  return { listingId, jobId, other };
}

describe("DELETE /api/profile", () => {
  test("requires the password", async () => {
    const { person, browser } = await createSignedInPerson();
    expect((await close(browser, "wrong-password")).status).toBe(422);
    expect(await db.user.count({ where: { id: person.id, status: "active" } })).toBe(1);
  });

  test("removes the person's data, ends open matters, and keeps data that others rely on", async () => {
    const { person, browser } = await createSignedInPerson();
    const { jobId, other } = await furnish(person);
    const answer = await close(browser);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: "Your account was deleted." },
    ]);
    expect(browser.cookies.size).toBe(0);

    const user = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(user).toMatchObject({
      status: "deleted",
      firstName: "Deleted account",
      lastName: "",
      phone: null,
    });
    expect(JSON.stringify(user)).not.toContain(person.username);
    const where = { userId: person.id };
    expect([
      await db.favorite.count({ where }),
      await db.savedJob.count({ where }),
      await db.savedSearch.count({ where }),
      await db.session.count({ where }),
    ]).toEqual([0, 0, 0, 0]);
    expect(await db.offer.findFirst({ where: { proposedById: person.id } })).toMatchObject({
      status: "withdrawn",
    });
    expect(await db.job.findUnique({ where: { id: jobId } })).toMatchObject({
      status: "closed",
      applyEmail: null,
    });
    expect(await db.message.count({ where: { senderId: person.id } })).toBe(1);
    expect(await db.review.count({ where: { vendorId: other.vendorId ?? "", status: "published" } })).toBe(1);
    await sendDueMail();
    expect(readMails(person.email).map(({ template }) => template)).toEqual(["account_closed"]);
  });

  test("prevents a sign-in with the old name, and frees name and address for a new account", async () => {
    const { person, browser } = await createSignedInPerson();
    const copy = browser.clone();
    await close(browser);
    expect((await copy.get(currentUser.GET, "/api/user")).status).toBe(401);
    const old = { username: person.username, password: goodPassword };
    expect((await createBrowser().post(login.POST, "/api/login", { body: old })).status).toBe(401);
    const body = {
      role: "customer",
      firstName: "New",
      lastName: "Person",
      email: person.email,
      username: person.username,
      phone: "555-010-0101",
      password: "green-wagon-42",
    };
    expect((await createBrowser().post(register.POST, "/api/register", { body })).status).toBe(201);
  });

  test("takes a vendor's listings, advertisements, and details off the site", async () => {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
    const { id: listingId } = await createListing({ vendorId: person.vendorId ?? "" });
    const ad = await createAdvertisement({ vendorId: person.vendorId });
    await close(browser);
    expect(await db.listing.findUnique({ where: { id: listingId } })).toMatchObject({ status: "removed" });
    expect(await db.advertisement.count({ where: { id: ad.id } })).toBe(0);
    expect(await db.vendor.findUnique({ where: { id: person.vendorId ?? "" } })).toMatchObject({
      status: "suspended",
      phone: "",
      about: "",
    });
  });

  test.each(["pending", "rejected", "suspended"] as const)("works for a %s vendor", async (vendorStatus) => {
    const { browser } = await createSignedInPerson({ vendorStatus });
    expect((await close(browser)).status).toBe(200);
  });

  test("refuses to close the account of the last admin, even when two delete at once", async () => {
    const [one, two] = [
      await createSignedInPerson({ role: "admin" }),
      await createSignedInPerson({ role: "admin" }),
    ];
    const answers = await Promise.all([close(one.browser), close(two.browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe(
      "You’re the only administrator. Make someone else an administrator first.",
    );
    expect(await db.user.count({ where: { role: "admin", status: "active" } })).toBe(1);
  });
});

describe("races with closing", () => {
  const close = (browser: Browser) =>
    browser.delete(profile.DELETE, "/api/profile", { body: { password: goodPassword } });

  const lockUserRow = (tx: Transaction, userId: string) =>
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
      (browser) =>
        browser.post(searches.POST, "/api/saved-searches", { body: { filter: { search: "lamp" } } }),
      (userId) => db.savedSearch.count({ where: { userId } }),
    ],
    [
      "writes to somebody",
      (browser, listingId) => start(browser, { listingId }),
      (starterId) => db.conversation.count({ where: { starterId } }),
    ],
    ["drafts a job", (browser) => postJob(browser), (posterId) => db.job.count({ where: { posterId } })],
  ];

  test.each(acts)("signs out a user who %s while the account is being closed", async (_, act, count) => {
    const { id: userId, ...browser } = await createPersonWithBrowser();
    const listingId = await publicListing();
    const { answer } = await transaction(async (tx) => {
      await lockUserRow(tx, userId);
      const answer = act(browser, listingId);
      await waitForBlocked();
      await tx.rows(sql`
      UPDATE users SET status = 'deleted', deleted_at = now() WHERE id = ${userId}::uuid`);
      return { answer };
    });
    expect([(await answer).status, await count(userId)]).toEqual([401, 0]);
  });

  test("removes data created just before an account is closed with the rest", async () => {
    const { id: userId, ...browser } = await createPersonWithBrowser();
    const listingId = await publicListing();
    const { closing } = await transaction(async (tx) => {
      await lockUserRow(tx, userId);
      const closing = close(browser);
      await waitForBlocked();
      await tx.favorite.create({ data: { userId, listingId, priceCents: 100 } });
      return { closing };
    });
    expect((await closing).status).toBe(200);
    expect(await db.favorite.count({ where: { userId } })).toBe(0);
  });

  test("takes a listing that a business adds during the closing off the site with the others", async () => {
    const { vendorId, ...browser } = await createPersonWithBrowser({ vendorStatus: "approved" });
    const { closing } = await transaction(async (tx) => {
      await tx.rows(sql`SELECT 1 FROM vendors WHERE id = ${vendorId}::uuid FOR NO KEY UPDATE`);
      const closing = close(browser);
      await waitForBlocked();
      await tx.rows(sql`
      UPDATE listings SET vendor_id = ${vendorId}::uuid WHERE id = ${await publicListing()}::uuid`);
      return { closing };
    });
    expect((await closing).status).toBe(200);
    const left = await db.listing.findMany({ where: { vendorId }, select: { status: true } });
    expect(left).toEqual([{ status: "removed" }]);
  });

  test("refuses to close an account whose password was changed during the closing", async () => {
    const { id: userId, ...browser } = await createPersonWithBrowser();
    const { closing } = await transaction(async (tx) => {
      await lockUserRow(tx, userId);
      const closing = close(browser);
      await waitForBlocked();
      await tx.user.update({ where: { id: userId }, data: { passwordHash: "another" } });
      return { closing };
    });
    expect((await closing).status).toBe(401);
    expect(await db.user.count({ where: { id: userId, status: "active" } })).toBe(1);
  });
});
