import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { notifyEach } from "@/lib/notifications/notify.rows";
import { latestDigest } from "@/lib/server/days";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Sql } from "@/lib/server/sql";
import { newJobsMail, newJobsNotice, type NewJobs } from "./alerts.copy";
import { isWantedBy } from "./searches.rows";

/** People at a time. */
const batchSize = 50;

/** New jobs of one search that are named; the others are counted. */
const jobsNamed = 5;

/** What is published is looked at once whatever was under way with it has ended: its time is that of its beginning. */
const until = sql`now() - interval '30 seconds'`;

type NewJob = { title: string; company: string; total: number };
type Due = { userId: string; name: string; query: string; since: Date; until: Date };

async function alertBatch(tx: Transaction, which: Sql): Promise<{ people: number; told: number }> {
  const due = await tx.rows<Due>(sql`
    WITH people AS (
      SELECT DISTINCT user_id FROM job_searches WHERE deleted_at IS NULL AND ${which} LIMIT ${batchSize}
    ), before AS (
      SELECT s.id, s.checked_at FROM job_searches s JOIN people USING (user_id)
      WHERE deleted_at IS NULL AND ${which} FOR UPDATE OF s
    )
    UPDATE job_searches s SET checked_at = greatest(b.checked_at, ${until}) FROM before b WHERE b.id = s.id
    RETURNING s.user_id::text AS "userId", s.name, s.query, b.checked_at AS since, s.checked_at AS until`);
  const found = new Map<string, NewJobs[]>();
  for (const { userId, name, query, since, until: end } of due) {
    const wanted = await isWantedBy(query, userId);
    const jobs = await tx.rows<NewJob>(sql`
      SELECT j.title, j.company, count(*) OVER ()::int AS total FROM jobs j
      WHERE ${wanted}
        AND j.published_at >= ${since}::timestamptz AND j.published_at < ${end}::timestamptz
      ORDER BY j.published_at DESC, j.id DESC LIMIT ${jobsNamed}`);
    const total = jobs[0]?.total ?? 0;
    if (total > 0) found.set(userId, [...(found.get(userId) ?? []), { name, query, total, jobs }]);
  }
  const notices = [...found].map(([userId, searches]) => ({
    userId,
    type: "saved_search" as const,
    ...newJobsNotice(searches),
    isAlert: true as const,
    mail: (site: Parameters<typeof newJobsMail>[0], { firstName }: { firstName: string }) =>
      newJobsMail(site, { firstName, searches }),
  }));
  if (notices.length > 0) await notifyEach(tx, notices);
  return { people: due.length, told: notices.length };
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

/** Notifies everybody who wants to know at once, where anything was published since their searches were last looked at. */
export function sendInstantJobAlerts(): Promise<void> {
  return alertPeople(sql`frequency = 'instant' AND checked_at < least(${until}, (
    SELECT max(published_at) + interval '1 millisecond' FROM jobs
    WHERE status = 'open' AND hidden_at IS NULL AND published_at < ${until}))`);
}

/** The same once a day and once a week, from eight in the morning on in the site's time zone, weekly on Mondays. */
export function sendJobDigests(): Promise<void> {
  const due = (unit: "day" | "week") => sql`checked_at < least(${latestDigest(unit)}, ${until})`;
  return alertPeople(
    sql`((frequency = 'daily' AND ${due("day")}) OR (frequency = 'weekly' AND ${due("week")}))`,
  );
}
