import "server-only";
import { wakeMail } from "@/lib/notifications/mail.commands";
import { raw, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { hrefs } from "@/lib/shared/hrefs";
import { endedNotice } from "./copy";
import { notifyAbout } from "./notices.rows";
import { waitingStatuses, type ApplicationStatus, type JobEnd } from "./rules";

/** Applications at a time: few enough that the rows are held only briefly. */
const batchSize = 100;
/** Days for which the end of a job is looked at: what was held up is caught up with. */
const lookBackDays = 3;

type Due = {
  id: string;
  status: ApplicationStatus;
  applicantId: string;
  jobTitle: string;
  end: JobEnd;
};

const waiting = raw(waitingStatuses.map((status) => `'${status}'`).join(", "));

/** Applications that nobody decided on before their job ended; a line of the site in their history says it was told. */
function readDue(tx: Transaction): Promise<Due[]> {
  return tx.rows<Due>(sql`
    SELECT a.id::text AS id, a.status::text AS status, a.applicant_id::text AS "applicantId",
      j.title AS "jobTitle", j.status::text AS "end"
    FROM jobs j JOIN job_applications a ON a.job_id = j.id AND a.status IN (${waiting})
    WHERE j.status IN ('filled', 'closed', 'expired') AND j.id IN (
        SELECT e.job_id FROM job_events e WHERE e.to_status IN ('filled', 'closed', 'expired')
          AND e.created_at > now() - make_interval(days => ${lookBackDays}::int))
      AND NOT EXISTS (SELECT 1 FROM job_application_events t
        WHERE t.application_id = a.id AND t.actor_id IS NULL AND t.from_status = t.to_status)
    ORDER BY a.id LIMIT ${batchSize}::int FOR UPDATE OF a SKIP LOCKED`);
}

async function notifyBatch(tx: Transaction): Promise<number> {
  const due = await readDue(tx);
  for (const { id, status, applicantId, jobTitle, end } of due) {
    const notice = endedNotice({ jobTitle, path: hrefs.myApplications(), end });
    await tx.jobApplicationEvent.create({
      data: { applicationId: id, fromStatus: status, toStatus: status, note: notice.body },
      select: { id: true },
    });
    await notifyAbout(tx, notice, { userId: applicantId, dedupeKey: `application-ended:${id}` });
  }
  return due.length;
}

/** Notifies, once each, those whose application was still undecided when its job was filled, closed or ran out. */
export async function watchEndings(): Promise<void> {
  let total = 0;
  for (;;) {
    const done = await transaction(notifyBatch, { slow: true });
    total += done;
    if (done < batchSize) break;
  }
  if (total === 0) return;
  log.info({ event: "applicants_notified", total });
  await wakeMail();
}
