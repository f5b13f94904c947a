import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { beginUndoable } from "@/lib/audit/undo.rows";
import { undoSeconds } from "@/lib/audit/undo.rules";
import { listingTag } from "@/lib/listings/rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason, assertUnchanged, requireNextState } from "@/lib/shared/decision-checks";
import { hrefs } from "@/lib/shared/hrefs";
import { vendorTag } from "@/lib/vendors/rules";
import { isPublishable } from "./deal-review.rows";
import { reviewRefusedMail } from "./mail.copy";
import { reviewActionNames, reviewModerationCopy as copy } from "./moderation.copy";
import { needsReason, reviewTransitions, undoableReviewActions, type ReviewAction } from "./moderation.rules";
import { announceReview, announceScheduled } from "./published.rows";
import { successStoriesTag, type ReviewStatus } from "./rules";

type Decision = {
  admin: Viewer;
  id: string;
  action: ReviewAction;
  reason: string;
  updatedAt?: string;
  headers: Headers;
  runInTransaction?: (tx: Transaction) => Promise<void>;
};

type LockedReview = {
  id: string;
  status: ReviewStatus;
  rating: number;
  text: string;
  updatedAt: Date;
  authorId: string;
  listingId: string;
  title: string;
  vendorId: string;
  vendorUserId: string;
  publishAt: Date | null;
  conversationId: string | null;
  isPublishable: boolean;
};

async function lockReview(tx: Transaction, id: string): Promise<LockedReview> {
  const [review] = await tx.rows<LockedReview>(sql`
    SELECT r.id::text, r.status, r.rating, r.text, r.updated_at AS "updatedAt", r.author_id::text AS "authorId",
      r.listing_id::text AS "listingId", l.title, r.vendor_id::text AS "vendorId",
      v.user_id::text AS "vendorUserId", r.publish_at AS "publishAt", ${isPublishable} AS "isPublishable",
      (SELECT o.conversation_id::text FROM offers o WHERE o.id = r.deal_id) AS "conversationId"
    FROM reviews r JOIN listings l ON l.id = r.listing_id JOIN vendors v ON v.id = r.vendor_id
    WHERE r.id = ${id}::uuid FOR UPDATE OF r`);
  if (!review) throw new AppError("not_found", copy.notFound);
  return review;
}

async function notifyRefused(tx: Transaction, review: LockedReview, decision: Decision): Promise<void> {
  const { id, authorId, title, updatedAt } = review;
  const { reason, action } = decision;
  const hidden = action === "hide";
  await notify(tx, {
    userId: authorId,
    type: "review",
    title: hidden ? `We hid your review of ${title}` : `We couldn’t publish your review of ${title}`,
    body: reason,
    href: hrefs.reviews(),
    mail: (site, { firstName }) => reviewRefusedMail(site, { firstName, title, reason, hidden }),
    dedupeKey: `review-${action}:${id}:${updatedAt.getTime()}`,
  });
}

function nextStatus(review: LockedReview, { action, reason, updatedAt }: Decision): ReviewStatus {
  const stale = review.status === "pending" ? copy.changed : copy.decided;
  assertUnchanged({ seen: updatedAt, updatedAt: review.updatedAt }, stale);
  const move = { status: review.status, action, actor: "admin" } as const;
  const status = requireNextState(reviewTransitions, move, copy.decided);
  if (needsReason(action)) assertReason(reason, copy.reasonMissing);
  return status === "published" && !review.isPublishable ? "scheduled" : status;
}

/**
 * Triggers update averages in the same transaction. A review of a deal is only scheduled until the seller has rated the
 * buyer or its time has come. Publishing and rejecting can be undone for 15 seconds. */
export async function decideOnReview(decision: Decision): Promise<void> {
  const { admin, id, action, reason, headers } = decision;
  await transaction(async (tx) => {
    const review = await lockReview(tx, id);
    const status = nextStatus(review, decision);
    const summary = `A review of ${review.title} was ${reviewActionNames[action]}`;
    const tags = [listingTag(review.listingId), vendorTag(review.vendorId), successStoriesTag];
    if (undoableReviewActions.some((one) => one === action)) {
      await beginUndoable(tx, { kind: "review", id, actorId: admin.id, summary, tags });
    }
    await recordAudit(tx, {
      actor: admin,
      action: `review.${action}`,
      subjectType: "review",
      subjectId: id,
      summary,
      data: { reason },
      headers,
    });
    await tx.rows(sql`
      UPDATE reviews SET status = ${status}::review_status, decision_reason = ${reason || null},
        decided_at = now(), decided_by_id = ${admin.id}::uuid, updated_at = now(),
        picked = picked AND ${status} = 'published'
      WHERE id = ${id}::uuid`);
    if (status === "published") await announceReview(tx, review, undoSeconds + 1);
    else if (status === "scheduled") await announceScheduled(tx, review);
    else await notifyRefused(tx, review, decision);
    await purge(tags, tx);
    await decision.runInTransaction?.(tx);
  });
  log.info({ event: "review_decided", action, reviewId: id, userId: admin.id });
  await scheduleMail();
}
