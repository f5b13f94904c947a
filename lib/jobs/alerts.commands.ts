import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { notifyEach } from "@/lib/notifications/notify.rows";
import { findPlace } from "@/lib/places/queries";
import { latestDigest } from "@/lib/server/days";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { AppError } from "@/lib/shared/app-error";
import { jobFilterChips, jobQuery, readJobAddress } from "./address.rules";
import type { JobSearchDto, NewJobSearch } from "./alerts.contract";
import { alertCopy, maxJobSearches, newJobsMail, newJobsNotice, type NewJobs } from "./alerts.copy";
import { isWanted } from "./queries";

const maxName = 120;

/** Saves a search under its chips as name; saved already it answers with that one, rule_broken for the 26th. */
export async function saveJobSearch(userId: string, { filter }: NewJobSearch): Promise<JobSearchDto> {
  const query = jobQuery(filter);
  const place = filter.place ? await findPlace(filter.place) : null;
  const chips = jobFilterChips(filter, place).map(({ label }) => label.replace(/^“(.*)”$/, "$1"));
  const words = chips.length > 0 ? chips.join(" · ") : "All jobs";
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, maxName);
  return transaction(async (tx) => {
    await tx.rows(sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
    const own = await tx.jobSearch.findMany({
      where: { userId },
      select: { id: true, name: true, query: true },
    });
    const existing = own.find((search) => search.query === query);
    if (existing) return existing;
    if (own.length >= maxJobSearches) throw new AppError("rule_broken", alertCopy.tooMany);
    return tx.jobSearch.create({
      data: { userId, name, query },
      select: { id: true, name: true, query: true },
    });
  });
}

/** Deletes a person's own; not_found for another's. */
export async function removeJobSearch(userId: string, id: string): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.jobSearch.deleteMany({ where: { id, userId } });
    if (count === 0) throw new AppError("not_found", alertCopy.unknown);
  });
}

/** People at a time. */
const batchSize = 50;

/** New jobs of one search that are named; the others are counted. */
const jobsNamed = 5;

type NewJob = { title: string; company: string; total: number };
type Due = { userId: string; name: string; query: string; since: Date };

async function alertBatch(tx: Transaction): Promise<{ people: number; told: number }> {
  const due = await tx.rows<Due>(sql`
    WITH people AS (
      SELECT DISTINCT user_id FROM job_searches WHERE checked_at < ${latestDigest("day")} LIMIT ${batchSize}
    ), before AS (
      SELECT s.id, s.checked_at FROM job_searches s JOIN people USING (user_id) FOR UPDATE OF s
    )
    UPDATE job_searches s SET checked_at = now() FROM before b WHERE b.id = s.id
    RETURNING s.user_id::text AS "userId", s.name, s.query, b.checked_at AS since`);
  const found = new Map<string, NewJobs[]>();
  for (const { userId, name, query, since } of due) {
    const filter = readJobAddress(Object.fromEntries(new URLSearchParams(query)));
    const jobs = await tx.rows<NewJob>(sql`
      SELECT j.title, j.company, count(*) OVER ()::int AS total FROM jobs j
      WHERE ${isWanted(filter)} AND j.published_at >= ${since}::timestamptz AND j.poster_id <> ${userId}::uuid
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

/** Notifies people once a day, from eight in the morning on in the site's time zone: what was published since a search was last looked at. */
export async function alertJobSeekers(): Promise<void> {
  let total = 0;
  for (;;) {
    const { people, told } = await transaction(alertBatch, { slow: true });
    if (people === 0) break;
    total += told;
  }
  if (total === 0) return;
  log.info({ event: "job_alerts", total });
  await wakeMail();
}
