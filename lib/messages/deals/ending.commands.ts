import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { rows, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processDue, type Batch } from "@/lib/server/batch-processing";
import type { Sql } from "@/lib/server/sql";
import { endOffer, endViewing, isPlanned, isListingClosed, isObsolete } from "./ending.rows";

const batchSize = 100;

type ExpiredOffer = { id: string; conversationId: string };

async function endEach(event: string, due: (batch: Batch) => Sql, end: typeof endOffer): Promise<void> {
  const total = await processDue(
    { event: `${event}_failed`, size: batchSize },
    (batch) => rows<ExpiredOffer>(due(batch)),
    (one) => transaction((tx) => end(tx, one)),
  );
  if (total === 0) return;
  await scheduleMail();
  log.info({ event, total });
}

export function endOffers(): Promise<void> {
  const due = ({ limit, skip }: Batch) => sql`
    SELECT o.id, o.conversation_id AS "conversationId" FROM offers o JOIN listings l ON l.id = o.listing_id
    WHERE o.status = 'open' AND (o.expires_at <= now() OR ${isListingClosed}) AND o.id <> ALL(${skip}::uuid[])
    ORDER BY o.expires_at LIMIT ${limit}::int`;
  return endEach("offers_ended", due, endOffer);
}

export function endViewings(): Promise<void> {
  const due = ({ limit, skip }: Batch) => sql`
    SELECT w.id, w.conversation_id AS "conversationId"
    FROM viewings w JOIN conversations c ON c.id = w.conversation_id LEFT JOIN listings l ON l.id = w.listing_id
    WHERE ${isPlanned} AND ${isObsolete} AND w.id <> ALL(${skip}::uuid[]) ORDER BY w.starts_at LIMIT ${limit}::int`;
  return endEach("viewings_ended", due, endViewing);
}
