import "server-only";
import { listingTag } from "@/lib/listings/rules";
import { purge } from "@/lib/server/cache";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { AppError } from "@/lib/shared/app-error";
import { vendorTag } from "@/lib/vendors/rules";
import { isRecent } from "./deal-review.rows";
import { allowedAuthorActions, dealReviewTransitions, type AuthorAction } from "./deal-review.rules";
import { risksOf } from "./risks.commands";
import { successStoriesTag, type ReviewStatus } from "./rules";
import type { ReviewEdit, WrittenReview } from "./writing.contract";
import { reviewWritingCopy as copy } from "./writing.copy";

type OwnReviewInput = { authorId: string; id: string };
type LockedReview = {
  status: ReviewStatus;
  ofDeal: boolean;
  isRecent: boolean;
  listingId: string;
  vendorId: string;
  ownerId: string;
};

async function lockOwn(
  tx: Transaction,
  { authorId, id }: OwnReviewInput,
  action: AuthorAction,
): Promise<LockedReview> {
  const [review] = await tx.rows<LockedReview>(sql`
    SELECT r.status, r.publish_at IS NOT NULL AS "ofDeal", ${isRecent(sql`r.created_at`)} AS "isRecent",
      r.listing_id::text AS "listingId", r.vendor_id::text AS "vendorId", v.user_id::text AS "ownerId"
    FROM reviews r JOIN vendors v ON v.id = r.vendor_id
    WHERE r.id = ${id}::uuid AND r.author_id = ${authorId}::uuid AND r.status <> 'deleted' FOR UPDATE OF r`);
  if (!review) throw new AppError("not_found", copy.unknownReview);
  if (allowedAuthorActions(review).includes(action)) return review;
  const isLate = review.ofDeal && action === "edit" && !review.isRecent;
  throw new AppError("conflict", isLate ? copy.notEditable : copy.notOfDeal);
}

function refreshPages(tx: Transaction, { status, listingId, vendorId }: LockedReview): Promise<void> {
  const tags = [listingTag(listingId), vendorTag(vendorId), successStoriesTag];
  return status === "published" ? purge(tags, tx) : Promise.resolve();
}

/** The changed text is checked again; the time of writing stays, so that edits don't extend the 48 hours. */
export async function editReview(own: OwnReviewInput, { rating, text }: ReviewEdit): Promise<WrittenReview> {
  const { id, authorId } = own;
  const status = dealReviewTransitions.edit.to;
  await runStep("review.edit", async (tx) => {
    const review = await lockOwn(tx, own, "edit");
    const risks = JSON.stringify(await risksOf(tx, review.ownerId, { text, authorId }));
    await tx.rows(sql`
      UPDATE reviews SET rating = ${rating}::smallint, text = ${text}, risk_reasons = ${risks}::jsonb,
        status = ${status}::review_status, decision_reason = NULL, decided_at = NULL, decided_by_id = NULL,
        picked = false, updated_at = now()
      WHERE id = ${id}::uuid`);
    await refreshPages(tx, review);
  });
  log.info({ event: "review_edited", reviewId: id, userId: authorId });
  return { id, status };
}

/** Erases the text, pictures, and reply; the row stays, so that a deleted review can't be written and rewarded again. */
export async function deleteReview(own: OwnReviewInput): Promise<WrittenReview> {
  const { id, authorId } = own;
  const status = dealReviewTransitions.delete.to;
  await runStep("review.delete", async (tx) => {
    const review = await lockOwn(tx, own, "delete");
    await tx.reviewPhoto.deleteMany({ where: { reviewId: id } });
    await tx.rows(sql`
      UPDATE reviews SET text = '', risk_reasons = '[]', reply_text = NULL, replied_at = NULL, decision_reason = NULL,
        picked = false, status = ${status}::review_status, updated_at = now()
      WHERE id = ${id}::uuid`);
    await refreshPages(tx, review);
  });
  log.info({ event: "review_deleted", reviewId: id, userId: authorId });
  return { id, status };
}
