import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import type { Site } from "@/lib/notifications/mail.rules";
import { notifyEach } from "@/lib/notifications/notify.rows";
import { latestDigest } from "@/lib/server/days";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { workThrough, type Portion } from "@/lib/server/portions";
import type { Sql } from "@/lib/server/sql";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { alertMail, alertOf, listingAlertCopy, type AlertedSearch, type AlertCopy } from "./alerts.copy";

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

type Row = { userId: string; searchId: string; name: string; title: string };

/** Alerts for one kind of saved search. */
export type Alerts<Item> = {
  /** Event name in the log. */
  event: string;
  words: AlertCopy;
  /** Tables of searches and matches, and the match column that references the item. */
  searches: Sql;
  matches: Sql;
  item: Sql;
  /** Joins available items as `i` to match `t`, with the columns of `Item`. */
  offered: Sql;
  columns: Sql;
  lineOf: (item: Item & { title: string }) => string;
  hrefOf: (item: Item & { searchId: string }) => string;
};

/**
 * Marks these people's pending matches as sent. Returns the available items that were in no earlier alert, each once,
 * under the person's oldest search.
 */
async function take<Item>(tx: Transaction, alerts: Alerts<Item>, { people, which }: AlertBatch) {
  const { searches, matches, item, offered, columns } = alerts;
  return tx.rows<Row & Item>(sql`
    WITH taken AS (
      UPDATE ${matches} m SET notified_at = now() FROM ${searches} s
      WHERE s.id = m.search_id AND m.user_id = ANY (${[...people]}::uuid[]) AND ${which} AND ${waits}
      RETURNING m.user_id, m.search_id, m.${item} AS item_id, s.name, s.created_at
    ), touched AS (
      UPDATE ${searches} s SET notified_at = now() WHERE s.id IN (SELECT search_id FROM taken)
    ), news AS (
      SELECT DISTINCT ON (t.user_id, t.item_id) t.* FROM taken t
      WHERE NOT EXISTS (SELECT FROM ${matches} o WHERE o.${item} = t.item_id AND o.user_id = t.user_id
        AND o.notified_at > '-infinity')
      ORDER BY t.user_id, t.item_id, t.created_at, t.search_id
    )
    SELECT t.user_id::text AS "userId", t.search_id::text AS "searchId", t.name, i.title, ${columns}
    FROM news t ${offered}
    ORDER BY t.user_id, t.created_at, t.search_id, i.published_at DESC, t.item_id DESC`);
}

type AlertBatch = { people: readonly string[]; which: Sql };

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

function searchesOf<Item>({ lineOf, hrefOf }: Alerts<Item>, rows: readonly (Row & Item)[]): AlertedSearch[] {
  return groupBy(rows, ({ searchId }) => searchId).map(([, found]) => ({
    name: found[0]!.name,
    href: hrefOf(found[0]!),
    items: found.map((row) => ({ title: row.title, line: lineOf(row) })),
  }));
}

type Batch<Item> = { alerts: Alerts<Item>; which: Sql; portion: Portion };

/** Returns the number of people notified. */
async function alertBatch<Item>(tx: Transaction, { alerts, which, portion }: Batch<Item>): Promise<number> {
  const people = await tx.rows<{ userId: string }>(sql`
    SELECT DISTINCT m.user_id::text AS "userId" FROM ${alerts.matches} m JOIN ${alerts.searches} s ON s.id = m.search_id
    WHERE ${waits} AND ${which} AND m.user_id <> ALL (${portion.skip}::uuid[])
    ORDER BY 1 LIMIT ${portion.limit}::int`);
  if (people.length === 0) return 0;
  const ids = people.map(({ userId }) => userId);
  portion.take(ids);
  const found = await take(tx, alerts, { people: ids, which });
  const notices = groupBy(found, ({ userId }) => userId).map(([userId, own]) => {
    const searches = searchesOf(alerts, own);
    return {
      userId,
      type: "saved_search" as const,
      ...alertOf(alerts.words, searches),
      isAlert: true as const,
      mail: (site: Site, { firstName }: { firstName: string }) =>
        alertMail(site, alerts.words, { firstName, searches }),
    };
  });
  if (notices.length > 0) await notifyEach(tx, notices);
  return notices.length;
}

async function alertPeople<Item>(alerts: Alerts<Item>, which: Sql): Promise<void> {
  let total = 0;
  await workThrough(`${alerts.event}_failed`, batchSize, async (portion) => {
    total += await transaction((tx) => alertBatch(tx, { alerts, which, portion }), { slow: true });
  });
  if (total === 0) return;
  log.info({ event: alerts.event, total });
  await wakeMail();
}

/** Notifies everybody who wants to know at once of what came to match. */
export function alertAtOnce<Item>(alerts: Alerts<Item>): Promise<void> {
  return alertPeople(alerts, instant);
}

/** The same once a day and once a week, from eight in the morning on in the site's time zone, weekly on Mondays. */
export function alertInDigests<Item>(alerts: Alerts<Item>): Promise<void> {
  return alertPeople(alerts, due());
}

const listingAlerts: Alerts<{ priceCents: number }> = {
  event: "search_alerts",
  words: listingAlertCopy,
  searches: sql`saved_searches`,
  matches: sql`saved_search_matches`,
  item: sql`listing_id`,
  offered: sql`JOIN listings i ON i.id = t.item_id AND i.status = 'approved'`,
  columns: sql`i.price_cents AS "priceCents"`,
  lineOf: ({ title, priceCents }) => `${title}, ${formatPrice(fromCents(priceCents))}`,
  hrefOf: ({ searchId }) => hrefs.savedSearch(searchId),
};

export const sendInstantAlerts = () => alertAtOnce(listingAlerts);
export const sendDigests = () => alertInDigests(listingAlerts);
