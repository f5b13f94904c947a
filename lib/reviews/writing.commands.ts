import "server-only";
import { findOwnImage } from "@/lib/images/upload.queries";
import { publicStatuses } from "@/lib/listings/rules";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { consume, refund } from "@/lib/server/rate-limit";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { publishAt } from "./deal-review.rows";
import { reviewDays } from "./deal-review.rules";
import { dismissDueReview } from "./due.rows";
import { risksOf } from "./risks.commands";
import { reviewLimit } from "./rules";
import type { NewReview, WrittenReview } from "./writing.contract";
import { reviewWritingCopy as copy } from "./writing.copy";
import { hasDealtWith, worksFor } from "./writing.rows";

type ReviewInput = NewReview & { authorId: string; listingId: string };
type ReviewedVendor = {
  vendorId: string;
  ownerId: string;
  /** Latest completed deal about the listing; null after a conversation only. */
  dealId: string | null;
  publishAt: Date | null;
};

/**
 * Throws not_found if the listing isn't public, forbidden for one's own listing, without prior contact, or if reviews of
 * the deal are closed.
 */
async function findVendor(tx: Transaction, { authorId, listingId }: ReviewInput): Promise<ReviewedVendor> {
  const [found] = await tx.rows<ReviewedVendor & { isOwn: boolean; hasDealt: boolean; isOver: boolean }>(sql`
    SELECT v.id::text AS "vendorId", v.user_id::text AS "ownerId", ${worksFor(sql`${authorId}::uuid`)} AS "isOwn",
      ${hasDealtWith(sql`${authorId}::uuid`, sql`v.user_id`)} AS "hasDealt",
      deal.id::text AS "dealId", CASE WHEN deal.id IS NOT NULL THEN ${publishAt(sql`deal.settled_at`)} END AS "publishAt",
      deal.settled_at <= now() - make_interval(days => ${reviewDays}::int) IS TRUE AS "isOver"
    FROM listings l JOIN vendors v ON v.id = l.vendor_id
      LEFT JOIN LATERAL (
        SELECT o.id, o.settled_at FROM conversations c JOIN offers o ON o.conversation_id = c.id
        WHERE c.listing_id = l.id AND c.starter_id = ${authorId}::uuid AND o.status = 'accepted'
          AND o.settled_at IS NOT NULL
        ORDER BY o.settled_at DESC LIMIT 1) deal ON true
    WHERE l.id = ${listingId}::uuid AND l.status::text = ANY(${[...publicStatuses]})
      AND v.status = 'approved'`);
  if (!found) throw new AppError("not_found", copy.notFound);
  if (found.isOwn) throw new AppError("forbidden", copy.own);
  if (!found.hasDealt) throw new AppError("forbidden", copy.noDeal);
  if (found.isOver) throw new AppError("forbidden", copy.closed);
  return found;
}

async function saveReview(tx: Transaction, vendor: ReviewedVendor, written: ReviewInput): Promise<string> {
  const { vendorId, ownerId, dealId } = vendor;
  const { authorId, listingId, rating, text } = written;
  const risks = JSON.stringify(await risksOf(tx, ownerId, written));
  const [saved] = await tx.rows<{ id: string }>(sql`
    INSERT INTO reviews (id, listing_id, vendor_id, author_id, rating, text, risk_reasons, deal_id, publish_at,
      created_at, updated_at)
    VALUES (gen_random_uuid(), ${listingId}::uuid, ${vendorId}::uuid, ${authorId}::uuid, ${rating}::smallint, ${text},
      ${risks}::jsonb, ${dealId}::uuid, ${vendor.publishAt}::timestamptz, now(), now())
    ON CONFLICT (listing_id, author_id) DO UPDATE SET rating = excluded.rating, text = excluded.text,
      risk_reasons = excluded.risk_reasons, status = 'pending', decision_reason = NULL, decided_at = NULL,
      decided_by_id = NULL, deal_id = excluded.deal_id, publish_at = excluded.publish_at, created_at = now(), updated_at = now()
    WHERE reviews.status = 'rejected'
    RETURNING id::text`);
  if (!saved) throw new AppError("conflict", copy.written);
  return saved.id;
}

async function savePhotos(tx: Transaction, reviewId: string, imageIds: readonly string[]): Promise<void> {
  await tx.reviewPhoto.deleteMany({ where: { reviewId } });
  await tx.reviewPhoto.createMany({
    data: imageIds.map((imageId, position) => ({ reviewId, imageId, position })),
  });
}

async function storeReview(written: ReviewInput): Promise<string> {
  const { authorId, listingId, photos } = written;
  const found = await Promise.all(
    photos.map((url) => findOwnImage({ userId: authorId, url, field: "photos" })),
  );
  return runStep("review.write", async (tx) => {
    await lockUser(tx, authorId);
    const reviewId = await saveReview(tx, await findVendor(tx, written), written);
    await savePhotos(tx, reviewId, [...new Set(found)]);
    await dismissDueReview(tx, authorId, listingId);
    return reviewId;
  });
}

/** Throws conflict for a second review of a listing and too_many past the daily limit. */
export async function writeReview(written: ReviewInput): Promise<WrittenReview> {
  const { authorId, listingId } = written;
  await consume(reviewLimit, authorId, copy.tooMany);
  let id: string;
  try {
    id = await storeReview(written);
  } catch (error) {
    await refund(reviewLimit, authorId);
    throw error;
  }
  log.info({ event: "review_written", reviewId: id, listingId, userId: authorId });
  return { id, status: "pending" };
}
