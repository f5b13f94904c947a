import "server-only";
import { notify } from "@/lib/notifications/notify/notify.rows";
import type { Transaction } from "@/lib/server/db";
import { enqueueIn } from "@/lib/server/queue";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { newReviewMail } from "./mail.copy";
import { publishedTask } from "./moderation.rules";

type Review = {
  id: string;
  vendorUserId: string;
  listingId: string;
  title: string;
  rating: number;
  text: string;
};

/** Notifies the vendor; thanks the author after `delaySeconds`, when the points are final. */
export async function announceReview(tx: Transaction, review: Review, delaySeconds: number): Promise<void> {
  const { id, vendorUserId, listingId, title, rating, text } = review;
  await enqueueIn(tx, publishedTask, { reviewId: id }, { delaySeconds });
  await notify(tx, {
    userId: vendorUserId,
    type: "review",
    title: `New ${rating}-star review of ${title}`,
    body: text,
    href: hrefs.vendorDashboard(),
    mail: (site, { firstName }) => newReviewMail(site, { firstName, title, rating, text }),
    dedupeKey: `review-new:${id}`,
    event: { type: "review.published", data: { reviewId: id, listingId } },
  });
}

type ScheduledReview = Pick<Review, "id" | "vendorUserId" | "title"> & { publishAt: Date | null };

/** Asks the seller for the other side, without the stars or the text. */
export async function announceScheduled(
  tx: Transaction,
  { id, vendorUserId, title, publishAt }: ScheduledReview,
): Promise<void> {
  if (!publishAt) return;
  await notify(tx, {
    userId: vendorUserId,
    type: "review",
    title: `Your buyer reviewed ${title}`,
    body: `Rate the buyer to read the review now. We publish it on ${formatDate(publishAt.toISOString())} at the latest.`,
    href: hrefs.sales("state=completed"),
    dedupeKey: `review-scheduled:${id}`,
  });
}
