import "server-only";
import { decideOnAccount } from "@/lib/account/moderation.commands";
import { recordAudit } from "@/lib/audit/rows";
import { decideOnJob } from "@/lib/jobs/moderation/decision.commands";
import { decideOnListing } from "@/lib/listings/moderation/decision.commands";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { decideOnReview } from "@/lib/reviews/moderation.commands";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { assertReason } from "@/lib/shared/decision-checks";
import { hrefs } from "@/lib/shared/hrefs";
import { decideOnVendor } from "@/lib/vendors/moderation/moderation.commands";
import { reportOutcome, reportOutcomeMail } from "./mail.copy";
import { reportModerationCopy as copy, reportWords } from "./moderation.copy";
import { moderatedSubjects, type ReportAction } from "./moderation.rules";
import type { ReportSubject } from "./rules";

type Decision = { admin: Viewer; id: string; action: ReportAction; reason: string; headers: Headers };

type ReportedItem = {
  subject: ReportSubject;
  senderId: string | null;
  up: boolean;
};

async function readReported(id: string): Promise<ReportedItem> {
  const [found] = await rows<ReportedItem>(sql`
    SELECT p.subject_type AS subject, m.sender_id::text AS "senderId",
      coalesce(l.status <> 'removed', r.status IN ('pending', 'published'), s.status = 'active',
        j.status IN ('open', 'paused', 'filled', 'closed', 'expired'), v.status = 'approved', false) AS up
    FROM reports p
    LEFT JOIN listings l ON p.subject_type = 'listing' AND l.id = p.subject_id
    LEFT JOIN reviews r ON p.subject_type = 'review' AND r.id = p.subject_id
    LEFT JOIN messages m ON p.subject_type = 'message' AND m.id = p.subject_id
    LEFT JOIN users s ON s.id = m.sender_id
    LEFT JOIN jobs j ON p.subject_type = 'job' AND j.id = p.subject_id
    LEFT JOIN vendors v ON p.subject_type = 'vendor' AND v.id = p.subject_id
    WHERE p.subject_id = ${id}::uuid AND p.status = 'open' LIMIT 1`);
  if (!found) throw new AppError("conflict", copy.decided);
  return found;
}

/** Throws 409 if no report is open, so that only one of two admins succeeds. */
async function closeReports(tx: Transaction, decision: Decision): Promise<number> {
  const { admin, id, action, reason } = decision;
  const acted = action === "act";
  const closed = await tx.rows<{ id: string; reporterId: string; subject: ReportSubject }>(sql`
    UPDATE reports SET status = ${acted ? "resolved" : "dismissed"}::report_status, handled_at = now(),
      handled_by_id = ${admin.id}::uuid, resolution = ${reason || null}
    WHERE subject_id = ${id}::uuid AND status = 'open'
    RETURNING id::text, reporter_id::text AS "reporterId", subject_type AS subject`);
  if (closed.length === 0) throw new AppError("conflict", copy.decided);
  await notifyEach(
    tx,
    closed.map(({ id: reportId, reporterId: userId, subject }) => ({
      userId,
      type: "report",
      ...reportOutcome({ subject, acted }),
      href: hrefs.home(),
      mail: (site, person) => reportOutcomeMail(site, { ...person, subject, acted }),
      dedupeKey: `report:${reportId}`,
    })),
  );
  return closed.length;
}

function closeOnly(decision: Decision, { subject }: ReportedItem): Promise<number> {
  const { admin, id, action, reason, headers } = decision;
  return transaction(async (tx) => {
    const closed = await closeReports(tx, decision);
    const { thing } = reportWords[subject];
    await recordAudit(tx, {
      actor: admin,
      action: action === "dismiss" ? "report.dismiss" : "report.resolve",
      subjectType: subject,
      subjectId: id,
      summary: `${closed === 1 ? "1 report" : `${closed} reports`} of a ${thing} ${closed === 1 ? "was" : "were"} ${action === "dismiss" ? "dismissed" : "resolved"}`,
      data: { reports: closed, reason },
      state: {
        before: { reports: "open" },
        after: { reports: action === "dismiss" ? "dismissed" : "resolved" },
      },
      headers,
    });
    return closed;
  });
}

/** Uses the moderation command of the subject's own queue; the reports close in the same transaction. */
async function takeDown(decision: Decision, { subject, senderId }: ReportedItem): Promise<number> {
  const { admin, id, reason, headers } = decision;
  let closed = 0;
  const runInTransaction = async (tx: Transaction) => {
    closed = await closeReports(tx, decision);
  };
  const common = { admin, reason, headers, runInTransaction };
  if (subject === "listing") await decideOnListing({ ...common, id, action: "remove" });
  if (subject === "review") await decideOnReview({ ...common, id, action: "hide" });
  if (subject === "job") await decideOnJob({ ...common, id, action: "remove" });
  if (subject === "vendor") await decideOnVendor({ ...common, vendorId: id, action: "suspend" });
  if (subject === "message" && senderId) {
    await decideOnAccount({ ...common, userId: senderId, action: "suspend" });
  }
  return closed;
}

/**
 * Closes all open reports about a subject; `act` also takes it down. Throws 422 without a reason for its owner, 409 if
 * another admin was first; returns the number closed.
 */
export async function decideOnReports(decision: Decision): Promise<number> {
  const { admin, id, action, reason } = decision;
  const reported = await readReported(id);
  const acts = action === "act" && reported.up;
  if (acts && admin.moderator && !moderatedSubjects.includes(reported.subject)) {
    throw new AppError("forbidden", copy.adminsOnly);
  }
  if (acts) assertReason(reason, copy.reasonRequired);
  const closed = acts ? await takeDown(decision, reported) : await closeOnly(decision, reported);
  log.info({ event: "reports_decided", action, subject: reported.subject, id, userId: admin.id });
  await scheduleMail();
  return closed;
}
