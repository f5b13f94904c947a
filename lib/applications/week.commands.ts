import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { dayOf, latestDigestTime } from "@/lib/server/days";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { weekMail, weekNotice } from "./week.copy";
import { readJobWeeks } from "./week.rows";
import { hasActivity } from "./week.rules";

const batchSize = 100;

const monday = dayOf(latestDigestTime("week"));
const key = sql`'job-week:' || ${monday}`;
const isShown = sql`j.status = 'open' AND j.hidden_at IS NULL`;

/** Claims posters who haven't been notified this week; a concurrent worker blocks here and finds them claimed. */
async function claimPosters(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const claimed = await tx.rows<{ id: string }>(sql`
    UPDATE users SET job_week_told = ${monday} WHERE id = ANY (${[...ids]}::uuid[])
      AND job_week_told IS DISTINCT FROM ${monday} RETURNING id::text AS id`);
  return new Set(claimed.map(({ id }) => id));
}

type Batch = { after: string; portion: Portion };

async function deliverBatch(
  tx: Transaction,
  { after, portion }: Batch,
): Promise<{ last: string; notified: number }> {
  const posters = await tx.rows<{ id: string; key: string }>(sql`
    SELECT DISTINCT j.poster_id::text AS id, ${key} AS key FROM jobs j JOIN users u ON u.id = j.poster_id
    WHERE ${isShown} AND j.poster_id > ${after}::uuid AND u.job_week_told IS DISTINCT FROM ${monday}
      AND j.poster_id <> ALL (${portion.skip}::uuid[])
    ORDER BY id LIMIT ${portion.limit}::int`);
  const ids = posters.map(({ id }) => id);
  portion.take(ids);
  const weeks = await readJobWeeks(tx, sql`${isShown} AND j.poster_id = ANY (${ids}::uuid[])`, {
    before: monday,
  });
  const news = weeks.filter(hasActivity);
  const claimed = await claimPosters(
    tx,
    news.map(({ posterId }) => posterId),
  );
  const notices = posters.flatMap(({ id: userId, key: dedupeKey }) => {
    if (!claimed.has(userId)) return [];
    const jobs = news.filter(({ posterId }) => posterId === userId);
    const mail = (site: Parameters<typeof weekMail>[0], { firstName }: { firstName: string }) =>
      weekMail(site, { firstName, jobs });
    return [
      { userId, type: "application" as const, ...weekNotice(jobs), isAlert: true as const, mail, dedupeKey },
    ];
  });
  if (notices.length > 0) await notifyEach(tx, notices);
  return { last: ids.at(-1) ?? after, notified: notices.length };
}

/** Runs on Mondays from 8 a.m. in the site's time zone. Idempotent; skips posters whose jobs had no activity. */
export async function sendWeeklyJobReports(): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  let total = 0;
  await processInBatches("job_week_failed", batchSize, async (portion) => {
    const { last, notified } = await transaction((tx) => deliverBatch(tx, { after, portion }), {
      slow: true,
    });
    after = last;
    total += notified;
  });
  if (total === 0) return;
  log.info({ event: "job_weeks", total });
  await scheduleMail();
}
