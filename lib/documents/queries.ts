import "server-only";
import { rows, sql } from "@/lib/server/db";
import { storage } from "@/lib/server/storage";
import { AppError } from "@/lib/shared/app-error";
import { filePolicy, policyHeader } from "@/lib/shared/security-headers.mjs";
import { documentCopy } from "./copy";
import { attachmentHeader } from "./rules";

type Row = { name: string; originalName: string; mediaType: string; kind: "pdf" | "image" };

/** File of a document in the private area. */
export function documentFile({ name, kind }: Pick<Row, "name" | "kind">): string {
  return `${name}.${kind === "pdf" ? "pdf" : "webp"}`;
}

/**
 * A private file as a download, for its owner, for both sides of the conversation it was sent in, and for the poster of
 * the job it was sent with; not_found for everybody else.
 */
export async function readDocument(userId: string, id: string): Promise<Response> {
  const asker = sql`${userId}::uuid`;
  const [found] = await rows<Row>(sql`
    SELECT d.name, d.original_name AS "originalName", d.media_type AS "mediaType", d.kind FROM documents d
    WHERE d.id = ${id}::uuid AND (d.owner_id = ${asker}
      OR EXISTS (SELECT 1 FROM message_attachments a JOIN messages m ON m.id = a.message_id
        JOIN conversations c ON c.id = m.conversation_id
        WHERE a.document_id = d.id AND ${asker} IN (c.starter_id, c.owner_id))
      OR EXISTS (SELECT 1 FROM job_applications p JOIN jobs j ON j.id = p.job_id
        WHERE p.document_id = d.id AND j.poster_id = ${asker}))`);
  const bytes = found ? await storage.read("documents", documentFile(found)) : null;
  if (!found || !bytes) throw new AppError("not_found", documentCopy.notFound);
  return new Response(bytes, {
    headers: {
      "content-type": found.mediaType,
      "content-disposition": attachmentHeader(found.originalName),
      [policyHeader]: filePolicy,
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
