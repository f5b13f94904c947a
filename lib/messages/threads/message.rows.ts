import "server-only";
import { sql } from "@/lib/server/db";
import type { MessageDto } from "@/lib/messages/contract";

export type MessageRow = Omit<MessageDto, "mine" | "createdAt" | "readAt"> & {
  createdAt: Date;
  readAt: Date | null;
};

export const messageColumns = sql`m.id, m.sender_id AS "senderId", m.text, m.deal_step AS "dealStep",
  m.created_at AS "createdAt", m.read_at AS "readAt",
  (SELECT coalesce(json_agg(json_build_object('id', d.id, 'name', d.original_name, 'kind', d.kind, 'bytes', d.bytes,
      'width', d.width, 'height', d.height) ORDER BY a.position), '[]')
    FROM message_attachments a JOIN documents d ON d.id = a.document_id WHERE a.message_id = m.id) AS attachments`;

export function toMessage({ createdAt, readAt, ...row }: MessageRow, viewerId: string): MessageDto {
  return {
    ...row,
    mine: row.senderId === viewerId,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
