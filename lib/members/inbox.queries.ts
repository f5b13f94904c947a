import "server-only";
import type { ConversationDto } from "@/lib/messages/contract";
import { nameOf } from "@/lib/messages/threads/conversation.rows";
import { takeBackMinutes } from "@/lib/messages/rules";
import { attachmentsColumn } from "@/lib/messages/threads/message.rows";
import { getConversation } from "@/lib/messages/threads/thread.queries";
import { readOwner } from "@/lib/server/acting-business";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, countUpTo, type CappedTotal, type Sql } from "@/lib/server/sql";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { displayName } from "@/lib/users/rules";
import { nameSummary, secondUsername } from "./activity.rules";
import { memberCopy } from "./copy";
import type { OpenThreadDto, TeamActivityDto, TeamMessageDto, TeamThreadDto } from "./inbox.contract";
import { businessThreads } from "./inbox.rows";
import { inboxCountCap, threadMessages } from "./rules";

type PageQuery = { limit: number; cursor?: string };

type PersonName = { firstName: string; lastName: string; username: string };

type ThreadRow = {
  id: string;
  firstName: string;
  lastName: string;
  businessName: string | null;
  subject: string;
  listingId: string | null;
  unread: number;
  lastText: string;
  lastAt: Date;
  assigneeId: string | null;
  assignee: PersonName | null;
  canAnswer: boolean;
};

function selectThreads(viewer: Viewer, where: Sql): Sql {
  return sql`
    SELECT c.id, u.first_name AS "firstName", u.last_name AS "lastName",
      CASE WHEN b.status IN ('approved', 'suspended') THEN b.business_name END AS "businessName",
      coalesce(l.title, j.title, v.business_name) AS subject, c.listing_id AS "listingId", c.owner_unread AS unread,
      c.last_message_text AS "lastText", c.last_message_at AS "lastAt", m.id AS "assigneeId",
      CASE WHEN m.id IS NOT NULL THEN jsonb_build_object('firstName', a.first_name, 'lastName', a.last_name,
        'username', a.username) END AS assignee,
      u.status = 'active' AND coalesce(b.status <> 'suspended', true) AND NOT EXISTS (
        SELECT 1 FROM blocks k WHERE (k.blocker_id, k.blocked_id) IN ((c.owner_id, u.id), (u.id, c.owner_id)))
        AS "canAnswer"
    FROM ${businessThreads(viewer)} JOIN users u ON u.id = c.starter_id
      LEFT JOIN vendors b ON b.user_id = u.id LEFT JOIN listings l ON l.id = c.listing_id
      LEFT JOIN jobs j ON j.id = c.job_id
      LEFT JOIN members m ON m.id = c.assignee_id LEFT JOIN users a ON a.id = m.user_id
    WHERE ${where}`;
}

function toThread(row: ThreadRow): TeamThreadDto {
  const { id, subject, listingId, unread, lastText, lastAt, assigneeId, assignee } = row;
  return {
    ...{ id, subject, listingId, unread, lastText },
    customer: nameOf(row),
    lastAt: lastAt.toISOString(),
    assignee: assigneeId && assignee ? { id: assigneeId, name: displayName(assignee) } : null,
  };
}

const isOpen = sql`c.owner_deleted_at IS NULL AND c.owner_archived_at IS NULL`;

export async function readInbox(viewer: Viewer, { limit, cursor }: PageQuery): Promise<Page<TeamThreadDto>> {
  const after = afterTimeCursor({ columns: sql`c.last_message_at, c.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<ThreadRow>(sql`${selectThreads(viewer, sql`${isOpen} AND ${after}`)}
      ORDER BY c.last_message_at DESC, c.id DESC LIMIT ${limit + 1}`),
    rows<CappedTotal>(countUpTo(inboxCountCap, sql`FROM ${businessThreads(viewer)} WHERE ${isOpen}`)),
  ]);
  return toPage({ found, limit, toItem: toThread, placeOf: ({ lastAt, id }) => [lastAt, id] }, counted);
}

type MessageRow = {
  id: string;
  side: TeamMessageDto["side"];
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  text: string;
  takeBackUntil: Date | null;
  attachments: TeamMessageDto["attachments"];
  createdAt: Date;
};

function toMessage(row: MessageRow, customer: string): TeamMessageDto {
  const { id, side, text, takeBackUntil, attachments, createdAt, firstName, lastName, username } = row;
  const person = username ? displayName({ firstName, lastName, username }) : null;
  const by = side === "customer" ? customer : person;
  return {
    ...{ id, side, by, text, attachments },
    takeBackUntil: takeBackUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function takeBackEnd({ id }: Viewer): Sql {
  const end = sql`m.created_at + make_interval(mins => ${takeBackMinutes})`;
  return sql`CASE WHEN ${id}::uuid IN (m.sender_id, m.written_by_id) AND m.taken_back_at IS NULL
    AND m.deal_step IS NULL AND ${end} > clock_timestamp() THEN ${end} END`;
}

export async function readThread(viewer: Viewer, id: string): Promise<OpenThreadDto> {
  const [row] = await rows<ThreadRow>(selectThreads(viewer, sql`c.id = ${id}::uuid`));
  if (!row) throw new AppError("not_found", memberCopy.unknownThread);
  const found = await rows<MessageRow>(sql`
    SELECT m.id, CASE WHEN m.sender_id IS NULL THEN 'site' WHEN m.sender_id = c.owner_id THEN 'business'
        ELSE 'customer' END AS side,
      u.first_name AS "firstName", u.last_name AS "lastName", u.username::text AS username,
      CASE WHEN m.taken_back_at IS NULL THEN m.text ELSE '' END AS text, m.created_at AS "createdAt",
      ${takeBackEnd(viewer)} AS "takeBackUntil", ${attachmentsColumn}
    FROM messages m JOIN conversations c ON c.id = m.conversation_id
      LEFT JOIN users u ON u.id = coalesce(m.written_by_id, m.sender_id)
    WHERE m.conversation_id = ${id}::uuid ORDER BY m.created_at DESC, m.id DESC LIMIT ${threadMessages}`);
  const thread = toThread(row);
  const messages = found.reverse().map((message) => toMessage(message, thread.customer));
  return { ...thread, canAnswer: row.canAnswer, messages };
}

export async function readConversation(viewer: Viewer, id: string): Promise<ConversationDto> {
  return getConversation(await readOwner(viewer), id);
}

type ActivityRow = Omit<TeamActivityDto, "createdAt"> & { createdAt: Date; person: PersonName | null };

async function readNames(usernames: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<PersonName>(sql`
    SELECT first_name AS "firstName", last_name AS "lastName", username::text AS username
    FROM users WHERE username = ANY(${[...usernames]}::citext[])`);
  return new Map(found.map((person) => [person.username.toLowerCase(), displayName(person)]));
}

async function nameActivity(found: readonly ActivityRow[]): Promise<ActivityRow[]> {
  const seconds = found.map(secondUsername);
  const names = await readNames(seconds.flatMap((username) => username ?? []));
  return found.map(({ person, ...entry }, index) => {
    const actor = person ? displayName(person) : entry.actor;
    const other = names.get(seconds[index]?.toLowerCase() ?? "") ?? null;
    return { ...entry, person, actor, summary: nameSummary(entry, { actor, other }) };
  });
}

export async function readActivity(
  viewer: Viewer,
  { limit, cursor }: PageQuery,
): Promise<Page<TeamActivityDto>> {
  const own = sql`subject_type = 'team' AND subject_id = ${vendorIdOf(viewer)}`;
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<ActivityRow>(sql`
      SELECT a.id, a.actor_name AS actor, a.action, a.summary, a.created_at AS "createdAt",
        (SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'username', u.username)
          FROM users u WHERE u.id = a.actor_id) AS person
      FROM audit_log a WHERE ${own} AND ${after} ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`),
    rows<CappedTotal>(countUpTo(inboxCountCap, sql`FROM audit_log WHERE ${own}`)),
  ]);
  return toPage(
    {
      found: await nameActivity(found),
      limit,
      toItem: ({ id, actor, action, summary, createdAt }) => ({
        ...{ id, actor, action, summary },
        createdAt: createdAt.toISOString(),
      }),
      placeOf: ({ createdAt, id }) => [createdAt, id],
    },
    counted,
  );
}
