import * as buyer from "@/app/api/conversations/[id]/buyer/route";
import * as buyerRating from "@/app/api/offers/[id]/buyer-rating/route";
import { countRatingsAbout } from "@/lib/reviews/due.queries";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser, start } from "@/prisma/test/conversations";
import {
  ageWritten,
  createCompletedDeal,
  publishDue,
  rateBuyer,
  reviewDeal,
} from "@/prisma/test/deal-reviews";
import { agree, completeDeal, createConversations, showDeal } from "@/prisma/test/deals";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
});

const buyersOf = (browser: Browser, id: string) =>
  browser.get(buyer.GET, `/api/conversations/${id}/buyer`, { params: { id } });

describe("a rating of a buyer", () => {
  test("shows the rating to other sellers of the buyer once both sides are in, without names", async () => {
    const deal = await createCompletedDeal();
    const { customer, vendor, offerId, id } = deal;
    await rateBuyer(vendor, offerId);
    await publishDue();
    expect((await buyersOf(vendor, id)).body).toEqual({ count: 0, average: null, ratings: [] });
    expect(await countRatingsAbout(customer.id)).toEqual({ count: 0 });
    await reviewDeal(deal);
    await publishDue();
    await publishDue();
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

  test("publishes the rating after 14 days without the buyer’s review", async () => {
    const { vendor, offerId, id } = await createCompletedDeal();
    await rateBuyer(vendor, offerId);
    await ageWritten("buyer_ratings", 14);
    await publishDue();
    expect((await showDeal(vendor, id)).buyerRating).toMatchObject({ status: "published", rating: 5 });
  });

  test("hides the rating from the buyer, a stranger, and a suspended vendor", async () => {
    const { customer, vendor, offerId, id } = await createCompletedDeal();
    await rateBuyer(vendor, offerId);
    await ageWritten("buyer_ratings", 14);
    await publishDue();
    const stranger = await createPersonWithBrowser({ vendorStatus: "approved" });
    for (const browser of [customer, stranger, admin]) expect((await buyersOf(browser, id)).status).toBe(404);
    expect(await showDeal(customer, id)).toMatchObject({
      buyer: null,
      buyerRating: null,
      canRateBuyer: false,
    });
    expect((await rateBuyer(customer, offerId)).status).toBe(404);
    expect((await rateBuyer(stranger, offerId)).status).toBe(404);
    await db.vendor.update({
      where: { id: vendor.vendorId },
      data: { status: "suspended", decisionReason: "Fakes" },
    });
    expect((await buyersOf(vendor, id)).status).toBe(404);
    expect((await showDeal(vendor, id)).buyer).toBeNull();
  });

  test("accepts one rating, only after completion, with 1 to 5 stars", async () => {
    const { vendor, first } = await createConversations({ title: "Oak desk" });
    const { id, buyer: customer } = first;
    await agree(customer, vendor, id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
    const early = await rateBuyer(vendor, offerId);
    expect([early.status, early.body.error]).toEqual([
      409,
      "You can rate the buyer once the deal is completed.",
    ]);
    await completeDeal(vendor, id);
    for (const body of [{}, { rating: 0 }, { rating: 6 }, { rating: 4, text: "x".repeat(1001) }])
      expect((await rateBuyer(vendor, offerId, body)).status).toBe(422);
    const both = await Promise.all([rateBuyer(vendor, offerId), rateBuyer(vendor, offerId, { rating: 1 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test("accepts edits for 48 hours, and deletes a rating for good", async () => {
    const { vendor, offerId, id } = await createCompletedDeal();
    await rateBuyer(vendor, offerId);
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
    expect((await rateBuyer(vendor, offerId)).status).toBe(409);
  });
});
