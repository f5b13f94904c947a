import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { notifyEach } from "@/lib/notifications/notify.rows";
import { latestDigest } from "@/lib/server/days";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Sql } from "@/lib/server/sql";
import { newJobsMail, newJobsNotice, type NewJobs } from "./alerts.copy";
import { isOpen } from "./filter.rows";

/** People at a time. */
const batchSize = 200;

/** New jobs of one search that are named; the others are counted. */
const jobsNamed = 5;

/** Of match `m` of search `s`: what waits for an alert. */
const waits = sql`m.notified_at IS NULL AND s.deleted_at IS NULL AND m.created_at >= s.alerts_since`;

type Row = { userId: string; searchId: string; name: string; query: string; title: string; company: string };

/**
 * Takes what waits for these people, and gives of it what is open and was in no alert of theirs yet: each job once, under
 * the search that they saved first.
 */
function take(tx: Transaction, people: readonly string[], which: Sql): Promise<Row[]> {
  return tx.rows<Row>(sql`
    WITH taken AS (
      UPDATE job_search_matches m SET notified_at = now() FROM job_searches s
      WHERE s.id = m.search_id AND m.user_id = ANY (${[...people]}::uuid[]) AND ${which} AND ${waits}
      RETURNING m.user_id, m.search_id, m.job_id, s.name, s.query, s.created_at
    ), touched AS (
      UPDATE job_searches s SET notified_at = now() WHERE s.id IN (SELECT search_id FROM taken)
    ), news AS (
      SELECT DISTINCT ON (t.user_id, t.job_id) t.*, j.title, j.company, j.published_at
      FROM taken t JOIN jobs j ON j.id = t.job_id AND ${isOpen}
      WHERE NOT EXISTS (SELECT FROM job_search_matches o WHERE o.job_id = t.job_id AND o.user_id = t.user_id
        AND o.notified_at > '-infinity')
      ORDER BY t.user_id, t.job_id, t.created_at, t.search_id
    )
    SELECT user_id::text AS "userId", search_id::text AS "searchId", name, query, title, company FROM news
    ORDER BY user_id, created_at, search_id, published_at DESC, job_id DESC`);
}

function searchesOf(own: readonly Row[]): NewJobs[] {
  const ids = [...new Set(own.map(({ searchId }) => searchId))];
  return ids.map((id) => {
    const jobs = own.filter(({ searchId }) => searchId === id);
    const { name, query } = jobs[0]!;
    return { name, query, total: jobs.length, jobs: jobs.slice(0, jobsNamed) };
  });
}

async function alertBatch(tx: Transaction, which: Sql): Promise<{ people: number; told: number }> {
  const people = await tx.rows<{ userId: string }>(sql`
    SELECT DISTINCT m.user_id::text AS "userId" FROM job_search_matches m JOIN job_searches s ON s.id = m.search_id
    WHERE ${waits} AND ${which} LIMIT ${batchSize}`);
  if (people.length === 0) return { people: 0, told: 0 };
  const found = await take(
    tx,
    people.map(({ userId }) => userId),
    which,
  );
  const notices = [...new Set(found.map(({ userId }) => userId))].map((userId) => {
    const searches = searchesOf(found.filter((row) => row.userId === userId));
    return {
      userId,
      type: "saved_search" as const,
      ...newJobsNotice(searches),
      isAlert: true as const,
      mail: (site: Parameters<typeof newJobsMail>[0], { firstName }: { firstName: string }) =>
        newJobsMail(site, { firstName, searches }),
    };
  });
  if (notices.length > 0) await notifyEach(tx, notices);
  return { people: people.length, told: notices.length };
}

async function alertPeople(which: Sql): Promise<void> {
  let total = 0;
  for (;;) {
    const { people, told } = await transaction((tx) => alertBatch(tx, which), { slow: true });
    if (people === 0) break;
    total += told;
  }
  if (total === 0) return;
  log.info({ event: "job_alerts", total });
  await wakeMail();
}

/** Notifies everybody who wants to know at once of what came to match. */
export function sendInstantJobAlerts(): Promise<void> {
  return alertPeople(sql`s.frequency = 'instant'`);
}

/** The same once a day and once a week, from eight in the morning on in the site's time zone, weekly on Mondays. */
export function sendJobDigests(): Promise<void> {
  const due = (unit: "day" | "week") => sql`coalesce(s.notified_at, s.alerts_since) < ${latestDigest(unit)}`;
  return alertPeople(
    sql`((s.frequency = 'daily' AND ${due("day")}) OR (s.frequency = 'weekly' AND ${due("week")}))`,
  );
}
