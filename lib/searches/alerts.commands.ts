import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { notifyEach } from "@/lib/notifications/notify.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { latestDigest } from "@/lib/server/days";
import { log } from "@/lib/server/log";
import type { Sql } from "@/lib/server/sql";
import { alertMail, alertOf, type AlertedSearch } from "./alerts.copy";

/** People at a time. */
const batchSize = 200;

/** Of match `m` of search `s`: what waits for an alert. */
const waits = sql`m.notified_at IS NULL AND s.deleted_at IS NULL AND m.created_at >= s.alerts_since`;

const instant = sql`s.frequency = 'instant'`;

/** What had come before the latest hour of digests, of a search that was in none since. */
function due(): Sql {
  const before = (unit: "day" | "week") =>
    sql`greatest(m.created_at, coalesce(s.notified_at, s.alerts_since)) < ${latestDigest(unit)}`;
  return sql`((s.frequency = 'daily' AND ${before("day")}) OR (s.frequency = 'weekly' AND ${before("week")}))`;
}

type Row = {
  userId: string;
  searchId: string;
  name: string;
  listingId: string;
  title: string;
  priceCents: number;
};

/**
 * Takes what waits for these people, and gives of it what is on offer and was in no alert of theirs yet: each listing once,
 * under the search that they saved first.
 */
async function take(tx: Transaction, people: readonly string[], which: Sql): Promise<Row[]> {
  return tx.rows<Row>(sql`
    WITH taken AS (
      UPDATE saved_search_matches m SET notified_at = now() FROM saved_searches s
      WHERE s.id = m.search_id AND m.user_id = ANY (${[...people]}::uuid[]) AND ${which} AND ${waits}
      RETURNING m.user_id, m.search_id, m.listing_id, s.name, s.created_at
    ), touched AS (
      UPDATE saved_searches s SET notified_at = now() WHERE s.id IN (SELECT search_id FROM taken)
    )
    SELECT DISTINCT ON (t.user_id, t.listing_id) t.user_id AS "userId", t.search_id AS "searchId", t.name,
      t.listing_id AS "listingId", l.title, l.price_cents AS "priceCents"
    FROM taken t JOIN listings l ON l.id = t.listing_id AND l.status = 'approved'
    WHERE NOT EXISTS (SELECT FROM saved_search_matches o WHERE o.listing_id = t.listing_id AND o.user_id = t.user_id
      AND o.notified_at > '-infinity')
    ORDER BY t.user_id, t.listing_id, t.created_at, t.search_id`);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

function searchesOf(rows: readonly Row[]): AlertedSearch[] {
  const bySearch = groupBy(rows, ({ searchId }) => searchId);
  return bySearch.map(([id, listings]) => ({ id, name: listings[0]!.name, listings }));
}

async function alertBatch(tx: Transaction, which: Sql): Promise<number> {
  const people = await tx.rows<{ userId: string }>(sql`
    SELECT DISTINCT m.user_id AS "userId" FROM saved_search_matches m JOIN saved_searches s ON s.id = m.search_id
    WHERE ${waits} AND ${which} LIMIT ${batchSize}`);
  if (people.length === 0) return 0;
  const rows = await take(
    tx,
    people.map(({ userId }) => userId),
    which,
  );
  const notices = groupBy(rows, ({ userId }) => userId).map(([userId, own]) => {
    const searches = searchesOf(own);
    return {
      userId,
      type: "saved_search" as const,
      ...alertOf(searches),
      isAlert: true as const,
      mail: (site: Parameters<typeof alertMail>[0], { firstName }: { firstName: string }) =>
        alertMail(site, { firstName, searches }),
    };
  });
  if (notices.length > 0) await notifyEach(tx, notices);
  return people.length;
}

async function alertPeople(which: Sql): Promise<void> {
  let total = 0;
  for (;;) {
    const people = await transaction((tx) => alertBatch(tx, which), { slow: true });
    if (people === 0) break;
    total += people;
  }
  if (total === 0) return;
  log.info({ event: "search_alerts", total });
  await wakeMail();
}

/** Notifies everybody who wants to know at once of what came to match. */
export function sendInstantAlerts(): Promise<void> {
  return alertPeople(instant);
}

/** The same once a day and once a week, from eight in the morning on in the site's time zone, weekly on Mondays. */
export function sendDigests(): Promise<void> {
  return alertPeople(due());
}
