import "server-only";
import { recordEvents } from "@/lib/events/rows";
import { sql, type Transaction } from "@/lib/server/db";
import { queueMail, siteOfMail } from "./mail.rows";
import type { MailContent, Site } from "./mail.rules";
import type { NotificationType } from "./preferences.rules";

type Notice = {
  /** Who is told. */
  userId: string;
  /** What the person may have switched off, on the site or by mail. */
  type: NotificationType;
  /** Cut at 200 characters, the body at 500. */
  title: string;
  body: string;
  /** A path on this site. */
  href: string;
  /** Without it nothing is mailed. */
  mail?: (site: Site, person: { firstName: string }) => MailContent;
  /** Seconds that the mail waits, 0 unless said otherwise: what is settled until then is not mailed. */
  mailAfterSeconds?: number;
  /** Names what happened, in at most 160 characters; the same key reaches the same person once. */
  dedupeKey?: string;
};

type Person = { firstName: string; email: string; wantsSite: boolean; wantsEmail: boolean };

/**
 * Tells a person on the site and by mail, as they chose, in the transaction of what happened; an account that is not
 * active is told nothing. `wakeMail` after the commit sends the mail.
 */
export async function notify(tx: Transaction, notice: Notice): Promise<void> {
  const { userId, type, title, body, href, mail, mailAfterSeconds: delaySeconds, dedupeKey } = notice;
  const [person] = await tx.rows<Person>(sql`
    SELECT u.first_name AS "firstName", u.email::text AS email, coalesce(p.site, true) AS "wantsSite",
      coalesce(p.email, true) AS "wantsEmail"
    FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = ${type}::notification_type
    WHERE u.id = ${userId}::uuid AND u.status = 'active'`);
  if (!person) return;
  const { firstName, email, wantsSite, wantsEmail } = person;
  if (mail && wantsEmail) {
    const content = mail(siteOfMail(), { firstName });
    const key = dedupeKey && `${dedupeKey}:${userId}`;
    await queueMail(tx, { userId, to: email, content, dedupeKey: key, delaySeconds });
  }
  if (!wantsSite) return;
  const [made] = await tx.notification.createManyAndReturn({
    data: [{ userId, type, title: title.slice(0, 200), body: body.slice(0, 500), href, dedupeKey }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (made) recordEvents(tx, [userId], { topic: "notification", subjectId: made.id });
}

/** Counts notices as read, by their keys, because the person has seen what they are about; mails of them are not sent. */
export async function settleNotices(tx: Transaction, userId: string, keys: readonly string[]): Promise<void> {
  const read = await tx.rows<{ id: string }>(sql`
    UPDATE notifications SET read_at = now()
    WHERE user_id = ${userId}::uuid AND dedupe_key = ANY(${[...keys]}) AND read_at IS NULL RETURNING id`);
  for (const { id } of read) recordEvents(tx, [userId], { topic: "notification", subjectId: id });
  await tx.rows(sql`
    DELETE FROM mails WHERE dedupe_key = ANY(${keys.map((key) => `${key}:${userId}`)})
      AND status = 'queued' AND attempts = 0`);
}
