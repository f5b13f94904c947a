import * as decide from "@/app/api/admin/reviews/[id]/[action]/route";
import * as own from "@/app/api/reviews/[id]/route";
import { creditAuthor } from "@/lib/reviews/published.commands";
import { countDueReviews, findReviewable, listOwnReviews } from "@/lib/reviews/due.queries";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { write } from "@/prisma/test/conversations";
import {
  ageWritten,
  createCompletedDeal,
  goodReview,
  publishDue,
  rateBuyer,
  reviewDeal,
} from "@/prisma/test/deal-reviews";
import { createConversations, showDeal } from "@/prisma/test/deals";
import { getReviews } from "@/prisma/test/reviews";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
});

type Deal = Awaited<ReturnType<typeof createCompletedDeal>>;

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
  const id = String((await reviewDeal(deal)).body.id);
  await approve(id);
  return id;
}

function edit(browser: Browser, id: string, body: object) {
  return browser.patch(own.PATCH, `/api/reviews/${id}`, { params: { id }, body });
}

function remove(browser: Browser, id: string) {
  return browser.delete(own.DELETE, `/api/reviews/${id}`, { params: { id } });
}

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

describe("a review of a deal", () => {
  test("stays hidden after approval until the seller has rated the buyer, then counts and notifies", async () => {
    const deal = await createCompletedDeal();
    const { vendor, customer, listingId, offerId } = deal;
    const id = String((await reviewDeal(deal)).body.id);
    expect(await approve(id)).toEqual([200, "scheduled"]);
    await publishDue();
    expect([await statusOf(id), (await getReviews(listingId)).reviews]).toEqual(["scheduled", []]);
    expect(await counters(vendor.vendorId)).toEqual({ averageRating: 0, reviewCount: 0 });
    expect((await rateBuyer(vendor, offerId)).status).toBe(201);
    await Promise.all([publishDue(), publishDue()]);
    await publishDue();
    expect((await getReviews(listingId)).reviews).toMatchObject([{ id, rating: 4 }]);
    expect(await counters(vendor.vendorId)).toEqual({ averageRating: 4, reviewCount: 1 });
    await creditAuthor(id);
    const notices = async (userId: string, dedupeKey: string) =>
      db.notification.count({ where: { userId, dedupeKey } });
    expect(await notices(vendor.id, `review-new:${id}`)).toBe(1);
    expect(await notices(customer.id, `review-published:${id}`)).toBe(1);
  });

  test("publishes the review 14 days after it was written without the seller’s rating", async () => {
    const deal = await createCompletedDeal();
    const id = await approvedReview(deal);
    await ageWritten("reviews", 13);
    await publishDue();
    expect(await statusOf(id)).toBe("scheduled");
    await ageWritten("reviews", 1);
    await publishDue();
    expect(await statusOf(id)).toBe("published");
  });

  test("publishes the review on approval if the seller rated before", async () => {
    const deal = await createCompletedDeal();
    await rateBuyer(deal.vendor, deal.offerId);
    const id = String((await reviewDeal(deal)).body.id);
    expect(await approve(id)).toEqual([200, "published"]);
  });

  test("shows its author the date, and is published without it after a conversation only", async () => {
    const deal = await createCompletedDeal();
    const id = await approvedReview(deal);
    const { createdAt } = await db.review.findUniqueOrThrow({ where: { id } });
    const [mine] = (await listOwnReviews(deal.customer.id)).items;
    expect(mine).toMatchObject({ status: "scheduled", actions: ["edit", "delete"] });
    expect(Date.parse(mine!.publishAt!) - createdAt.getTime()).toBe(14 * 86_400_000);
    const { vendor, listingId, first } = await createConversations({ title: "Elm bed" });

    await write(vendor, first.id, "It is.");
    const talked = { ...deal, customer: first.buyer, listingId };
    const other = String((await reviewDeal(talked)).body.id);
    expect(await approve(other)).toEqual([200, "published"]);
    expect((await listOwnReviews(first.buyer.id)).items).toMatchObject([{ publishAt: null, actions: [] }]);
    expect((await edit(first.buyer, other, goodReview)).status).toBe(409);
    expect((await remove(first.buyer, other)).status).toBe(409);
  });

  test("accepts edits for 48 hours, after which the review is checked again", async () => {
    const deal = await createCompletedDeal();
    await rateBuyer(deal.vendor, deal.offerId);
    const id = await approvedReview(deal);
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 4, reviewCount: 1 });
    const edited = await edit(deal.customer, id, { rating: 2, text: "It wobbles." });
    expect([edited.status, edited.body]).toEqual([200, { id, status: "pending" }]);
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 0, reviewCount: 0 });
    expect(await approve(id)).toEqual([200, "published"]);
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 2, reviewCount: 1 });
    await rows(sql`UPDATE reviews SET created_at = created_at - interval '49 hours' WHERE id = ${id}::uuid`);
    const late = await edit(deal.customer, id, goodReview);
    expect([late.status, late.body.error]).toEqual([
      409,
      "You can edit a review for 48 hours after writing it.",
    ]);
  });

  test("deletes the review with its text and reply, and refuses a second one", async () => {
    const deal = await createCompletedDeal();
    await rateBuyer(deal.vendor, deal.offerId);
    const id = await approvedReview(deal);
    await db.review.update({ where: { id }, data: { replyText: "Thanks", repliedAt: new Date() } });
    expect((await remove(deal.vendor, id)).status).toBe(404);
    expect((await edit(deal.vendor, id, goodReview)).status).toBe(404);
    expect((await remove(deal.customer, id)).body).toEqual({ id, status: "deleted" });
    expect(await db.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
      text: "",
      replyText: null,
      status: "deleted",
    });
    expect(await counters(deal.vendor.vendorId)).toEqual({ averageRating: 0, reviewCount: 0 });
    expect((await listOwnReviews(deal.customer.id)).items).toEqual([]);
    expect((await remove(deal.customer, id)).status).toBe(404);
    expect((await reviewDeal(deal)).status).toBe(409);
  });

  test("closes 60 days after the deal, for both sides", async () => {
    const deal = await createCompletedDeal();
    const { customer, vendor, listingId, offerId, id } = deal;
    await ageDeal(offerId, 59);
    expect(await countDueReviews(customer.id)).toBe(1);
    expect((await showDeal(vendor, id)).canRateBuyer).toBe(true);
    await ageDeal(offerId, 1);
    expect(await countDueReviews(customer.id)).toBe(0);
    expect(await findReviewable(customer.id, listingId)).toMatchObject({ obstacle: "closed" });
    expect((await showDeal(customer, id)).canReview).toBe(false);
    expect((await showDeal(vendor, id)).canRateBuyer).toBe(false);
    expect((await reviewDeal(deal)).status).toBe(403);
    const late = await rateBuyer(vendor, offerId);
    expect([late.status, late.body.error]).toEqual([
      409,
      "Ratings of this deal are closed. You can rate a buyer for 60 days.",
    ]);
  });

  test("publishes the review at the latest when reviews of the deal close", async () => {
    const deal = await createCompletedDeal();
    await ageDeal(deal.offerId, 55);
    const id = String((await reviewDeal(deal)).body.id);
    const { publishAt, createdAt } = await db.review.findUniqueOrThrow({ where: { id } });
    expect(Math.round((publishAt!.getTime() - createdAt.getTime()) / 86_400_000)).toBe(5);
  });
});
