import "server-only";
import { periodColumn, withPeriod, type PeriodRow } from "@/lib/listings/offer/price-period.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { constant } from "@/lib/server/sql";
import { favoriteMail, favoriteNotice, type FavoriteNews } from "./alerts.copy";

const batchSize = 200;

type Change = PeriodRow & {
  id: bigint;
  listingId: string;
  kind: "price_drop" | "sold";
  reached: string | null;
  title: string;
  cents: number;
  rented: boolean;
  /** False if the change no longer applies: the listing is off sale, or the sale was undone. */
  holds: boolean;
};

type SavedFavorite = { userId: string; savedCents: number };

type Batch = { ageSeconds: number; portion: Portion };

const failureKey = ({ id }: Change, userId: string) => `${id} ${userId}`;

async function nextChange(tx: Transaction, { ageSeconds, portion }: Batch): Promise<Change | undefined> {
  const [change] = await tx.rows<Change>(sql`
    SELECT c.id, c.listing_id AS "listingId", c.kind, c.reached_user_id AS reached, l.title, l.price_cents AS cents, ${periodColumn},
      l.status = 'let' AS rented,
      CASE c.kind WHEN 'sold' THEN l.status IN ('sold', 'let') ELSE l.status IN ('approved', 'reserved') END AS holds
    FROM favorite_changes c JOIN listings l ON l.id = c.listing_id
    WHERE c.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
      AND c.id::text <> ALL (${portion.skip}::text[])
    ORDER BY c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED`);
  return change;
}

async function nextRecipients(tx: Transaction, change: Change, { limit, skip }: Portion): Promise<string[]> {
  const { listingId, reached } = change;
  const found = await tx.rows<{ userId: string }>(sql`
    SELECT user_id AS "userId" FROM favorites
    WHERE listing_id = ${listingId}::uuid AND user_id > coalesce(${reached}::uuid, '00000000-0000-0000-0000-000000000000')
      AND ${String(change.id)} || ' ' || user_id <> ALL (${skip}::text[])
    ORDER BY user_id LIMIT ${constant(limit)}`);
  return found.map(({ userId }) => userId);
}

/**
 * Users to notify: for a price below both the saved price and the last notified price; for a sale, everyone but the
 * buyer. Excludes the vendor's own favorite.
 */
function readRecipients(
  tx: Transaction,
  change: Change,
  people: readonly string[],
): Promise<SavedFavorite[]> {
  const { listingId, kind, cents } = change;
  const among = sql`f.listing_id = ${listingId}::uuid AND f.user_id = ANY (${[...people]}::uuid[]) AND NOT EXISTS (
    SELECT FROM listings l JOIN vendors v ON v.id = l.vendor_id WHERE l.id = f.listing_id AND v.user_id = f.user_id)`;
  const columns = sql`f.user_id AS "userId", f.price_cents AS "savedCents"`;
  if (kind === "price_drop") {
    return tx.rows<SavedFavorite>(sql`
      UPDATE favorites f SET notified_price_cents = ${cents}::bigint
      WHERE ${among} AND ${cents}::bigint < least(f.price_cents, coalesce(f.notified_price_cents, f.price_cents))
      RETURNING ${columns}`);
  }
  return tx.rows<SavedFavorite>(sql`
    SELECT ${columns} FROM favorites f WHERE ${among} AND NOT EXISTS (
      SELECT FROM offers o JOIN conversations c ON c.id = o.conversation_id
      WHERE o.listing_id = f.listing_id AND o.status = 'accepted' AND c.starter_id = f.user_id)`);
}

function toNews(change: Change, { savedCents }: SavedFavorite): FavoriteNews {
  const { listingId, title, kind, cents, rented } = change;
  const about = { listingId, title };
  return kind === "sold"
    ? { ...about, kind, rented }
    : { ...about, kind, cents, savedCents, ...withPeriod(change) };
}

async function alertBatch(tx: Transaction, batch: Batch): Promise<void> {
  const { portion } = batch;
  const change = await nextChange(tx, batch);
  if (!change) return;
  const people = change.holds ? await nextRecipients(tx, change, portion) : [];
  portion.take(people.length > 0 ? people.map((id) => failureKey(change, id)) : [String(change.id)]);
  const recipients = people.length > 0 ? await readRecipients(tx, change, people) : [];
  // A repeated sale isn't notified again; each further price drop is.
  const dedupeKey = change.kind === "sold" ? `sold:${change.listingId}` : `price:${change.id}`;
  const notices = recipients.map((saved) => {
    const news = toNews(change, saved);
    return {
      userId: saved.userId,
      type: "price_drop" as const,
      ...favoriteNotice(news),
      isAlert: true as const,
      mail: (site: Parameters<typeof favoriteMail>[0], { firstName }: { firstName: string }) =>
        favoriteMail(site, { firstName, news }),
      dedupeKey,
    };
  });
  if (notices.length > 0) await notifyEach(tx, notices);
  const last = people.length === portion.limit ? people.at(-1) : undefined;
  await tx.rows(
    last
      ? sql`UPDATE favorite_changes SET reached_user_id = ${last}::uuid WHERE id = ${change.id}`
      : sql`DELETE FROM favorite_changes WHERE id = ${change.id}`,
  );
}

/** Only changes older than `ageSeconds`. Resumes after a crash; a failed notice is logged and skipped. */
export async function sendFavoriteAlerts(ageSeconds = 0): Promise<void> {
  const total = await processInBatches("favorite_alert_failed", batchSize, (portion) =>
    transaction((tx) => alertBatch(tx, { ageSeconds, portion }), { slow: true }),
  );
  if (total === 0) return;
  log.info({ event: "favorite_alerts", total });
  await scheduleMail();
}
