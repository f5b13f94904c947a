import "server-only";
import { sql, type Reader } from "@/lib/server/db";
import type { Question } from "./rules";

export function readQuestions(reader: Reader, jobId: string): Promise<Question[]> {
  return reader.rows<Question>(sql`
    SELECT id::text AS id, text, kind::text AS kind, required FROM job_questions
    WHERE job_id = ${jobId}::uuid ORDER BY position`);
}
