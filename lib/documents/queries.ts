import "server-only";
import { caseSubject } from "@/lib/cases/rows";
import { rows, sql } from "@/lib/server/db";
import { storage } from "@/lib/server/storage";
import { afterTimeCursor, constant, countUpTo, type CappedTotal, type Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { rolesWith, type Permission } from "@/lib/shared/permissions";
import { filePolicy, policyHeader } from "@/lib/shared/security-headers.mjs";
import type { OwnDocumentDto, OwnDocumentsQuery } from "./contract";
import { documentCopy } from "./copy";
import { attachmentHeader, documentFile } from "./rules";

type Team = { owner: Sql; permission: Permission };

/** True if the person acts for the approved business of `owner` with this permission. */
function isOnTeam(person: Sql, { owner, permission }: Team): Sql {
  return sql`EXISTS (SELECT 1 FROM members b JOIN users p ON p.id = b.user_id AND p.role = 'customer'
    JOIN vendors v ON v.id = b.vendor_id AND v.status = 'approved' AND v.user_id = ${owner}
    JOIN users o ON o.id = v.user_id AND o.status = 'active'
    WHERE b.user_id = ${person} AND b.role::text = ANY(${rolesWith(permission)}))`;
}

function isOnTeamOfConversation(person: Sql): Sql {
  const owner = sql`c.owner_id`;
  return sql`CASE WHEN c.job_id IS NULL THEN ${isOnTeam(person, { owner, permission: "answer" })}
    ELSE ${isOnTeam(person, { owner, permission: "hire" })} END`;
}

type Row = { name: string; originalName: string; mediaType: string; kind: "pdf" | "image" };

/**
 * Accessible to its owner, both sides of a conversation it was sent in, the poster of a job it was sent with, both sides of a
 * case, team members with the permission, and the admins in a case, who get its id only from an audited read; throws
 * not_found for everyone else.
 */
export async function readDocument(userId: string, id: string): Promise<Response> {
  const asker = sql`${userId}::uuid`;
  const [found] = await rows<Row>(sql`
    SELECT d.name, d.original_name AS "originalName", d.media_type AS "mediaType", d.kind FROM documents d
    WHERE d.id = ${id}::uuid AND (d.owner_id = ${asker}
      OR EXISTS (SELECT 1 FROM message_attachments a JOIN messages m ON m.id = a.message_id AND m.taken_back_at IS NULL
        JOIN conversations c ON c.id = m.conversation_id
        WHERE a.document_id = d.id AND (${asker} IN (c.starter_id, c.owner_id) OR ${isOnTeamOfConversation(asker)}))
      OR EXISTS (SELECT 1 FROM job_applications p JOIN jobs j ON j.id = p.job_id
        WHERE p.document_id = d.id AND (j.poster_id = ${asker}
          OR ${isOnTeam(asker, { owner: sql`j.poster_id`, permission: "hire" })}))
      OR EXISTS (SELECT 1 FROM case_files f JOIN case_statements s ON s.id = f.statement_id
        JOIN deal_cases k ON k.id = s.case_id
        WHERE f.document_id = d.id AND (${asker} IN (k.opener_id, k.other_id)
          OR EXISTS (SELECT 1 FROM ${caseSubject} JOIN conversations c ON c.id = t.conversation_id
            WHERE ${isOnTeamOfConversation(asker)})
          OR EXISTS (SELECT 1 FROM users a WHERE a.id = ${asker} AND a.role = 'admin'))))`);
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

const countCap = 1000;
const usesShown = 20;

const uses = sql`coalesce((SELECT json_agg(json_build_object('in', w.place, 'id', w.id, 'title', w.title,
    'canTakeBack', w.ended) ORDER BY w.at, w.id)
  FROM (
    (SELECT 'application' AS place, a.id, j.title, a.status IN ('withdrawn', 'rejected') AS ended, a.created_at AS at
      FROM job_applications a JOIN jobs j ON j.id = a.job_id
      WHERE a.document_id = d.id ORDER BY a.created_at LIMIT ${constant(usesShown)})
    UNION ALL
    (SELECT 'message', c.id, coalesce(l.title, j.title, v.business_name), false, m.created_at
      FROM message_attachments x JOIN messages m ON m.id = x.message_id JOIN conversations c ON c.id = m.conversation_id
        LEFT JOIN listings l ON l.id = c.listing_id LEFT JOIN jobs j ON j.id = c.job_id
        LEFT JOIN vendors v ON v.id = c.vendor_id
      WHERE x.document_id = d.id ORDER BY m.created_at LIMIT ${constant(usesShown)})
    UNION ALL
    (SELECT 'case', k.id, t.title, false, s.created_at
      FROM case_files f JOIN case_statements s ON s.id = f.statement_id JOIN deal_cases k ON k.id = s.case_id
        CROSS JOIN ${caseSubject}
      WHERE f.document_id = d.id ORDER BY s.created_at LIMIT ${constant(usesShown)})
  ) w), '[]')`;

type OwnRow = Omit<OwnDocumentDto, "createdAt"> & { createdAt: Date };

export async function listOwnDocuments(
  userId: string,
  { limit, cursor }: OwnDocumentsQuery,
): Promise<Page<OwnDocumentDto>> {
  const where = sql`d.owner_id = ${userId}::uuid`;
  const after = afterTimeCursor({ columns: sql`d.created_at, d.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<OwnRow>(sql`
      SELECT d.id::text AS id, d.original_name AS name, d.kind, d.bytes, d.created_at AS "createdAt", ${uses} AS uses
      FROM documents d WHERE ${where} AND ${after}
      ORDER BY d.created_at DESC, d.id DESC LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(countCap, sql`FROM documents d WHERE ${where}`)),
  ]);
  const toItem = ({ createdAt, ...row }: OwnRow) => ({ ...row, createdAt: createdAt.toISOString() });
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}
