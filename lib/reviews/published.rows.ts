import "server-only";
import type { Notice } from "@/lib/notifications/notify/notice.rules";
import { notify, notifyEach } from "@/lib/notifications/notify/notify.rows";
import { readTeam, readTeamOf } from "@/lib/notifications/notify/team.rows";
import type { Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { newReviewMail } from "./mail.copy";
import { publishedTask } from "./moderation.rules";

type Review = {
  id: string;
  authorId: string;
  vendorUserId: string;
  listingId: string;
  title: string;
  rating: number;
  text: string;
};

export const newReviewKey = (reviewId: string) => `review-new:${reviewId}`;
export const scheduledReviewKey = (reviewId: string) => `review-scheduled:${reviewId}`;

/**
 * Notifies the vendor and the team members who may answer; thanks the author after `delaySeconds`, when the points are
 * final.
 */
export async function announceReview(tx: Transaction, review: Review, delaySeconds: number): Promise<void> {
  const { id, authorId, vendorUserId, listingId, title, rating, text } = review;
  await enqueueIn(tx, publishedTask, { reviewId: id }, { delaySeconds });
  const notice: Omit<Notice, "userId"> = {
    type: "review",
    title: `New ${rating}-star review of ${title}`,
    body: text,
    href: hrefs.vendorDashboard(),
    mail: (site, { firstName }) => newReviewMail(site, { firstName, title, rating, text }),
    dedupeKey: newReviewKey(id),
  };
  const team = await readTeam(tx, { ownerId: vendorUserId, permission: "answer" });
  await notifyEach(tx, [
    {
      ...notice,
      userId: vendorUserId,
      event: { type: "review.published", data: { reviewId: id, listingId } },
    },
    ...team.filter((userId) => userId !== authorId).map((userId) => ({ ...notice, userId })),
  ]);
}

type ScheduledReview = Pick<Review, "id" | "vendorUserId" | "title"> & {
  publishAt: Date | null;
  conversationId: string | null;
};

/** Asks the seller and the team members who may answer to rate the buyer, without showing the stars or the text. */
export async function announceScheduled(
  tx: Transaction,
  { id, vendorUserId, title, publishAt, conversationId }: ScheduledReview,
): Promise<void> {
  if (!publishAt) return;
  const notice: Omit<Notice, "userId" | "href"> = {
    type: "review",
    title: `Your buyer reviewed ${title}`,
    body: `Rate the buyer to read the review now. We publish it on ${formatDate(publishAt.toISOString())} at the latest.`,
    dedupeKey: scheduledReviewKey(id),
  };
  await notify(tx, { ...notice, userId: vendorUserId, href: hrefs.sales("state=completed") });
  if (!conversationId) return;
  const team = await readTeamOf(tx, { conversationId, userId: vendorUserId, permission: "answer" });
  const href = hrefs.teamInbox(conversationId);
  await notifyEach(
    tx,
    team.map((userId) => ({ ...notice, userId, href })),
  );
}
