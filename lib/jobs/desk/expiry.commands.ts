import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { jobsTag, jobTag } from "../rules";
import { notifyPoster } from "./notices.rows";

const batchSize = 100;
const noticeDays = 7;

type DueJob = { id: string; title: string; posterId: string; expiresAt: Date };

const expireJob = sql`least(j.deadline, j.expires_at)`;

async function expireBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const due = await tx.rows<DueJob & { status: "open" | "paused" }>(sql`
    SELECT j.id::text AS id, j.title, j.poster_id::text AS "posterId", ${expireJob} AS "expiresAt", j.status::text AS status
    FROM jobs j WHERE j.status IN ('open', 'paused') AND j.status_before_suspension IS NULL
      AND ${expireJob} <= now() AND j.id <> ALL(${skip}::uuid[])
    ORDER BY ${expireJob} LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  const ids = due.map(({ id }) => id);
  take(ids);
  if (due.length === 0) return;
  await tx.rows(sql`
    UPDATE jobs SET status = 'expired', version = version + 1, updated_at = now() WHERE id = ANY(${ids}::uuid[])`);
  await tx.jobEvent.createMany({
    data: due.map(({ id, status }) => ({
      jobId: id,
      action: "expire",
      fromStatus: status,
      toStatus: "expired",
    })),
  });
  for (const { id, title, posterId, expiresAt } of due) {
    const dedupeKey = `job-expired:${id}:${expiresAt.toISOString()}`;
    await notifyPoster(tx, { kind: "expired", jobId: id, title, posterId, expiresAt, dedupeKey });
  }
  await purge([jobsTag, ...due.map(({ id }) => jobTag(id))], tx);
}

async function warnBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const due = await tx.rows<DueJob>(sql`
    SELECT j.id::text AS id, j.title, j.poster_id::text AS "posterId", ${expireJob} AS "expiresAt"
    FROM jobs j WHERE j.status = 'open' AND ${expireJob} > now()
      AND ${expireJob} <= now() + make_interval(days => ${noticeDays}::int)
      AND j.published_at < ${expireJob} - make_interval(days => ${noticeDays}::int)
      AND NOT EXISTS (SELECT 1 FROM job_events e WHERE e.job_id = j.id AND e.action = 'expiry-notice'
        AND e.created_at > ${expireJob} - make_interval(days => ${noticeDays + 1}::int))
      AND j.id <> ALL(${skip}::uuid[])
    ORDER BY j.expires_at LIMIT ${limit}::int FOR UPDATE OF j SKIP LOCKED`);
  take(due.map(({ id }) => id));
  for (const { id, title, posterId, expiresAt } of due) {
    const dedupeKey = `job-expiring:${id}:${expiresAt.toISOString()}`;
    await notifyPoster(tx, { kind: "expiring", jobId: id, title, posterId, expiresAt, dedupeKey });
  }
  if (due.length > 0) {
    await tx.jobEvent.createMany({ data: due.map(({ id }) => ({ jobId: id, action: "expiry-notice" })) });
  }
}

function drain(event: string, batch: (tx: Transaction, portion: Portion) => Promise<void>): Promise<number> {
  return processInBatches(event, batchSize, (portion) =>
    transaction((tx) => batch(tx, portion), { slow: true }),
  );
}

export async function processJobExpiry(): Promise<void> {
  const expired = await drain("job_not_expired", expireBatch);
  const warned = await drain("job_expiry_not_announced", warnBatch);
  if (expired > 0) log.info({ event: "jobs_expired", total: expired });
  if (expired + warned > 0) await scheduleMail();
}
