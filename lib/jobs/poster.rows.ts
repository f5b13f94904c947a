import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import { jobsTag, jobTag } from "./rules";

export async function posterTags(tx: Transaction, posterId: string): Promise<string[]> {
  const jobs = await tx.rows<{ id: string }>(
    sql`SELECT id::text AS id FROM jobs WHERE poster_id = ${posterId}::uuid`,
  );
  return jobs.length > 0 ? [jobsTag, ...jobs.map(({ id }) => jobTag(id))] : [];
}
