import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { dealMail } from "@/lib/notifications/mail/conversation-mail.copy";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { processEach, processInBatches, type Portion } from "@/lib/server/batch-processing";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { dealCopy } from "@/lib/messages/deal.copy";
import { insertSystemMessage } from "@/lib/messages/threads/sending.rows";
import { notifyDeal } from "./deal.rows";

const batchSize = 200;

type Sale = { id: string; conversationId: string };
type CanceledSale = { starterId: string; ownerId: string; title: string };

async function releaseSale(tx: Transaction, { id, conversationId }: Sale): Promise<void> {
  await tx.rows(sql`SELECT 1 FROM conversations WHERE id = ${conversationId}::uuid FOR UPDATE`);
  const [released] = await tx.rows<CanceledSale>(sql`
    UPDATE offers o SET status = 'withdrawn', decided_at = now(), called_off_at = now(), settled_at = NULL
    FROM conversations c, listings l
    WHERE o.id = ${id}::uuid AND o.status = 'accepted' AND o.settled_at IS NOT NULL
      AND c.id = o.conversation_id AND l.id = o.listing_id AND l.status = 'approved'
    RETURNING c.starter_id AS "starterId", c.owner_id AS "ownerId", l.title`);
  if (!released) return;
  const { starterId, ownerId, title: listing } = released;
  await tx.rows(sql`UPDATE conversations SET available_notice_at = now() WHERE id = ${conversationId}::uuid`);
  await insertSystemMessage(tx, conversationId, dealCopy.releasedLine);
  const news = { title: dealCopy.dealReleased, key: `offer:${id}:relisted` };
  await notifyDeal(tx, { conversationId, listing, to: [starterId], ...news });
  recordEvents(tx, [starterId, ownerId], { topic: "message", subjectId: conversationId });
}

/** The deal that sold the whole listing ends; the reviews about it stay. */
async function releaseSales(listingId: string): Promise<void> {
  const sales = await rows<Sale>(sql`
    SELECT id, conversation_id AS "conversationId" FROM offers
    WHERE listing_id = ${listingId}::uuid AND status = 'accepted' AND reserves AND settled_at IS NOT NULL`);
  await processEach("sale_not_released", sales, (sale) => transaction((tx) => releaseSale(tx, sale)));
}

type Inquirer = { id: string; starterId: string; title: string };

async function notifyAskers(tx: Transaction, listingId: string, portion: Portion): Promise<void> {
  const { limit, skip, take } = portion;
  const askers = await tx.rows<Inquirer>(sql`
    SELECT c.id, c.starter_id AS "starterId", l.title FROM conversations c JOIN listings l ON l.id = c.listing_id
    WHERE c.listing_id = ${listingId}::uuid AND l.status = 'approved' AND c.available_notice_at IS NULL
      AND c.starter_muted_at IS NULL AND c.id <> ALL (${[...skip]}::uuid[]) AND NOT EXISTS (
        SELECT FROM blocks b WHERE (b.blocker_id, b.blocked_id) IN ((c.starter_id, c.owner_id), (c.owner_id, c.starter_id)))
    ORDER BY c.id LIMIT ${limit}::int FOR UPDATE OF c`);
  const ids = askers.map(({ id }) => id);
  take(ids);
  if (ids.length === 0) return;
  await tx.rows(sql`UPDATE conversations SET available_notice_at = now() WHERE id = ANY (${ids}::uuid[])`);
  await notifyEach(
    tx,
    askers.map(({ id, starterId, title: listing }) => {
      const path = hrefs.messages(id);
      const title = dealCopy.availableAgain;
      return {
        userId: starterId,
        type: "offer",
        title,
        body: listing,
        href: path,
        mail: (site, reader) => dealMail(site, { ...reader, title, listing, path }),
        isAlert: true,
        dedupeKey: `available:${id}`,
      };
    }),
  );
}

/** Ends the deal of a sale that fell through and notifies everyone else who asked about the listing, once ever. */
export async function announceRelisting(listingId: string): Promise<void> {
  await releaseSales(listingId);
  await processInBatches("relisting_not_announced", batchSize, (portion) =>
    transaction((tx) => notifyAskers(tx, listingId, portion)),
  );
  await scheduleMail();
}
