import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { notifyEach } from "@/lib/notifications/notify.rows";
import { dayOf, latestDigest } from "@/lib/server/days";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { weekMail, weekNotice } from "./week.copy";
import { readJobWeeks } from "./week.rows";
import { hasNews } from "./week.rules";

/** Posters at a time. */
const batchSize = 100;

const monday = dayOf(latestDigest("week"));
const key = sql`'job-week:' || ${monday}`;
const isShown = sql`j.status = 'open' AND j.hidden_at IS NULL`;

async function tellBatch(tx: Transaction, after: string): Promise<{ last: string | null; told: number }> {
  const posters = await tx.rows<{ id: string; key: string }>(sql`
    SELECT DISTINCT j.poster_id::text AS id, ${key} AS key FROM jobs j
    WHERE ${isShown} AND j.poster_id > ${after}::uuid
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = j.poster_id AND n.dedupe_key = ${key})
    ORDER BY id LIMIT ${batchSize}`);
  const ids = posters.map(({ id }) => id);
  const weeks = await readJobWeeks(tx, sql`${isShown} AND j.poster_id = ANY (${ids}::uuid[])`, {
    before: monday,
  });
  const notices = posters.flatMap(({ id: userId, key: dedupeKey }) => {
    const jobs = weeks.filter((week) => week.posterId === userId && hasNews(week));
    if (jobs.length === 0) return [];
    const mail = (site: Parameters<typeof weekMail>[0], { firstName }: { firstName: string }) =>
      weekMail(site, { firstName, jobs });
    return [
      { userId, type: "application" as const, ...weekNotice(jobs), isAlert: true as const, mail, dedupeKey },
    ];
  });
  if (notices.length > 0) await notifyEach(tx, notices);
  return { last: ids.at(-1) ?? null, told: notices.length };
}

/**
 * Tells each poster on Mondays from eight in the morning on, in the site's time zone, what the week before brought their
 * open jobs: once, however often it is asked for, and nothing where nothing came.
 */
export async function tellJobWeeks(): Promise<void> {
  let total = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { last, told } = await transaction((tx) => tellBatch(tx, after), { slow: true });
    if (!last) break;
    after = last;
    total += told;
  }
  if (total === 0) return;
  log.info({ event: "job_weeks", total });
  await wakeMail();
}
