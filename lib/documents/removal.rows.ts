import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { documentFile } from "./rules";

export async function deleteUnused(tx: Transaction, which: Sql): Promise<string[]> {
  const removed = await tx.rows<Parameters<typeof documentFile>[0]>(sql`
    DELETE FROM documents d WHERE ${which}
      AND NOT EXISTS (SELECT 1 FROM message_attachments m WHERE m.document_id = d.id)
      AND NOT EXISTS (SELECT 1 FROM job_applications a WHERE a.document_id = d.id)
      AND NOT EXISTS (SELECT 1 FROM held_messages h WHERE h.status <> 'released' AND d.id = ANY (h.document_ids))
      AND NOT EXISTS (SELECT 1 FROM case_files f WHERE f.document_id = d.id)
    RETURNING d.name, d.kind`);
  return removed.map(documentFile);
}
