import "server-only";
import { removeFiles } from "@/lib/documents/removal.commands";
import { deleteUnused } from "@/lib/documents/removal.rows";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { applicationCopy as copy } from "./copy";
import { canRemoveResume, type ApplicationStatus } from "./rules";

type OwnApplication = { status: ApplicationStatus; documentId: string | null };

/**
 * Deletes the file if nothing else uses it. Throws not_found for someone else's application and conflict while it is
 * active.
 */
export async function removeResume({ id: userId }: Viewer, id: string): Promise<void> {
  const files = await transaction(async (tx) => {
    const [own] = await tx.rows<OwnApplication>(sql`
      SELECT status::text AS status, document_id::text AS "documentId" FROM job_applications
      WHERE id = ${id}::uuid AND applicant_id = ${userId}::uuid FOR UPDATE`);
    if (!own) throw new AppError("not_found", copy.notFound);
    if (!canRemoveResume(own.status)) throw new AppError("conflict", copy.resumeInUse);
    if (!own.documentId) return [];
    await tx.rows(sql`UPDATE job_applications SET document_id = NULL WHERE id = ${id}::uuid`);
    return deleteUnused(tx, sql`d.id = ${own.documentId}::uuid`);
  });
  await removeFiles({ documents: files });
  log.info({ event: "resume_removed", application: id, userId });
}

const batchSize = 200;

const endedAt = sql`CASE
  WHEN a.status IN ('withdrawn', 'rejected', 'hired') THEN coalesce(
    (SELECT max(e.created_at) FROM job_application_events e
      WHERE e.application_id = a.id AND e.to_status IS DISTINCT FROM e.from_status), a.created_at)
  WHEN j.status IN ('filled', 'closed', 'expired', 'rejected') THEN coalesce(
    (SELECT max(e.created_at) FROM job_events e WHERE e.job_id = j.id AND e.to_status = j.status), j.updated_at) END`;

async function removeBatch(tx: Transaction): Promise<{ count: number; files: string[] }> {
  const before = sql`now() - make_interval(days => ${env.RESUME_DAYS}::int)`;
  const emptied = await tx.rows<{ documentId: string }>(sql`
    WITH due AS (
      SELECT a.id, a.document_id FROM job_applications a JOIN jobs j ON j.id = a.job_id
      WHERE a.document_id IS NOT NULL AND a.created_at < ${before} AND ${endedAt} < ${before}
      ORDER BY a.created_at, a.id LIMIT ${batchSize}::int FOR UPDATE OF a SKIP LOCKED)
    UPDATE job_applications a SET document_id = NULL FROM due WHERE a.id = due.id
    RETURNING due.document_id::text AS "documentId"`);
  const ids = [...new Set(emptied.map(({ documentId }) => documentId))];
  return { count: emptied.length, files: await deleteUnused(tx, sql`d.id = ANY(${ids}::uuid[])`) };
}

export async function removeOldResumes(): Promise<void> {
  let total = 0;
  for (;;) {
    const { count, files } = await transaction(removeBatch, { slow: true });
    await removeFiles({ documents: files });
    total += count;
    if (count < batchSize) break;
  }
  if (total > 0) log.info({ event: "resumes_removed", total });
}
