import "server-only";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { consume, refund } from "@/lib/server/rate-limit";
import type { Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import type { NewReport } from "./contract";
import { reportCopy } from "./copy";
import { reportLimit, type ReportSubject } from "./rules";

type ReportTarget = { userId: string; subjectId: string };

const visible: Record<ReportSubject, (target: ReportTarget) => Sql> = {
  listing: ({ userId, subjectId }) => sql`
    SELECT 1 FROM listings l JOIN vendors v ON v.id = l.vendor_id
    WHERE l.id = ${subjectId}::uuid AND l.status IN ('approved', 'reserved', 'sold', 'let', 'expired')
      AND v.user_id <> ${userId}::uuid`,
  review: ({ userId, subjectId }) => sql`
    SELECT 1 FROM reviews
    WHERE id = ${subjectId}::uuid AND status = 'published' AND author_id <> ${userId}::uuid`,
  message: ({ userId, subjectId }) => sql`
    SELECT 1 FROM messages m JOIN conversations c ON c.id = m.conversation_id AND m.taken_back_at IS NULL
    WHERE m.id = ${subjectId}::uuid AND ${userId}::uuid IN (c.starter_id, c.owner_id)
      AND m.sender_id <> ${userId}::uuid`,
  job: ({ userId, subjectId }) => sql`
    SELECT 1 FROM jobs
    WHERE id = ${subjectId}::uuid AND status IN ('open', 'filled', 'closed', 'expired') AND hidden_at IS NULL
      AND poster_id <> ${userId}::uuid`,
  vendor: ({ userId, subjectId }) => sql`
    SELECT 1 FROM vendors
    WHERE id = ${subjectId}::uuid AND status = 'approved' AND user_id <> ${userId}::uuid`,
};

async function writeReport(tx: Transaction, userId: string, report: NewReport): Promise<void> {
  const { subject: subjectType, subjectId, reason, text } = report;
  const [found] = await tx.rows<object>(visible[subjectType]({ userId, subjectId }));
  if (!found) throw new AppError("not_found", reportCopy.notFound);
  await tx.report.createMany({
    data: [{ reporterId: userId, subjectType, subjectId, reason, text }],
    skipDuplicates: true,
  });
}

/**
 * Throws not_found for anything the user can't see or wrote themselves. A second report while one is open has no
 * effect.
 */
export async function createReport(userId: string, report: NewReport): Promise<void> {
  await consume(reportLimit, userId, reportCopy.tooMany);
  try {
    await runStep("report.create", (tx) => writeReport(tx, userId, report));
  } catch (error) {
    await refund(reportLimit, userId);
    throw error;
  }
  log.info({
    event: "reported",
    subject: report.subject,
    subjectId: report.subjectId,
    reason: report.reason,
  });
}
