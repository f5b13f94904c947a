import "server-only";
import { undoSeconds } from "@/lib/audit/undo.rules";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { raw, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { hrefs } from "@/lib/shared/hrefs";
import { endedNotice, endTexts } from "./copy";
import { notifyApplicationSide } from "./notices.rows";
import { undecidedStatuses, type ApplicationStatus, type JobEnd } from "./rules";

const batchSize = 100;
/** Lookback window, so that endings missed during an outage are still processed. */
const lookBackDays = 3;

type OpenApplication = {
  id: string;
  status: ApplicationStatus;
  applicantId: string;
  jobTitle: string;
  end: JobEnd;
};

const undecidedStatusList = raw(undecidedStatuses.map((status) => `'${status}'`).join(", "));

/** Includes rejected: the status of a job removed by an admin, or rejected after an edit reopened its review. */
const endedStatuses = sql`('filled', 'closed', 'expired', 'rejected')`;

const ends = Object.keys(endTexts) as JobEnd[];

/**
 * Undecided applications whose job ended. A system event in the application's history marks that the applicant was
 * notified. Rejections count only after the undo window.
 */
function readDueApplications(tx: Transaction, { limit, skip }: Portion): Promise<OpenApplication[]> {
  return tx.rows<OpenApplication>(sql`
    SELECT a.id::text AS id, a.status::text AS status, a.applicant_id::text AS "applicantId",
      j.title AS "jobTitle", w.kind AS "end"
    FROM jobs j JOIN job_applications a ON a.job_id = j.id AND a.status IN (${undecidedStatusList})
      JOIN LATERAL (
        SELECT action, created_at FROM job_events WHERE job_id = j.id AND to_status = j.status
        ORDER BY created_at DESC, id DESC LIMIT 1) e ON true
      JOIN unnest(${ends}::text[], ${ends.map((end) => endTexts[end])}::text[]) AS w (kind, text) ON w.kind =
        CASE WHEN e.action = 'close' THEN 'closed' WHEN j.status = 'rejected' THEN 'removed' ELSE j.status::text END
    WHERE j.status IN ${endedStatuses} AND j.id IN (
        SELECT job_id FROM job_events
        WHERE to_status IN ${endedStatuses} AND created_at > now() - make_interval(days => ${lookBackDays}::int))
      AND (e.action <> 'reject' OR e.created_at < now() - make_interval(secs => ${undoSeconds}::int))
      AND NOT EXISTS (SELECT 1 FROM job_application_events t WHERE t.application_id = a.id
        AND t.actor_id IS NULL AND t.from_status = t.to_status AND t.note = w.text)
      AND a.id <> ALL(${skip}::uuid[])
    ORDER BY a.id LIMIT ${limit}::int FOR UPDATE OF a SKIP LOCKED`);
}

async function notifyBatch(tx: Transaction, portion: Portion): Promise<void> {
  const due = await readDueApplications(tx, portion);
  portion.take(due.map(({ id }) => id));
  for (const { id, status, applicantId, jobTitle, end } of due) {
    const notice = endedNotice({ jobTitle, path: hrefs.myApplications(), end });
    await tx.jobApplicationEvent.create({
      data: { applicationId: id, fromStatus: status, toStatus: status, note: notice.body },
      select: { id: true },
    });
    await notifyApplicationSide(tx, notice, {
      userId: applicantId,
      dedupeKey: `application-ended:${id}:${end}`,
    });
  }
}

export async function notifyEndedApplicants(): Promise<void> {
  const total = await processInBatches("applicant_not_notified", batchSize, (portion) =>
    transaction((tx) => notifyBatch(tx, portion), { slow: true }),
  );
  if (total === 0) return;
  log.info({ event: "applicants_notified", total });
  await scheduleMail();
}
