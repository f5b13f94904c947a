import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { constant } from "@/lib/server/sql";
import { savedJobMail, savedJobNotice, savedJobWords, type JobFacts } from "./job-alerts.copy";
import { jobFacts } from "./jobs.rows";

const batchSize = 200;

type Change = { id: bigint; jobId: string; posterId: string; facts: JobFacts; shown: boolean };

type Save = { userId: string; before: JobFacts };

type Batch = { ageSeconds: number; portion: Portion };

const failureKey = ({ id }: Change, userId: string) => `${id} ${userId}`;

/** A paused or pending job isn't `shown`; its changes are sent with the change that shows it again. */
async function nextChange(tx: Transaction, { ageSeconds, portion }: Batch): Promise<Change | undefined> {
  const [change] = await tx.rows<Change>(sql`
    SELECT c.id, c.job_id AS "jobId", j.poster_id AS "posterId", ${jobFacts} AS facts,
      j.status NOT IN ('draft', 'pending', 'changes_requested', 'paused') OR j.hidden_at IS NOT NULL AS shown
    FROM saved_job_changes c JOIN jobs j ON j.id = c.job_id
    WHERE c.created_at <= now() - make_interval(secs => ${ageSeconds}::float8)
      AND c.id::text <> ALL (${portion.skip}::text[])
    ORDER BY c.id LIMIT 1 FOR UPDATE OF c SKIP LOCKED`);
  return change;
}

async function nextSaves(tx: Transaction, change: Change, { limit, skip }: Portion): Promise<Save[]> {
  const { id, jobId, facts } = change;
  return tx.rows<Save>(sql`
    SELECT user_id AS "userId", facts AS before FROM saved_jobs
    WHERE job_id = ${jobId}::uuid AND facts <> ${JSON.stringify(facts)}::jsonb
      AND ${String(id)} || ' ' || user_id <> ALL (${skip}::text[])
    ORDER BY user_id LIMIT ${constant(limit)} FOR UPDATE`);
}

function toNotices({ id, jobId, posterId, facts: after }: Change, saves: readonly Save[]) {
  return saves.flatMap(({ userId, before }) => {
    const news = { jobId, before, after };
    const words = savedJobWords(news);
    if (!words || userId === posterId) return [];
    return {
      userId,
      type: "price_drop" as const,
      ...savedJobNotice(news, words),
      isAlert: true as const,
      mail: (site: Parameters<typeof savedJobMail>[0], { firstName }: { firstName: string }) =>
        savedJobMail(site, { firstName, news, words }),
      dedupeKey: `saved-job:${id}`,
    };
  });
}

async function alertBatch(tx: Transaction, batch: Batch): Promise<void> {
  const { portion } = batch;
  const change = await nextChange(tx, batch);
  if (!change) return;
  const saves = change.shown ? await nextSaves(tx, change, portion) : [];
  const ids = saves.map(({ userId }) => userId);
  portion.take(ids.length > 0 ? ids.map((id) => failureKey(change, id)) : [String(change.id)]);
  if (ids.length === 0) {
    await tx.rows(sql`DELETE FROM saved_job_changes WHERE id = ${change.id}`);
    return;
  }
  const notices = toNotices(change, saves);
  if (notices.length > 0) await notifyEach(tx, notices);
  await tx.rows(sql`
    UPDATE saved_jobs SET facts = ${JSON.stringify(change.facts)}::jsonb
    WHERE job_id = ${change.jobId}::uuid AND user_id = ANY (${ids}::uuid[])`);
}

/** Only changes older than `ageSeconds`. Resumes after a crash; a failed notice is logged and skipped. */
export async function sendSavedJobAlerts(ageSeconds = 0): Promise<void> {
  const total = await processInBatches("saved_job_alert_failed", batchSize, (portion) =>
    transaction((tx) => alertBatch(tx, { ageSeconds, portion }), { slow: true }),
  );
  if (total === 0) return;
  log.info({ event: "saved_job_alerts", total });
  await scheduleMail();
}
