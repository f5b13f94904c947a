import "server-only";
import { listingTag } from "@/lib/listings/rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { dismissNotices, notify } from "@/lib/notifications/notify/notify.rows";
import { refresh } from "@/lib/server/cache";
import { runStep, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";
import { vendorTag } from "@/lib/vendors/rules";
import { reviewReplyMail } from "./mail.copy";
import { newReviewKey } from "./published.rows";
import { replyCopy } from "./reply.copy";

type Reply = { vendorId: string | null; reviewId: string; text: string };
type AnsweredReview = {
  repliedAt: Date;
  listingId: string;
  authorId: string;
  ownerId: string;
  businessName: string;
};

export async function writeReply({
  vendorId,
  reviewId,
  text,
}: Reply): Promise<{ text: string; repliedAt: string }> {
  const repliedAt = await runStep("review.reply", async (tx) => {
    const [review] = await tx.rows<{ answered: boolean }>(sql`
      SELECT reply_text IS NOT NULL AS answered FROM reviews
      WHERE id = ${reviewId}::uuid AND vendor_id = ${vendorId}::uuid AND status = 'published' FOR UPDATE`);
    if (!review) throw new AppError("not_found", replyCopy.notFound);
    if (review.answered) throw new AppError("conflict", replyCopy.answered);
    const [answered] = await tx.rows<AnsweredReview>(sql`
      UPDATE reviews r SET reply_text = ${text}, replied_at = now(), updated_at = now() FROM vendors v
      WHERE r.id = ${reviewId}::uuid AND v.id = r.vendor_id
      RETURNING r.replied_at AS "repliedAt", r.listing_id::text AS "listingId", r.author_id::text AS "authorId",
        v.user_id::text AS "ownerId", v.business_name AS "businessName"`);
    if (!answered) throw new AppError("not_found", replyCopy.notFound);
    const { businessName, listingId } = answered;
    await notify(tx, {
      userId: answered.authorId,
      type: "review",
      title: `${answered.businessName} replied to your review`,
      body: text,
      href: `${hrefs.listing(answered.listingId)}#reviews`,
      mail: (site, { firstName }) => reviewReplyMail(site, { firstName, businessName, text, listingId }),
      dedupeKey: `review-reply:${reviewId}`,
    });
    await dismissNotices(tx, answered.ownerId, [newReviewKey(reviewId)]);
    await refresh([listingTag(answered.listingId), ...(vendorId ? [vendorTag(vendorId)] : [])], tx);
    return answered.repliedAt;
  });
  log.info({ event: "review_answered", reviewId, vendorId });
  await scheduleMail();
  return { text, repliedAt: repliedAt.toISOString() };
}
