import * as decide from "@/app/api/admin/reviews/[id]/[action]/route";
import * as queue from "@/app/api/admin/reviews/route";
import * as reviews from "@/app/api/listings/[id]/reviews/route";
import * as reply from "@/app/api/reviews/[id]/reply/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createImage, createListing, createReview, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import { createReviewedShop, createReviewOf, getReviews } from "@/prisma/test/reviews";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import {
  createPersonWithBrowser,
  createConversation,
  createAnsweredConversation,
} from "@/prisma/test/conversations";
import { findReviewable, listDueReviews, listOwnReviews } from "./due.queries";
import { creditAuthor } from "./published.commands";
import { listVendorReviews } from "./queries";
import { listUnanswered } from "./reply.queries";
import { writeReview } from "./writing.commands";

jest.setTimeout(400_000);

afterAll(() => stopQueue());

describe("writing", () => {
  const good = { rating: 4, text: "Sturdy and just as described." };

  function review(browser: Browser, id: string, body: object = good) {
    return browser.post(reviews.POST, `/api/listings/${id}/reviews`, { params: { id }, body });
  }

  function act(browser: Browser, id: string, action: string, body: object = {}) {
    return browser.post(decide.POST, `/api/admin/reviews/${id}/${action}`, { params: { id, action }, body });
  }

  const ratingOf = (id: string) =>
    db.listing.findUniqueOrThrow({ where: { id }, select: { averageRating: true, reviewCount: true } });

  test("accepts one review of a customer with messages from both sides, which counts once published", async () => {
    const { customer, vendor, listingId } = await createAnsweredConversation();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    expect(await listDueReviews(customer.id)).toMatchObject([{ listingId, dealClosedAt: null }]);
    const { name } = await createImage({ ownerId: customer.id });
    const photos = [`/images/${name}-640.webp`];
    const written = await review(customer, listingId, { ...good, photos });
    expect([written.status, written.body.status]).toEqual([201, "pending"]);
    const id = String(written.body.id);
    expect((await review(customer, listingId)).status).toBe(409);
    expect(await listDueReviews(customer.id)).toEqual([]);
    expect(await ratingOf(listingId)).toEqual({ averageRating: 0, reviewCount: 0 });
    const waiting = await admin.get(queue.GET, "/api/admin/reviews");
    expect(waiting.body).toContainEqual(expect.objectContaining({ id, photos: [expect.anything()] }));
    expect((await act(admin, id, "publish")).body.status).toBe("published");
    expect((await act(admin, id, "publish")).status).toBe(409);
    expect(await ratingOf(listingId)).toEqual({ averageRating: 4, reviewCount: 1 });
    const countNotices = () => db.notification.count({ where: { userId: customer.id, type: "review" } });
    await creditAuthor(id);
    expect(await countNotices()).toBe(0);
    await endUndoPeriods();
    await endUndoPeriods();
    for (const userId of [customer.id, vendor.id]) {
      expect(await db.notification.count({ where: { userId, type: "review" } })).toBe(1);
      expect(await db.mail.count({ where: { userId, template: { contains: "review" } } })).toBe(1);
    }
    expect(await db.rewardEntry.count({ where: { userId: customer.id, reason: "review" } })).toBe(1);
    expect((await act(admin, id, "hide", { reason: "It names a person." })).status).toBe(200);
    expect(await ratingOf(listingId)).toEqual({ averageRating: 0, reviewCount: 0 });
  });

  test("shows the reason of a rejection, and accepts another review", async () => {
    const { customer, listingId } = await createAnsweredConversation();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const id = String((await review(customer, listingId)).body.id);
    expect((await act(admin, id, "reject")).body.fields).toEqual({
      reason: "Give a reason. The author will see it.",
    });
    await act(admin, id, "reject", { reason: "It names a private person." });
    expect((await listOwnReviews(customer.id)).items).toMatchObject([
      { id, status: "rejected", decisionReason: "It names a private person." },
    ]);
    const again = await review(customer, listingId, { rating: 3, text: "Wobbles a little." });
    expect([again.status, again.body.id]).toEqual([201, id]);
    expect((await act(admin, id, "publish", { updatedAt: "2020-01-01T00:00:00.000Z" })).status).toBe(409);
  });

  test("refuses a review without a deal, of one's own listing, or of a hidden one", async () => {
    const { customer, vendor, listingId } = await createConversation();
    const stranger = await createPersonWithBrowser();
    expect((await review(customer, listingId)).status).toBe(403);
    expect((await review(stranger, listingId)).status).toBe(403);
    expect((await review(vendor, listingId)).status).toBe(403);
    expect((await review(createBrowser(), listingId)).status).toBe(401);
    const { id: draft } = await createListing({ vendorId: vendor.vendorId, status: "draft" });
    expect((await review(customer, draft)).status).toBe(404);
    expect(await findReviewable(vendor.id, listingId)).toMatchObject({ obstacle: "own" });
    expect(await findReviewable(stranger.id, listingId)).toMatchObject({ obstacle: "noDeal" });
    expect(await db.review.count({ where: { listingId } })).toBe(0);
  });

  test("requires stars and a text, and accepts only pictures of the author", async () => {
    const { customer, listingId } = await createAnsweredConversation();
    const { name } = await createImage();
    const wrong: [object, string][] = [
      [{ text: "Fine" }, "rating"],
      [{ ...good, rating: 6 }, "rating"],
      [{ rating: 5, text: "  " }, "text"],
      [{ ...good, photos: [`/images/${name}-640.webp`] }, "photos"],
      [{ ...good, photos: Array(5).fill("/images/a-640.webp") }, "photos"],
    ];
    for (const [body, field] of wrong) {
      const answer = await review(customer, listingId, body);
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, [field]]);
    }
  });

  test("closes the admin queue to others", async () => {
    const { customer } = await createConversation();
    expect((await customer.get(queue.GET, "/api/admin/reviews")).status).toBe(403);
  });

  async function spread<T>(
    items: readonly T[],
    atOnce: number,
    work: (item: T, index: number) => Promise<unknown>,
  ) {
    const waiting = [...items.entries()];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
      }),
    );
  }

  test("counts exactly after 200 reviews written and published concurrently", async () => {
    const { vendor, listingId } = await createConversation();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const authors = await rows<{ id: string }>(sql`
    INSERT INTO users (id, username, email, password_hash, first_name, last_name, updated_at)
    SELECT gen_random_uuid(), 'crowd' || n, 'crowd' || n || '@example.com', 'x', 'Kim', 'Lee', now()
    FROM generate_series(1, 200) n RETURNING id`);
    await rows(sql`
    INSERT INTO conversations (id, listing_id, starter_id, owner_id, starter_messages, owner_messages)
    SELECT gen_random_uuid(), ${listingId}::uuid, a, ${vendor.id}::uuid, 1, 1
    FROM unnest(${authors.map(({ id }) => id)}::uuid[]) a`);
    await spread(authors, 8, async ({ id: authorId }, index) => {
      const { id } = await writeReview({
        authorId,
        listingId,
        rating: (index % 5) + 1,
        text: "Good.",
        photos: [],
      });
      expect((await act(admin, id, "publish")).status).toBe(200);
    });
    expect(await ratingOf(listingId)).toEqual({ averageRating: 3, reviewCount: 200 });
    expect(await db.vendor.findUnique({ where: { id: vendor.vendorId } })).toMatchObject({
      averageRating: 3,
      reviewCount: 200,
    });
  });
});

describe("reply", () => {
  async function reviewed(data: Parameters<typeof createReview>[0] = {}) {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
    const vendorId = person.vendorId ?? "";
    const { id: listingId } = await createListing({ vendorId });
    const { id: authorId } = await createUser();
    const { id } = await createReview({ listingId, vendorId, authorId, ...data });
    return { id, browser, vendorId, authorId };
  }

  function answer(browser: Browser, id: string, text: unknown = "Thank you"): Promise<Received> {
    return browser.post(reply.POST, `/api/reviews/${id}/reply`, { params: { id }, body: { text } });
  }

  test("notifies the author once, and removes the review from the waiting list", async () => {
    const { id, browser, vendorId, authorId } = await reviewed();
    expect((await listUnanswered(vendorId, 5)).items).toMatchObject([{ id, authorName: "Robin M." }]);
    const answers = await Promise.all([answer(browser, id), answer(browser, id, "Thanks again")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listUnanswered(vendorId, 5)).toEqual({ items: [], total: 0 });
    expect(await db.notification.count({ where: { userId: authorId, type: "review" } })).toBe(1);
  });

  test("answers 404 to another vendor", async () => {
    const { id } = await reviewed();
    const { browser: other } = await createSignedInPerson({ vendorStatus: "approved" });
    expect((await answer(other, id)).status).toBe(404);
    expect((await db.review.findUniqueOrThrow({ where: { id } })).replyText).toBeNull();
  });

  test("refuses a review that is not public", async () => {
    const { id, browser } = await reviewed({ status: "pending" });
    expect((await answer(browser, id)).status).toBe(404);
  });

  test.each(["", "   ", "x".repeat(2001), 7])("refuses the text %j", async (text) => {
    const { id, browser } = await reviewed();
    expect((await answer(browser, id, text)).status).toBe(422);
  });
});

describe("orders and stars of reviews", () => {
  async function createMany() {
    const shop = await createReviewedShop();
    const ratings = [3, 5, 1, 5];
    for (const [index, rating] of ratings.entries()) {
      await createReviewOf(shop, { rating, text: `Review ${index + 1}`, createdAt: daysFromNow(index - 10) });
    }
    await createReviewOf(shop, { rating: 5, text: "Waits", status: "pending" });
    return shop;
  }

  async function textsOf(listingId: string, query: string): Promise<string[]> {
    const texts: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const { response, reviews } = await getReviews(
        listingId,
        `?limit=1${query}${cursor ? `&cursor=${cursor}` : ""}`,
      );
      texts.push(...reviews.map(({ text }) => text));
      cursor = nextCursor(response.headers);
    }
    return texts;
  }

  test("lists reviews page by page, only published ones, with their total", async () => {
    const { listingId, vendorId } = await createMany();
    expect(await textsOf(listingId, "&sort=highest")).toEqual([
      "Review 4",
      "Review 2",
      "Review 1",
      "Review 3",
    ]);
    expect(await textsOf(listingId, "&sort=lowest")).toEqual([
      "Review 3",
      "Review 1",
      "Review 4",
      "Review 2",
    ]);
    expect(await textsOf(listingId, "&stars=5")).toEqual(["Review 4", "Review 2"]);
    const { response } = await getReviews(listingId, "?stars=5&limit=1");
    expect(response.headers.get("x-total-count")).toBe("2");
    const ofVendor = await listVendorReviews({ vendorId, sort: "lowest", stars: 5 });
    expect([ofVendor.total, ofVendor.items.map(({ text }) => text)]).toEqual([2, ["Review 4", "Review 2"]]);
    for (const query of ["?stars=6", "?sort=best"])
      expect((await getReviews(listingId, query)).response.status).toBe(400);
    const cursor = nextCursor((await getReviews(listingId, "?limit=1")).response.headers);
    expect((await getReviews(listingId, `?sort=highest&cursor=${cursor}`)).response.status).toBe(400);
  });

  test("filters reviews with photos, and marks authors who dealt with the vendor", async () => {
    const shop = await createReviewedShop();
    const author = await createUser();
    const { id } = await createReview({ ...shop, authorId: author.id, text: "With photo" });
    await createReviewOf(shop, { text: "Without" });
    const image = await createImage();
    await db.reviewPhoto.create({ data: { reviewId: id, imageId: image.id, position: 0 } });
    const { userId: ownerId } = await db.vendor.findUniqueOrThrow({ where: { id: shop.vendorId } });
    await db.conversation.create({
      data: {
        listingId: shop.listingId,
        starterId: author.id,
        ownerId,
        starterMessages: 1,
        ownerMessages: 1,
      },
    });
    const { reviews } = await getReviews(shop.listingId, "?sort=photos");
    expect(reviews.map(({ text, verified }) => [text, verified])).toEqual([["With photo", true]]);
    const all = (await getReviews(shop.listingId)).reviews;
    expect(all.map(({ verified }) => verified).sort()).toEqual([false, true]);
  });
});
