import "server-only";
import { sql, type Transaction } from "@/lib/server/db";

type InterviewInvitation = { conversationId: string; actorId: string };

/** Moves a conversation's application to the interview stage unless it's there or past it. Sends no notice. */
export async function markInvited(
  tx: Transaction,
  { conversationId, actorId }: InterviewInvitation,
): Promise<void> {
  await tx.rows(sql`
    WITH invited AS (
      SELECT a.id, a.status FROM job_applications a
        JOIN conversations c ON c.job_id = a.job_id AND c.starter_id = a.applicant_id
      WHERE c.id = ${conversationId}::uuid AND a.status IN ('submitted', 'reviewed', 'contacted') FOR UPDATE OF a),
    moved AS (
      UPDATE job_applications a SET status = 'interview', updated_at = now() FROM invited i WHERE a.id = i.id)
    INSERT INTO job_application_events (id, application_id, actor_id, from_status, to_status)
    SELECT gen_random_uuid(), id, ${actorId}::uuid, status, 'interview' FROM invited`);
}
