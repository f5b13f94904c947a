import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { notify } from "@/lib/notifications/notify.rows";
import { sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { hrefs } from "@/lib/shared/hrefs";
import { dealCopy } from "./deal.copy";

/** Offers at a time: few enough that the rows are held only briefly. */
const batchSize = 100;

type Ended = {
  id: string;
  status: "declined" | "expired";
  conversationId: string;
  proposedById: string;
  starterId: string;
  ownerId: string;
  title: string;
};

/** Ends offers that have run out, and those for what was sold, rented or removed meanwhile; how many. */
async function endBatch(): Promise<number> {
  return transaction(
    async (tx) => {
      const ended = await tx.rows<Ended>(sql`
        WITH due AS (
          SELECT o.id, l.status IN ('sold', 'let', 'removed') AS closed, l.title FROM offers o
          JOIN listings l ON l.id = o.listing_id
          WHERE o.status = 'open' AND (o.expires_at <= now() OR l.status IN ('sold', 'let', 'removed'))
          ORDER BY o.expires_at LIMIT ${batchSize}::int FOR UPDATE OF o SKIP LOCKED)
        UPDATE offers o SET status = CASE WHEN due.closed THEN 'declined'::offer_status ELSE 'expired' END,
          decided_at = now()
        FROM due, conversations c WHERE o.id = due.id AND c.id = o.conversation_id
        RETURNING o.id, o.status, o.conversation_id AS "conversationId", o.proposed_by_id AS "proposedById",
          c.starter_id AS "starterId", c.owner_id AS "ownerId", due.title`);
      for (const { id, status, conversationId, proposedById, starterId, ownerId, title } of ended) {
        recordEvents(tx, [starterId, ownerId], { topic: "message", subjectId: conversationId });
        await notify(tx, {
          userId: proposedById,
          type: "offer",
          title: status === "declined" ? dealCopy.offerDeclined : dealCopy.offerExpired,
          body: title,
          href: hrefs.messages(conversationId),
          dedupeKey: `offer:${id}:${status}`,
        });
      }
      return ended.length;
    },
    { slow: true },
  );
}

export async function endOffers(): Promise<void> {
  let total = 0;
  for (let ended = batchSize; ended === batchSize; total += ended) ended = await endBatch();
  if (total > 0) log.info({ event: "offers_ended", total });
}
