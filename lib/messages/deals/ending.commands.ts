import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { rows, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processEach } from "@/lib/server/batch-processing";
import type { Sql } from "@/lib/server/sql";
import { endOffer, endViewing, isPlanned, isListingClosed, isObsolete } from "./ending.rows";

const batchSize = 100;

type ExpiredOffer = { id: string; conversationId: string };

async function endEach(
  name: string,
  due: (failed: readonly string[]) => Sql,
  end: typeof endOffer,
): Promise<void> {
  const failed: string[] = [];
  let total = 0;
  for (;;) {
    const found = await rows<ExpiredOffer>(due(failed));
    failed.push(...(await processEach(`${name}_failed`, found, (one) => transaction((tx) => end(tx, one)))));
    total += found.length;
    if (found.length < batchSize) break;
  }
  if (total === 0) return;
  await scheduleMail();
  log.info({ event: name, total });
}

export function endOffers(): Promise<void> {
  const due = (failed: readonly string[]) => sql`
    SELECT o.id, o.conversation_id AS "conversationId" FROM offers o JOIN listings l ON l.id = o.listing_id
    WHERE o.status = 'open' AND (o.expires_at <= now() OR ${isListingClosed}) AND o.id <> ALL(${failed}::uuid[])
    ORDER BY o.expires_at LIMIT ${batchSize}::int`;
  return endEach("offers_ended", due, endOffer);
}

export function endViewings(): Promise<void> {
  const due = (failed: readonly string[]) => sql`
    SELECT w.id, w.conversation_id AS "conversationId"
    FROM viewings w JOIN conversations c ON c.id = w.conversation_id LEFT JOIN listings l ON l.id = w.listing_id
    WHERE ${isPlanned} AND ${isObsolete} AND w.id <> ALL(${failed}::uuid[]) ORDER BY w.starts_at LIMIT ${batchSize}::int`;
  return endEach("viewings_ended", due, endViewing);
}
