import * as reviews from "@/app/api/listings/[id]/reviews/route";
import * as buyerRating from "@/app/api/offers/[id]/buyer-rating/route";
import { publishRatings } from "@/lib/messages/deals/rating.commands";
import { publishReviews } from "@/lib/reviews/publication.commands";
import { db, raw, rows, sql } from "@/lib/server/db";
import type { Browser } from "./browser";
import { agree, completeDeal, createConversations } from "./deals";

export async function createCompletedDeal() {
  const { vendor, listingId, first } = await createConversations({ title: "Oak desk" });
  const { buyer: customer, id } = first;
  await agree(customer, vendor, id);
  await completeDeal(vendor, id);
  const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
  return { vendor, customer, listingId, id, offerId };
}

export const goodReview = { rating: 4, text: "Just as described." };

export function reviewDeal({ customer, listingId: id }: { customer: Browser; listingId: string }) {
  return customer.post(reviews.POST, `/api/listings/${id}/reviews`, { params: { id }, body: goodReview });
}

export function rateBuyer(browser: Browser, id: string, body: object = { rating: 5, text: "Paid on time." }) {
  return browser.post(buyerRating.POST, `/api/offers/${id}/buyer-rating`, { params: { id }, body });
}

export async function publishDue(): Promise<void> {
  await publishReviews();
  await publishRatings();
}

export function ageWritten(table: "reviews" | "buyer_ratings", days: number): Promise<unknown> {
  return rows(sql`
    UPDATE ${raw(table)} SET created_at = created_at - make_interval(days => ${days}::int),
      publish_at = publish_at - make_interval(days => ${days}::int)`);
}
