import "server-only";
import { undoSeconds } from "@/lib/audit/undo.rules";
import { listingTag } from "@/lib/listings/rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { vendorTag } from "@/lib/vendors/rules";
import { isPublishable } from "./deal-review.rows";
import { announceReview } from "./published.rows";

const batchSize = 50;

type DueReview = Parameters<typeof announceReview>[1] & { vendorId: string };

/** Waits for the end of an undo period, so that an admin's undo finds the review as it was. */
async function publishBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const found = await tx.rows<{ id: string }>(sql`
    SELECT r.id::text FROM reviews r
    WHERE r.status = 'scheduled' AND ${isPublishable} AND r.id <> ALL (${[...skip]}::uuid[])
      AND (r.decided_at IS NULL OR r.decided_at <= now() - make_interval(secs => ${undoSeconds}::int))
    ORDER BY r.vendor_id, r.publish_at LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  const ids = found.map(({ id }) => id);
  take(ids);
  if (ids.length === 0) return;
  const due = await tx.rows<DueReview>(sql`
    UPDATE reviews r SET status = 'published', updated_at = now()
    FROM listings l, vendors v
    WHERE r.id = ANY (${ids}::uuid[]) AND l.id = r.listing_id AND v.id = r.vendor_id
    RETURNING r.id::text, r.author_id::text AS "authorId", r.listing_id::text AS "listingId", r.vendor_id::text AS "vendorId", l.title, r.rating, r.text,
      v.user_id::text AS "vendorUserId"`);
  for (const review of due) await announceReview(tx, review, 1);
  const tags = due.flatMap(({ listingId, vendorId }) => [listingTag(listingId), vendorTag(vendorId)]);
  await purge([...new Set(tags)], tx);
}

/** Publishes scheduled reviews of deals once both sides are in or their time has come; triggers update the ratings. */
export async function publishReviews(): Promise<void> {
  const total = await processInBatches("review_not_published", batchSize, (portion) =>
    transaction((tx) => publishBatch(tx, portion)),
  );
  if (total === 0) return;
  await scheduleMail();
  log.info({ event: "reviews_published", total });
}
