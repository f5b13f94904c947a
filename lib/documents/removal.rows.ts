import "server-only";
import { sql, type Transaction } from "@/lib/server/db";

/** Deletes the unused documents among these; returns their files for removal after the commit. */
export async function deleteUnused(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await tx.rows<{ file: string }>(sql`
    DELETE FROM documents d WHERE d.id = ANY(${[...ids]}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM message_attachments m WHERE m.document_id = d.id)
      AND NOT EXISTS (SELECT 1 FROM job_applications a WHERE a.document_id = d.id)
    RETURNING d.name || CASE d.kind WHEN 'pdf' THEN '.pdf' ELSE '.webp' END AS file`);
  return removed.map(({ file }) => file);
}
