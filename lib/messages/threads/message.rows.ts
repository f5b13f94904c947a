import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import type { MessageDto } from "@/lib/messages/contract";
import { takeBackMinutes } from "@/lib/messages/rules";

export type MessageRow = Omit<MessageDto, "mine" | "createdAt" | "readAt" | "takeBackSeconds"> & {
  secondsLeft: number | null;
  createdAt: Date;
  readAt: Date | null;
};

const filesOf = (
  source: Sql,
) => sql`(SELECT coalesce(json_agg(json_build_object('id', d.id, 'name', d.original_name,
    'kind', d.kind, 'bytes', d.bytes, 'width', d.width, 'height', d.height) ORDER BY a.position), '[]') FROM ${source})`;

export const attachmentsColumn = sql`${filesOf(sql`message_attachments a JOIN documents d ON d.id = a.document_id
    WHERE a.message_id = m.id AND m.taken_back_at IS NULL`)} AS attachments`;

export const messageColumns = sql`m.id, m.sender_id AS "senderId", m.deal_step AS "dealStep",
  CASE WHEN m.taken_back_at IS NULL THEN m.text ELSE '' END AS text, m.taken_back_at IS NOT NULL AS "takenBack",
  CASE WHEN m.taken_back_at IS NULL THEN coalesce(m.warnings, '{}') ELSE '{}' END AS warnings,
  CASE WHEN m.taken_back_at IS NULL AND m.deal_step IS NULL THEN nullif(greatest(0, ${takeBackMinutes * 60}::float8
    - extract(epoch FROM clock_timestamp() - m.created_at)::float8), 0) END AS "secondsLeft",
  m.created_at AS "createdAt", m.read_at AS "readAt",
  ${attachmentsColumn}, NULL::text AS held`;

export const heldColumns = sql`h.id, h.sender_id AS "senderId", NULL::deal_step AS "dealStep", h.text,
  false AS "takenBack", '{}'::text[] AS warnings, NULL::float8 AS "secondsLeft", h.created_at AS "createdAt",
  NULL::timestamptz AS "readAt",
  ${filesOf(sql`unnest(h.document_ids) WITH ORDINALITY AS a (document_id, position)
    JOIN documents d ON d.id = a.document_id`)} AS attachments, h.status::text AS held`;

export function toMessage(
  { createdAt, readAt, secondsLeft, ...row }: MessageRow,
  viewerId: string,
): MessageDto {
  const mine = row.senderId === viewerId;
  return {
    ...row,
    mine,
    warnings: mine ? [] : row.warnings,
    takeBackSeconds: mine ? secondsLeft : null,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
