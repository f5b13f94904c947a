import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { lowStockMail, lowStockNotice } from "./stock.copy";
import { stockOf } from "./terms.rows";

const batchSize = 100;

type LowStock = { listingId: string; title: string; left: number; userId: string; at: Date };

async function notifyBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const low = await tx.rows<LowStock>(sql`
    SELECT l.id AS "listingId", l.title, ${stockOf} AS left, v.user_id AS "userId", now() AS at
    FROM listings l JOIN vendors v ON v.id = l.vendor_id
    WHERE l.low_stock_at IS NOT NULL AND l.low_stock_notice_at IS NULL AND l.status IN ('approved', 'reserved')
      AND ${stockOf} <= l.low_stock_at AND l.id::text <> ALL (${[...skip]}::text[])
    ORDER BY l.id LIMIT ${limit}::int FOR UPDATE OF l SKIP LOCKED`);
  const ids = low.map(({ listingId }) => listingId);
  take(ids);
  if (ids.length === 0) return;
  await tx.rows(sql`UPDATE listings SET low_stock_notice_at = now() WHERE id = ANY (${ids}::uuid[])`);
  await notifyEach(
    tx,
    low.map(({ userId, at, ...news }) => ({
      userId,
      type: "low_stock" as const,
      ...lowStockNotice(news),
      mail: (site, { firstName }) => lowStockMail(site, { firstName, news }),
      isAlert: true as const,
      dedupeKey: `low-stock:${news.listingId}:${at.getTime()}`,
    })),
  );
}

/** Notifies once when a stock falls to its number, and again only after it was above it. */
export async function notifyLowStock(): Promise<void> {
  await rows(sql`
    UPDATE listings l SET low_stock_notice_at = NULL
    WHERE l.low_stock_at IS NOT NULL AND l.low_stock_notice_at IS NOT NULL AND ${stockOf} > l.low_stock_at`);
  const total = await processInBatches("low_stock_not_notified", batchSize, (portion) =>
    transaction((tx) => notifyBatch(tx, portion)),
  );
  if (total === 0) return;
  log.info({ event: "low_stock", total });
  await scheduleMail();
}
