import "server-only";
import { recordBusinessEvents } from "@/lib/events/business.rows";
import { newMessageMail } from "@/lib/notifications/mail/conversation-mail.copy";
import { isUnsent } from "@/lib/notifications/mail/mail.rows";
import type { Notice } from "@/lib/notifications/notify/notice.rules";
import { notify, withTeam } from "@/lib/notifications/notify/notify.rows";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";
import { sql, type Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import type { Permission } from "@/lib/shared/permissions";
import { yourTimeOf, type Appointment } from "@/lib/messages/appointment.rules";
import { messageCopy } from "@/lib/messages/copy";
import { dealEvent, permissionFor } from "@/lib/messages/deal-event.rules";
import { mailedMessages, mailQuietMinutes, type Side } from "@/lib/messages/rules";
import { columnsOf, nameColumns, nameOf } from "./conversation.rows";
import { noticeKey } from "./sending.rows";
import { readTeamOf } from "@/lib/notifications/notify/team.rows";

type Delivery = {
  conversation: { id: string; side: Side; otherId: string };
  senderId: string;
};

type UnreadCount = {
  /** Null if the reader has read everything. */
  key: string | null;
  count: number;
  texts: string[];
  /** Until the email about them is due. */
  seconds: number;
};

async function readUnread(tx: Transaction, { conversation, senderId }: Delivery): Promise<UnreadCount> {
  const unread = sql`m.conversation_id = ${conversation.id}::uuid AND m.sender_id = ${senderId}::uuid AND m.read_at IS NULL`;
  const found = await tx.rows<{ text: string; files: number; count: number; seconds: number }>(sql`
    SELECT m.text, (SELECT count(*) FROM message_attachments a WHERE a.message_id = m.id)::int AS files,
      count(*) OVER ()::int AS count,
      greatest(0, ${mailQuietMinutes * 60} - extract(epoch FROM clock_timestamp() - m.created_at))::int AS seconds
    FROM messages m WHERE ${unread} AND m.deal_step IS NULL AND m.taken_back_at IS NULL
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${mailedMessages}`);
  const [first] = await tx.rows<{ id: string }>(sql`
    SELECT m.id FROM messages m WHERE ${unread} ORDER BY m.created_at, m.id LIMIT 1`);
  return {
    key: first ? noticeKey(conversation.id, first.id) : null,
    count: found[0]?.count ?? 0,
    texts: found.map(({ text, files }) => text || messageCopy.sentFiles(files)).toReversed(),
    seconds: found[0]?.seconds ?? 0,
  };
}

async function readName(tx: Transaction, senderId: string): Promise<string> {
  const [named] = await tx.rows<Parameters<typeof nameOf>[0]>(sql`
    SELECT ${nameColumns} FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.id = ${senderId}::uuid`);
  return named ? nameOf(named) : "";
}

async function isMuted(tx: Transaction, { id, side }: Delivery["conversation"]): Promise<boolean> {
  const [row] = await tx.rows<{ muted: boolean }>(sql`
    SELECT ${columnsOf[side].them}_muted_at IS NOT NULL AS muted FROM conversations WHERE id = ${id}::uuid`);
  return row?.muted === true;
}

async function noticeWriter(
  tx: Transaction,
  about: Delivery,
  unread: UnreadCount,
): Promise<(path: string) => Notice> {
  const { key, count, texts, seconds } = unread;
  const name = await readName(tx, about.senderId);
  return (path) => ({
    userId: about.conversation.otherId,
    type: "message",
    title: messageCopy.notice(name),
    body: texts.at(-1) ?? "",
    href: path,
    mail: (site, reader) =>
      newMessageMail(site, { ...reader, name, texts, earlier: count - texts.length, path }),
    mailAfterSeconds: seconds,
    dedupeKey: key ?? undefined,
  });
}

async function notifyTeam(tx: Transaction, { conversation }: Delivery, notice: TeamNotice): Promise<void> {
  const { id, otherId } = conversation;
  const { permission, write } = notice;
  const team = await readTeamOf(tx, { conversationId: id, userId: otherId, permission });
  for (const userId of team) await notify(tx, { ...write(hrefs.teamInbox(id)), userId, event: undefined });
}

type TeamNotice = { permission: Permission; write: (path: string) => Notice };

/** Notifies the other side of a new message: a push for each, one email once no more have come for a while. */
export async function notifyOfMessage(
  tx: Transaction,
  about: Delivery & { messageId: string },
): Promise<void> {
  const { conversation, messageId } = about;
  const { id, otherId } = conversation;
  const event = { type: "message.received", data: { conversationId: id, messageId } } as const;
  const write = await noticeWriter(tx, about, await readUnread(tx, about));
  if (await isMuted(tx, conversation)) await recordBusinessEvents(tx, [{ userId: otherId, event }]);
  else await notify(tx, { ...write(hrefs.messages(id)), event, renews: true });
  await notifyTeam(tx, about, { permission: "answer", write: (path) => ({ ...write(path), renews: true }) });
}

/** Removes the text of a message that was taken back from notifications, digests, and the unsent email. */
export async function withdrawNotice(tx: Transaction, about: Delivery & { text: string }): Promise<void> {
  const { conversation, text } = about;
  const { id, otherId } = conversation;
  const team = withTeam(sql`${otherId}::uuid`);
  const own = sql`user_id IN (${team}) AND starts_with(dedupe_key, ${noticeKey(id, "")})`;
  const unread = await readUnread(tx, about);
  if (unread.count === 0) {
    await tx.rows(sql`DELETE FROM notifications WHERE ${own} AND read_at IS NULL`);
  }
  const left = unread.texts.at(-1) ?? messageCopy.takenBack;
  await tx.rows(
    sql`UPDATE notifications SET body = left(${left}, 500) WHERE ${own} AND body = left(${text}, 500)`,
  );
  await tx.rows(sql`DELETE FROM digest_items WHERE ${own}`);
  await tx.rows(sql`
    DELETE FROM mails WHERE user_id IN (${team}) AND starts_with(dedupe_key, ${noticeKey(id, "")})
      AND ${isUnsent}`);
  if (unread.count === 0) return;
  const write = await noticeWriter(tx, about, unread);
  if (!(await isMuted(tx, conversation))) await notify(tx, { ...write(hrefs.messages(id)), mailOnly: true });
  await notifyTeam(tx, about, {
    permission: "answer",
    write: (path) => ({ ...write(path), mailOnly: true }),
  });
}

export type StepNotice = { type: NotificationType; key: string; appointment?: Appointment };

/** Notifies the other side of an offer or viewing immediately, even in a muted conversation. */
export async function announceStep(
  tx: Transaction,
  { conversation, senderId, text, notice }: Delivery & { text: string; notice: StepNotice },
): Promise<void> {
  const { id, otherId } = conversation;
  const { type, key, appointment } = notice;
  const name = await readName(tx, senderId);
  const write = (href: string): Notice => ({
    userId: otherId,
    type,
    title: name,
    body: text,
    href,
    mail: (site, reader) => newMessageMail(site, { ...reader, name, texts: [text], path: href }),
    ...(appointment ? { yourTime: yourTimeOf(appointment) } : {}),
    dedupeKey: key,
    event: dealEvent(key, id),
  });
  await notify(tx, write(hrefs.messages(id)));
  await notifyTeam(tx, { conversation, senderId }, { permission: permissionFor(key), write });
}
