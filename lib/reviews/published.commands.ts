import "server-only";
import { undoSeconds } from "@/lib/audit/undo.rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { creditReview } from "@/lib/rewards/earning.rows";
import { formatPoints } from "@/lib/rewards/rules";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { reviewPublishedMail } from "./mail.copy";

type PublishedReview = { authorId: string; listingId: string; title: string };

async function lockPublished(tx: Transaction, reviewId: string): Promise<PublishedReview | null> {
  const [review] = await tx.rows<PublishedReview>(sql`
    SELECT r.author_id::text AS "authorId", r.listing_id::text AS "listingId", l.title
    FROM reviews r JOIN listings l ON l.id = r.listing_id
    WHERE r.id = ${reviewId}::uuid AND r.status = 'published'
      AND r.decided_at <= now() - make_interval(secs => ${undoSeconds}::int) FOR UPDATE OF r`);
  return review ?? null;
}

/**
 * Runs after the undo window, because granted points are never revoked. No-op if the review isn't published or was just
 * republished.
 */
export async function creditAuthor(reviewId: string): Promise<void> {
  await transaction(async (tx) => {
    const review = await lockPublished(tx, reviewId);
    if (!review) return;
    const { authorId, listingId, title } = review;
    const points = await creditReview(tx, { reviewId, authorId });
    await notify(tx, {
      userId: authorId,
      type: "review",
      title: "Your review is published",
      body: points > 0 ? `${title} · You earned ${formatPoints(points)}` : title,
      href: `${hrefs.listing(listingId)}#reviews`,
      mail: (site, { firstName }) => reviewPublishedMail(site, { firstName, title, listingId, points }),
      dedupeKey: `review-published:${reviewId}`,
    });
  });
  await scheduleMail();
}
