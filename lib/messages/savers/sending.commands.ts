import "server-only";
import { periodColumn, withPeriod, type PeriodRow } from "@/lib/listings/offer/price-period.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { constant } from "@/lib/server/sql";
import { saverOfferMail, saverOfferNotice, type SaverOfferNews } from "./saver-offers.copy";
import { isOpen, mayReceive } from "./saver-offers.rows";

const batchSize = 200;

type PendingOffer = PeriodRow & {
  id: string;
  listingId: string;
  reached: string | null;
  title: string;
  cents: number;
  priceCents: number;
  expiresAt: Date;
  createdAt: Date;
  /** False if nobody could accept it any longer. */
  open: boolean;
};

async function nextOffer(tx: Transaction, { skip }: Portion): Promise<PendingOffer | undefined> {
  const [offer] = await tx.rows<PendingOffer>(sql`
    SELECT s.id, s.listing_id AS "listingId", s.reached_user_id AS reached, l.title, s.amount_cents AS cents,
      l.price_cents AS "priceCents", s.expires_at AS "expiresAt", s.created_at AS "createdAt", ${periodColumn},
      ${isOpen} AS open
    FROM saver_offers s JOIN listings l ON l.id = s.listing_id
    WHERE s.sent_at IS NULL AND s.id::text <> ALL (${[...skip]}::text[])
    ORDER BY s.created_at LIMIT 1 FOR UPDATE OF s SKIP LOCKED`);
  return offer;
}

async function nextPeople(tx: Transaction, offer: PendingOffer, { limit, skip }: Portion): Promise<string[]> {
  const { id, listingId, reached, createdAt } = offer;
  const found = await tx.rows<{ userId: string }>(sql`
    SELECT f.user_id AS "userId" FROM favorites f JOIN users u ON u.id = f.user_id
      JOIN listings l ON l.id = f.listing_id JOIN vendors v ON v.id = l.vendor_id
    WHERE f.listing_id = ${listingId}::uuid AND f.created_at <= ${createdAt}::timestamptz
      AND f.user_id > coalesce(${reached}::uuid, '00000000-0000-0000-0000-000000000000') AND ${mayReceive}
      AND ${id} || ' ' || f.user_id <> ALL (${[...skip]}::text[])
    ORDER BY f.user_id LIMIT ${constant(limit)}`);
  return found.map(({ userId }) => userId);
}

async function sendBatch(tx: Transaction, portion: Portion): Promise<void> {
  const offer = await nextOffer(tx, portion);
  if (!offer) return;
  const { id, title, cents, priceCents, expiresAt, open } = offer;
  const people = open ? await nextPeople(tx, offer, portion) : [];
  portion.take(people.length > 0 ? people.map((userId) => `${id} ${userId}`) : [id]);
  const news: SaverOfferNews = { title, cents, priceCents, expiresAt, ...withPeriod(offer) };
  await notifyEach(
    tx,
    people.map((userId) => ({
      userId,
      type: "saver_offer" as const,
      ...saverOfferNotice(news),
      mail: (site, { firstName }) => saverOfferMail(site, { firstName, news }),
      isAlert: true as const,
      dedupeKey: `saver-offer:${id}`,
    })),
  );
  const last = people.length === portion.limit ? people.at(-1) : undefined;
  await tx.rows(
    last
      ? sql`UPDATE saver_offers SET reached_user_id = ${last}::uuid WHERE id = ${id}::uuid`
      : sql`UPDATE saver_offers SET sent_at = now() WHERE id = ${id}::uuid`,
  );
}

/** Resumes after a crash; a failed notice is logged and skipped. */
export async function sendSaverOffers(): Promise<void> {
  const total = await processInBatches("saver_offer_not_sent", batchSize, (portion) =>
    transaction((tx) => sendBatch(tx, portion), { slow: true }),
  );
  if (total === 0) return;
  log.info({ event: "saver_offers", total });
  await scheduleMail();
}
