import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { empty, rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processDue } from "@/lib/server/batch-processing";
import { dealCopy } from "@/lib/messages/deal.copy";
import { closeDeal, notifyDeal } from "./deal.rows";
import { askForOutcomeAfterDays } from "@/lib/messages/deal.rules";
import { insertSystemMessage } from "@/lib/messages/threads/sending.rows";

type Outcome = "sold" | "released" | "ask";

type AcceptedOffer = {
  offerId: string;
  conversationId: string;
  starterId: string;
  ownerId: string;
  title: string;
  outcome: Outcome;
};

const batchSize = 100;

/**
 * Result of accepted offer `o` according to its listing `l`: sold, released, or open for so long that both sides are
 * asked.
 */
const outcomeOf = sql`CASE
  WHEN o.reserves AND l.status IN ('sold', 'let') THEN 'sold'
  WHEN o.reserves AND l.status = 'approved' THEN 'released'
  WHEN o.asked_at IS NULL AND o.decided_at <= now() - make_interval(days => ${askForOutcomeAfterDays}::int) THEN 'ask'
  END`;

type PartyNotice = { to: readonly string[]; title: string; key: string };

function notifyParties(tx: Transaction, agreed: AcceptedOffer, { key, ...news }: PartyNotice): Promise<void> {
  const { conversationId, title: listing, offerId } = agreed;
  return notifyDeal(tx, { conversationId, listing, key: `offer:${offerId}:${key}`, ...news });
}

/** Locks the conversation first, like every step of a deal, and skips offers that have changed since. */
async function settle(
  tx: Transaction,
  { offerId, conversationId }: Pick<AcceptedOffer, "offerId" | "conversationId">,
) {
  await tx.rows(sql`SELECT 1 FROM conversations WHERE id = ${conversationId}::uuid FOR UPDATE`);
  const [agreed] = await tx.rows<AcceptedOffer>(sql`
    SELECT o.id AS "offerId", c.id AS "conversationId", c.starter_id AS "starterId", c.owner_id AS "ownerId",
      l.title, ${outcomeOf} AS outcome
    FROM offers o JOIN conversations c ON c.id = o.conversation_id JOIN listings l ON l.id = o.listing_id
    WHERE o.id = ${offerId}::uuid AND o.status = 'accepted' AND o.settled_at IS NULL FOR UPDATE OF o`);
  if (!agreed?.outcome) return;
  const { starterId, ownerId, outcome } = agreed;
  if (outcome === "ask") {
    await tx.rows(sql`UPDATE offers SET asked_at = now() WHERE id = ${offerId}::uuid`);
    await notifyParties(tx, agreed, { to: [starterId, ownerId], title: dealCopy.askOutcome, key: "asked" });
  } else if (outcome === "sold") {
    await closeDeal(tx, { id: conversationId }, offerId);
    await insertSystemMessage(tx, conversationId, dealCopy.soldLine);
    await notifyParties(tx, agreed, { to: [starterId], title: dealCopy.dealCompleted, key: "completed" });
  } else {
    await tx.rows(
      sql`UPDATE offers SET status = 'withdrawn', decided_at = now(), called_off_at = now() WHERE id = ${offerId}::uuid`,
    );
    await insertSystemMessage(tx, conversationId, dealCopy.releasedLine);
    await notifyParties(tx, agreed, { to: [starterId], title: dealCopy.dealReleased, key: "released" });
  }
  recordEvents(tx, [starterId, ownerId], { topic: "message", subjectId: conversationId });
}

/**
 * Settles accepted offers according to the state of their listings and asks both sides after 14 days. With an id,
 * settles one listing before another action on it.
 */
export async function settleDeals(listingId?: string): Promise<void> {
  const which = listingId ? sql`AND o.listing_id = ${listingId}::uuid` : empty;
  const total = await processDue(
    { event: "deal_not_settled", size: batchSize },
    ({ limit, skip }) =>
      rows<{ id: string; conversationId: string }>(sql`
        SELECT o.id, o.conversation_id AS "conversationId"
        FROM offers o JOIN listings l ON l.id = o.listing_id
        WHERE o.status = 'accepted' AND o.settled_at IS NULL AND ${outcomeOf} IS NOT NULL ${which}
          AND o.id <> ALL(${skip}::uuid[])
        ORDER BY o.decided_at LIMIT ${limit}::int`),
    ({ id: offerId, conversationId }) => transaction((tx) => settle(tx, { offerId, conversationId })),
  );
  if (total === 0) return;
  await scheduleMail();
  log.info({ event: "deals_settled", total });
}
