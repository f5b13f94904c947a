import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { listingsTag, listingTag } from "../rules";
import { expiryNoticeDays } from "./lifecycle.rules";
import { notifyVendor } from "./notices.rows";

const batchSize = 100;

type DueListing = { id: string; title: string; vendorUserId: string; expiresAt: Date };

async function expireBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const due = await tx.rows<DueListing>(sql`
    SELECT l.id::text AS id, l.title, v.user_id::text AS "vendorUserId", l.expires_at AS "expiresAt"
    FROM listings l JOIN vendors v ON v.id = l.vendor_id
    WHERE l.status = 'approved' AND l.expires_at <= now() AND l.id <> ALL(${skip}::uuid[])
    ORDER BY l.expires_at LIMIT ${limit}::int FOR UPDATE OF l SKIP LOCKED`);
  const ids = due.map(({ id }) => id);
  take(ids);
  if (due.length === 0) return;
  await tx.rows(sql`
    UPDATE listings SET status = 'expired', version = version + 1, updated_at = now() WHERE id = ANY(${ids}::uuid[])`);
  await tx.listingEvent.createMany({
    data: due.map(({ id }) => ({
      listingId: id,
      action: "expire",
      fromStatus: "approved",
      toStatus: "expired",
    })),
  });
  for (const { id, title, vendorUserId, expiresAt } of due) {
    const dedupeKey = `listing-expired:${id}:${expiresAt.toISOString()}`;
    await notifyVendor(tx, { kind: "expired", listingId: id, title, vendorUserId, expiresAt, dedupeKey });
  }
  await purge([listingsTag, ...due.map(({ id }) => listingTag(id))], tx);
}

async function expireListings(): Promise<number> {
  const total = await processInBatches("listing_not_expired", batchSize, (portion) =>
    transaction((tx) => expireBatch(tx, portion), { slow: true }),
  );
  if (total > 0) log.info({ event: "listings_expired", total });
  return total;
}

async function warnBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const due = await tx.rows<DueListing>(sql`
    SELECT l.id::text AS id, l.title, v.user_id::text AS "vendorUserId", l.expires_at AS "expiresAt"
    FROM listings l JOIN vendors v ON v.id = l.vendor_id
    WHERE l.status = 'approved' AND l.expires_at > now()
      AND l.expires_at <= now() + make_interval(days => ${expiryNoticeDays}::int)
      AND NOT EXISTS (SELECT 1 FROM listing_events e WHERE e.listing_id = l.id AND e.action = 'expiry-notice'
        AND e.created_at > l.expires_at - make_interval(days => ${expiryNoticeDays + 1}::int))
      AND l.id <> ALL(${skip}::uuid[])
    ORDER BY l.expires_at LIMIT ${limit}::int FOR UPDATE OF l SKIP LOCKED`);
  take(due.map(({ id }) => id));
  for (const { id, title, vendorUserId, expiresAt } of due) {
    const dedupeKey = `listing-expiring:${id}:${expiresAt.toISOString()}`;
    await notifyVendor(tx, { kind: "expiring", listingId: id, title, vendorUserId, expiresAt, dedupeKey });
  }
  if (due.length > 0) {
    await tx.listingEvent.createMany({
      data: due.map(({ id }) => ({ listingId: id, action: "expiry-notice" })),
    });
  }
}

async function sendExpiryWarnings(): Promise<number> {
  return processInBatches("listing_expiry_not_announced", batchSize, (portion) =>
    transaction((tx) => warnBatch(tx, portion), { slow: true }),
  );
}

export async function processListingExpiry(): Promise<void> {
  const [expired, warned] = [await expireListings(), await sendExpiryWarnings()];
  if (expired + warned > 0) await scheduleMail();
}
