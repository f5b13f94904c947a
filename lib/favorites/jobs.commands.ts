import "server-only";
import { publicJobStatuses } from "@/lib/jobs/rules";
import { rows, sql, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { lockUser } from "@/lib/users/locking.commands";
import { savedJobCopy } from "./copy";
import { jobFacts } from "./jobs.rows";

/** A repeated save leaves the first one unchanged. Throws 404 if the job isn't visible. */
export async function saveJob(userId: string, jobId: string): Promise<void> {
  await transaction(async (tx) => {
    await lockUser(tx, userId);
    // The lock keeps a concurrent edit from falling between these facts and its trigger.
    const [job] = await tx.rows(sql`
      SELECT 1 FROM jobs WHERE id = ${jobId}::uuid AND hidden_at IS NULL
        AND status::text = ANY(${[...publicJobStatuses]}) FOR SHARE`);
    if (!job) throw new AppError("not_found", savedJobCopy.unknownJob);
    await tx.rows(sql`
      INSERT INTO saved_jobs (user_id, job_id, facts)
      SELECT ${userId}::uuid, j.id, ${jobFacts} FROM jobs j WHERE j.id = ${jobId}::uuid
      ON CONFLICT (user_id, job_id) DO NOTHING`);
  });
}

export async function removeSavedJob(userId: string, jobId: string): Promise<void> {
  await rows(sql`DELETE FROM saved_jobs WHERE user_id = ${userId}::uuid AND job_id = ${jobId}::uuid`);
}
