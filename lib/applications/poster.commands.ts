import "server-only";
import { beginJobThread } from "@/lib/messages/threads/job-threads.commands";
import { sql, transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { applicationCopy } from "./copy";

/** Throws not_found for anyone but the poster, including the applicant. */
export async function writePrivateNote(viewer: Viewer, id: string, text: string): Promise<{ text: string }> {
  const written = await transaction((tx) =>
    tx.rows(sql`
      UPDATE job_applications a SET poster_note = ${text} FROM jobs j
      WHERE a.id = ${id}::uuid AND j.id = a.job_id AND j.poster_id = ${viewer.id}::uuid RETURNING 1`),
  );
  if (written.length === 0) throw new AppError("not_found", applicationCopy.notFound);
  return { text };
}

type NewApplication = { jobId: string; applicantId: string; note: string; createdAt: Date };

export function openApplicantThread(viewer: Viewer, id: string): Promise<{ conversationId: string }> {
  return transaction(async (tx) => {
    const [found] = await tx.rows<NewApplication>(sql`
      SELECT a.job_id::text AS "jobId", a.applicant_id::text AS "applicantId", a.note, a.created_at AS "createdAt"
      FROM job_applications a JOIN jobs j ON j.id = a.job_id
      WHERE a.id = ${id}::uuid AND j.poster_id = ${viewer.id}::uuid FOR UPDATE OF a`);
    if (!found) throw new AppError("not_found", applicationCopy.notFound);
    const { jobId, applicantId, note, createdAt } = found;
    const thread = { jobId, starterId: applicantId, ownerId: viewer.id, text: note, at: createdAt };
    return { conversationId: await beginJobThread(tx, thread) };
  });
}
