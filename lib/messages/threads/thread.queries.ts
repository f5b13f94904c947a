import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf, constant, containsPattern, countUpTo, type Sql } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import type { ConversationDto, ConversationQuery, MessageDto, MessageQuery } from "@/lib/messages/contract";
import {
  ownConversations,
  selectConversations,
  toConversation,
  type ConversationRow,
} from "./conversation.rows";
import { messageCopy } from "@/lib/messages/copy";
import { heldColumns, messageColumns, toMessage, type MessageRow } from "./message.rows";
import { conversationCountCap, type InboxBox } from "@/lib/messages/rules";

type Columns = { me: Sql; them: Sql };

function holding(text: string, { them }: Columns): Sql {
  const pattern = containsPattern(text);
  return sql`(
    EXISTS (SELECT 1 FROM users u LEFT JOIN vendors v ON v.user_id = u.id AND v.status IN ('approved', 'suspended')
      WHERE u.id = c.${them}_id
        AND coalesce(v.business_name, u.first_name || ' ' || left(u.last_name, 1)) ILIKE ${pattern})
    OR EXISTS (SELECT 1 FROM listings l WHERE l.id = c.listing_id AND l.title ILIKE ${pattern})
    OR EXISTS (SELECT 1 FROM jobs j WHERE j.id = c.job_id AND j.title ILIKE ${pattern})
    OR EXISTS (SELECT 1 FROM messages m WHERE m.conversation_id = c.id AND m.taken_back_at IS NULL
      AND m.text ILIKE ${pattern}))`;
}

function conditions({ box, search, about }: ConversationQuery, columns: Columns): Sql[] {
  const { me } = columns;
  const found = search ? [holding(search, columns)] : [];
  if (about) {
    // Nothing was delivered yet in a conversation whose first message is held.
    const shown = sql`(c.${me}_deleted_at IS NULL OR c.starter_messages + c.owner_messages > 0)`;
    return [sql`${about}::uuid IN (c.listing_id, c.job_id, c.vendor_id)`, shown, ...found];
  }
  const inBox: Record<InboxBox, Sql> = {
    all: search ? sql`true` : sql`c.${me}_archived_at IS NULL`,
    unread: sql`c.${me}_unread > 0 AND c.${me}_archived_at IS NULL`,
    archived: sql`c.${me}_archived_at IS NOT NULL`,
  };
  return [sql`c.${me}_deleted_at IS NULL`, inBox[box], ...found];
}

export async function listConversations(
  viewer: Viewer,
  query: ConversationQuery,
): Promise<Page<ConversationDto>> {
  const { limit, cursor } = query;
  const after = afterTimeCursor({ columns: sql`c.last_message_at, c.id`, first: "newest", cursor });
  const page = ownConversations({
    viewerId: viewer.id,
    where: (columns) => allOf([...conditions(query, columns), after]),
    tail: sql`ORDER BY c.last_message_at DESC, c.id DESC LIMIT ${limit + 1}`,
  });
  const all = ownConversations({
    viewerId: viewer.id,
    where: (columns) => allOf(conditions(query, columns)),
    tail: sql`LIMIT ${constant(conversationCountCap + 1)}`,
  });
  const [found, [counted]] = await Promise.all([
    rows<ConversationRow>(sql`${selectConversations(viewer.id, page)} LIMIT ${limit + 1}`),
    rows<{ total: number; capped: boolean }>(countUpTo(conversationCountCap, sql`FROM (${all}) every`)),
  ]);
  return toPage(
    {
      found,
      limit,
      toItem: (row) => toConversation(row, viewer),
      placeOf: ({ lastAt, id }) => [lastAt, id],
    },
    counted,
  );
}

export async function getConversation(viewer: Viewer, id: string): Promise<ConversationDto> {
  const one = ownConversations({
    viewerId: viewer.id,
    where: () => sql`c.id = ${id}::uuid`,
    tail: sql`LIMIT 1`,
  });
  const [row] = await rows<ConversationRow>(selectConversations(viewer.id, one));
  if (!row) throw new AppError("not_found", messageCopy.unknownConversation);
  return toConversation(row, viewer);
}

export async function listMessages(
  viewer: Viewer,
  id: string,
  { limit, cursor }: MessageQuery,
): Promise<Page<MessageDto>> {
  const after = (columns: Sql) => afterTimeCursor({ columns, first: "newest", cursor });
  const own = sql`EXISTS (SELECT 1 FROM conversations c
    WHERE c.id = ${id}::uuid AND ${viewer.id}::uuid IN (c.starter_id, c.owner_id))`;
  const [found, [counted]] = await Promise.all([
    rows<MessageRow>(sql`
      SELECT * FROM (
        (SELECT ${messageColumns} FROM messages m
          WHERE m.conversation_id = ${id}::uuid AND ${own} AND ${after(sql`m.created_at, m.id`)}
          ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit + 1})
        UNION ALL
        (SELECT ${heldColumns} FROM held_messages h
          WHERE h.conversation_id = ${id}::uuid AND h.sender_id = ${viewer.id}::uuid AND h.status <> 'released'
            AND ${after(sql`h.created_at, h.id`)}
          ORDER BY h.created_at DESC, h.id DESC LIMIT ${limit + 1})) every
      ORDER BY "createdAt" DESC, id DESC LIMIT ${limit + 1}`),
    rows<{ total: number }>(sql`
      SELECT starter_messages + owner_messages AS total FROM conversations
      WHERE id = ${id}::uuid AND ${viewer.id}::uuid IN (starter_id, owner_id)`),
  ]);
  if (!counted) throw new AppError("not_found", messageCopy.unknownConversation);
  return toPage(
    {
      found,
      limit,
      toItem: (row) => toMessage(row, viewer.id),
      placeOf: ({ createdAt, id: last }) => [createdAt, last],
    },
    counted,
  );
}

export async function countUnread(userId: string): Promise<number> {
  const [row] = await rows<{ unread: number }>(sql`
    SELECT (SELECT coalesce(sum(starter_unread), 0) FROM conversations
        WHERE starter_id = ${userId}::uuid AND starter_unread > 0 AND starter_archived_at IS NULL
          AND starter_deleted_at IS NULL)::int
      + (SELECT coalesce(sum(owner_unread), 0) FROM conversations
        WHERE owner_id = ${userId}::uuid AND owner_unread > 0 AND owner_archived_at IS NULL
          AND owner_deleted_at IS NULL)::int AS unread`);
  return row?.unread ?? 0;
}
