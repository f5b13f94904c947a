import * as decide from "@/app/api/admin/reviews/[id]/[action]/route";
import * as buyer from "@/app/api/conversations/[id]/buyer/route";
import * as reviews from "@/app/api/listings/[id]/reviews/route";
import * as buyerRating from "@/app/api/offers/[id]/buyer-rating/route";
import * as own from "@/app/api/reviews/[id]/route";
import { creditAuthor } from "@/lib/reviews/published.commands";
import {
  countDueReviews,
  countRatingsAbout,
  findReviewable,
  listOwnReviews,
} from "@/lib/reviews/due.queries";
import { publishReviews } from "@/lib/reviews/publication.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser, start, write } from "@/prisma/test/conversations";
import { agree, completeDeal, createConversations, showDeal } from "@/prisma/test/deals";
import { getReviews } from "@/prisma/test/reviews";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { publishRatings } from "./deals/rating.commands";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
});

async function createDeal() {
  const { vendor, listingId, first } = await createConversations({ title: "Oak desk" });
  const { buyer: customer, id } = first;
  await agree(customer, vendor, id);
  await completeDeal(vendor, id);
  const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
  return { vendor, customer, listingId, id, offerId };
}

type Deal = Awaited<ReturnType<typeof createDeal>>;

const good = { rating: 4, text: "Just as described." };

async function review({ customer, listingId: id }: Deal, body: object = good) {
  return customer.post(reviews.POST, `/api/listings/${id}/reviews`, { params: { id }, body });
}

async function approve(id: string) {
  const params = { id, action: "publish" };
  const { status, body } = await admin.post(decide.POST, `/api/admin/reviews/${id}/publish`, {
    params,
    body: {},
  });
  // Publication waits for the end of the undo period.
  await rows(sql`UPDATE reviews SET decided_at = decided_at - interval '1 minute' WHERE id = ${id}::uuid`);
  return [status, body.status];
}

async function approvedReview(deal: Deal): Promise<string> {
  const id = String((await review(deal)).body.id);
  await approve(id);
  return id;
}

function rate(browser: Browser, id: string, body: object = { rating: 5, text: "Paid on time." }) {
  return browser.post(buyerRating.POST, `/api/offers/${id}/buyer-rating`, { params: { id }, body });
}

function edit(browser: Browser, id: string, body: object) {
  return browser.patch(own.PATCH, `/api/reviews/${id}`, { params: { id }, body });
}

function remove(browser: Browser, id: string) {
  return browser.delete(own.DELETE, `/api/reviews/${id}`, { params: { id } });
}

async function publish(): Promise<void> {
  await publishReviews();
  await publishRatings();
}

const age = (table: "reviews" | "buyer_ratings", days: number) =>
  table === "reviews"
    ? rows(sql`UPDATE reviews SET created_at = created_at - make_interval(days => ${days}::int),
        publish_at = publish_at - make_interval(days => ${days}::int)`)
    : rows(sql`UPDATE buyer_ratings SET created_at = created_at - make_interval(days => ${days}::int),
        publish_at = publish_at - make_interval(days => ${days}::int)`);

const ageDeal = (offerId: string, days: number) =>
  rows(sql`
    WITH deal AS (UPDATE offers SET settled_at = settled_at - make_interval(days => ${days}::int)
      WHERE id = ${offerId}::uuid RETURNING conversation_id, settled_at)
    UPDATE conversations c SET deal_closed_at = deal.settled_at FROM deal WHERE c.id = deal.conversation_id`);

const counters = (vendorId: string) =>
  db.vendor.findUniqueOrThrow({
    where: { id: vendorId },
    select: { averageRating: true, reviewCount: true },
  });

const statusOf = async (id: string) => (await db.review.findUniqueOrThrow({ where: { id } })).status;

const buyersOf = (browser: Browser, id: string) =>
  browser.get(buyer.GET, `/api/conversations/${id}/buyer`, { params: { id } });

describe("a review of a deal", () => {
  test("stays hidden after approval until the seller has rated the buyer, then counts and notifies", async () => {
    const deal = await createDeal();
    const { vendor, customer, listingId, offerId } = deal;
    const id = String((await review(deal)).body.id);
    expect(await approve(id)).toEqual([200, "scheduled"]);
    await publish();
    expect([await statusOf(id), (await getReviews(listingId)).reviews]).toEqual(["scheduled", []]);
    expect(await counters(vendor.vendorId)).toEqual({ averageRating: 0, reviewCount: 0 });
    expect((await rate(vendor, offerId)).status).toBe(201);
    await Promise.all([publish(), publish()]);
    await publish();
    expect((await getReviews(listingId)).reviews).toMatchObject([{ id, rating: 4 }]);
    expect(await counters(vendor.vendorId)).toEqual({ averageRating: 4, reviewCount: 1 });
    await creditAuthor(id);
    const notices = async (userId: string, dedupeKey: string) =>
      db.notification.count({ where: { userId, dedupeKey } });
    expect(await notices(vendor.id, `review-new:${id}`)).toBe(1);
    expect(await notices(customer.id, `review-published:${id}`)).toBe(1);
  });

  test("is published 14 days after it was written without the seller’s rating", async () => {
    const deal = await createDeal();
    const id = await approvedReview(deal);
    await age("reviews", 13);
    await publish();
    expect(await statusOf(id)).toBe("scheduled");
    await age("reviews", 1);
    await publish();
    expect(await statusOf(id)).toBe("published");
  });

  test("is published on approval if the seller rated before", async () => {
    const deal = await createDeal();
    await rate(deal.vendor, deal.offerId);
    const id = String((await review(deal)).body.id);
    expect(await approve(id)).toEqual([200, "published"]);
  });

  test("shows its author the date, and is published without it after a conversation only", async () => {
    const deal = await createDeal();
    const id = await approvedReview(deal);
    const { createdAt } = await db.review.findUniqueOrThrow({ where: { id } });
    const [mine] = (await listOwnReviews(deal.customer.id)).items;
    expect(mine).toMatchObject({ status: "scheduled", actions: ["edit", "delete"] });
    expect(Date.parse(mine!.publishAt!) - createdAt.getTime()).toBe(14 * 86_400_000);
    const { vendor, listingId, first } = await createConversations({ title: "Elm bed" });

    await write(vendor, first.id, "It is.");
    const talked = { ...deal, customer: first.buyer, listingId };
    const other = String((await review(talked)).body.id);
    expect(await approve(other)).toEqual([200, "published"]);
    expect((await listOwnReviews(first.buyer.id)).items).toMatchObject([{ publishAt: null, actions: [] }]);
    expect((await edit(first.buyer, other, good)).status).toBe(409);
    expect((await remove(first.buyer, other)).status).toBe(409);
  });

  test("can be edited for 48 hours, after which it is checked again", async () => {
    const deal = await createDeal();
    await rate(deal.vendor, deal.offerId);
    const id = await approvedReview(deal);
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 4, reviewCount: 1 });
    const edited = await edit(deal.customer, id, { rating: 2, text: "It wobbles." });
    expect([edited.status, edited.body]).toEqual([200, { id, status: "pending" }]);
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 0, reviewCount: 0 });
    expect(await approve(id)).toEqual([200, "published"]);
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 2, reviewCount: 1 });
    await rows(sql`UPDATE reviews SET created_at = created_at - interval '49 hours' WHERE id = ${id}::uuid`);
    const late = await edit(deal.customer, id, good);
    expect([late.status, late.body.error]).toEqual([
      409,
      "You can edit a review for 48 hours after writing it.",
    ]);
  });

  test("is deleted with its text and reply, and can’t be written again", async () => {
    const deal = await createDeal();
    await rate(deal.vendor, deal.offerId);
    const id = await approvedReview(deal);
    await db.review.update({ where: { id }, data: { replyText: "Thanks", repliedAt: new Date() } });
    expect((await remove(deal.vendor, id)).status).toBe(404);
    expect((await edit(deal.vendor, id, good)).status).toBe(404);
    expect((await remove(deal.customer, id)).body).toEqual({ id, status: "deleted" });
    expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
      text: "",
      replyText: null,
      status: "deleted",
    });
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 0, reviewCount: 0 });
    expect((await listOwnReviews(deal.customer.id)).items).toEqual([]);
    expect((await remove(deal.customer, id)).status).toBe(404);
    expect((await review(deal)).status).toBe(409);
  });

  test("closes 60 days after the deal, for both sides", async () => {
    const deal = await createDeal();
    const { customer, vendor, listingId, offerId, id } = deal;
    await ageDeal(offerId, 59);
    expect(await countDueReviews(customer.id)).toBe(1);
    expect((await showDeal(vendor, id)).canRateBuyer).toBe(true);
    await ageDeal(offerId, 1);
    expect(await countDueReviews(customer.id)).toBe(0);
    expect(await findReviewable(customer.id, listingId)).toMatchObject({ obstacle: "closed" });
    expect((await showDeal(customer, id)).canReview).toBe(false);
    expect((await showDeal(vendor, id)).canRateBuyer).toBe(false);
    expect((await review(deal)).status).toBe(403);
    const late = await rate(vendor, offerId);
    expect([late.status, late.body.error]).toEqual([
      409,
      "Ratings of this deal are closed. You can rate a buyer for 60 days.",
    ]);
  });

  test("is published at the latest when reviews of the deal close", async () => {
    const deal = await createDeal();
    await ageDeal(deal.offerId, 55);
    const id = String((await review(deal)).body.id);
    const { publishAt, createdAt } = await db.review.findUniqueOrThrow({ where: { id } });
    expect(Math.round((publishAt!.getTime() - createdAt.getTime()) / 86_400_000)).toBe(5);
  });
});

describe("a rating of a buyer", () => {
  test("is visible to other sellers of the buyer once both sides are in, without names", async () => {
    const deal = await createDeal();
    const { customer, vendor, offerId, id } = deal;
    await rate(vendor, offerId);
    await publish();
    expect((await buyersOf(vendor, id)).body).toEqual({ count: 0, average: null, ratings: [] });
    expect(await countRatingsAbout(customer.id)).toEqual({ count: 0 });
    await review(deal);
    await publish();
    await publish();
    const other = await createConversations({ title: "Elm bed" });
    const { listingId } = other;
    const thread = String((await start(customer, { listingId })).body.id);
    expect((await buyersOf(other.vendor, thread)).body).toEqual({
      count: 1,
      average: 5,
      ratings: [{ rating: 5, text: "Paid on time.", createdAt: expect.any(String) }],
    });
    expect((await showDeal(other.vendor, thread)).buyer).toEqual({ count: 1, average: 5 });
    const notices = await db.notification.findMany({
      where: { userId: customer.id, title: "A seller rated your deal" },
    });
    expect(notices.map(({ body }) => body)).toEqual([
      "Oak desk. Only sellers you deal with can see the rating.",
    ]);
    expect(await countRatingsAbout(customer.id)).toEqual({ count: 1 });
  });

  test("is published after 14 days without the buyer’s review", async () => {
    const { vendor, offerId, id } = await createDeal();
    await rate(vendor, offerId);
    await age("buyer_ratings", 14);
    await publish();
    expect((await showDeal(vendor, id)).buyerRating).toMatchObject({ status: "published", rating: 5 });
  });

  test("is never shown to the buyer, a stranger, or a suspended vendor", async () => {
    const { customer, vendor, offerId, id } = await createDeal();
    await rate(vendor, offerId);
    await age("buyer_ratings", 14);
    await publish();
    const stranger = await createPersonWithBrowser({ vendorStatus: "approved" });
    for (const browser of [customer, stranger, admin]) expect((await buyersOf(browser, id)).status).toBe(404);
    expect(await showDeal(customer, id)).toMatchObject({
      buyer: null,
      buyerRating: null,
      canRateBuyer: false,
    });
    expect((await rate(customer, offerId)).status).toBe(404);
    expect((await rate(stranger, offerId)).status).toBe(404);
    await db.vendor.update({ where: { id: vendor.vendorId }, data: { status: "suspended" } });
    expect((await buyersOf(vendor, id)).status).toBe(404);
    expect((await showDeal(vendor, id)).buyer).toBeNull();
  });

  test("is written once, only after completion, with 1 to 5 stars", async () => {
    const { vendor, first } = await createConversations({ title: "Oak desk" });
    const { id, buyer: customer } = first;
    await agree(customer, vendor, id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
    const early = await rate(vendor, offerId);
    expect([early.status, early.body.error]).toEqual([
      409,
      "You can rate the buyer once the deal is completed.",
    ]);
    await completeDeal(vendor, id);
    for (const body of [{}, { rating: 0 }, { rating: 6 }, { rating: 4, text: "x".repeat(1001) }])
      expect((await rate(vendor, offerId, body)).status).toBe(422);
    const both = await Promise.all([rate(vendor, offerId), rate(vendor, offerId, { rating: 1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test("can be edited for 48 hours and deleted for good", async () => {
    const { vendor, offerId, id } = await createDeal();
    await rate(vendor, offerId);
    const path = `/api/offers/${offerId}/buyer-rating`;
    const change = (body: object) => vendor.patch(buyerRating.PATCH, path, { params: { id: offerId }, body });
    expect((await change({ rating: 3, text: "Paid late." })).body.buyerRating).toMatchObject({
      rating: 3,
      text: "Paid late.",
      status: "hidden",
    });
    await rows(sql`UPDATE buyer_ratings SET created_at = created_at - interval '49 hours'`);
    expect((await change({ rating: 1 })).status).toBe(409);
    const gone = await vendor.delete(buyerRating.DELETE, path, { params: { id: offerId } });
    expect(gone.body.buyerRating).toMatchObject({ text: "", status: "deleted", actions: [] });
    expect((await showDeal(vendor, id)).canRateBuyer).toBe(false);
    expect((await rate(vendor, offerId)).status).toBe(409);
  });
});
