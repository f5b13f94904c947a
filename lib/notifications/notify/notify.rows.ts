import "server-only";
import { recordBusinessEvents } from "@/lib/events/business.rows";
import { recordEvents } from "@/lib/events/rows";
import { sql, type Transaction } from "@/lib/server/db";
import { newToken } from "@/lib/server/one-time";
import type { Sql } from "@/lib/server/sql";
import { mailHrefs } from "@/lib/shared/mail-hrefs";
import { truncate } from "@/lib/shared/text";
import { undoPeriodOf, insertDeferred } from "./deferred.rows";
import { isUnsent, queueMails, siteOfMail, type NewMail } from "@/lib/notifications/mail/mail.rows";
import type { Notice } from "./notice.rules";
import { queuePushes } from "@/lib/notifications/push/push.rows";
import {
  hasOwnFrequency,
  type MailFrequency,
  type NotificationType,
} from "@/lib/notifications/preferences/preferences.rules";

const maxTitle = 200;
const maxBody = 500;

type Person = {
  place: number;
  /** Start of the transaction, at or before all of its messages. */
  at: Date;
  firstName: string;
  email: string;
  timeZone: string | null;
  confirmed: boolean;
  wantsSite: boolean;
  wantsEmail: boolean;
  frequency: MailFrequency;
};

type Recipient = Person & { notice: Notice; yourTime: string | null };

/**
 * Notifies an active user on the site and by email according to their preferences, in the caller's transaction; delayed
 * after `deferNotices`. Call `wakeMail` after the commit.
 */
export function notify(tx: Transaction, notice: Notice): Promise<void> {
  return notifyEach(tx, [notice]);
}

export async function notifyEach(tx: Transaction, notices: readonly Notice[]): Promise<void> {
  const holder = undoPeriodOf(tx);
  if (holder) return insertDeferred(tx, holder, notices);
  const people = await tx.rows<Person>(sql`
    SELECT n.place::int - 1 AS place, now() AS at, u.first_name AS "firstName", u.email::text AS email,
      u.time_zone AS "timeZone", u.email_verified_at IS NOT NULL AS confirmed, coalesce(p.site, true) AS "wantsSite",
      coalesce(p.email, true) AS "wantsEmail", coalesce(p.frequency, 'instant') AS frequency
    FROM unnest(${notices.map(({ userId }) => userId)}::uuid[], ${notices.map(({ type }) => type)}::text[])
        WITH ORDINALITY AS n (user_id, type, place)
      JOIN users u ON u.id = n.user_id AND u.status = 'active'
      LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.type = n.type::notification_type
    ORDER BY n.place`);
  const recipients = people.map((person): Recipient => {
    const notice = notices[person.place]!;
    return { ...person, notice, yourTime: (person.timeZone && notice.yourTime?.(person.timeZone)) || null };
  });
  await recordBusinessEvents(
    tx,
    recipients.flatMap(({ notice: { userId, event } }) => (event ? [{ userId, event }] : [])),
  );
  for (const { notice } of recipients) {
    const { userId, dedupeKey, renews, mailOnly } = notice;
    if (dedupeKey && (renews || mailOnly)) await deleteUnsent(tx, userId, [dedupeKey]);
  }
  const mailed = recipients.filter(({ wantsEmail, notice }) => wantsEmail && notice.mail);
  const isGathered = ({ frequency, notice }: (typeof recipients)[number]) =>
    frequency !== "instant" && !hasOwnFrequency(notice.type) && !notice.isUrgent;
  await mailEach(
    tx,
    mailed.filter((person) => !isGathered(person) && (person.confirmed || !person.notice.isAlert)),
  );
  await gatherEach(tx, mailed.filter(isGathered));
  await showEach(
    tx,
    recipients.filter(({ wantsSite, notice }) => wantsSite && !notice.mailOnly),
  );
}

async function renewEach(tx: Transaction, recipients: readonly Recipient[]) {
  const renewed = recipients.flatMap(({ at, notice: { renews, userId, title, body, dedupeKey } }) =>
    renews
      ? [{ at, userId, title: truncate(title, maxTitle), body: truncate(body, maxBody), dedupeKey }]
      : [],
  );
  if (renewed.length === 0) return [];
  return tx.rows<{ id: string; userId: string }>(sql`
    UPDATE notifications n SET title = r.title, body = r.body, created_at = r.at, read_at = NULL
    FROM jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb)
      AS r (at timestamptz, "userId" uuid, title text, body text, "dedupeKey" text)
    WHERE n.user_id = r."userId" AND n.dedupe_key = r."dedupeKey" RETURNING n.id::text, n.user_id::text AS "userId"`);
}

async function showEach(tx: Transaction, shown: readonly Recipient[]): Promise<void> {
  if (shown.length === 0) return;
  const renewed = await renewEach(tx, shown);
  const created = await tx.notification.createManyAndReturn({
    data: shown.map(({ at, notice: { userId, type, title, body, href, dedupeKey } }) => ({
      userId,
      createdAt: at,
      type,
      title: truncate(title, maxTitle),
      body: truncate(body, maxBody),
      href,
      dedupeKey,
    })),
    skipDuplicates: true,
    select: { id: true, userId: true },
  });
  const made = [...renewed, ...created];
  for (const { id, userId } of made) recordEvents(tx, [userId], { topic: "notification", subjectId: id });
  await queuePushes(
    tx,
    made.map(({ id }) => id),
  );
}

function withYourTime(text: string, yourTime: string | null): string {
  return yourTime ? `${text} ${yourTime}` : text;
}

async function gatherEach(tx: Transaction, recipients: readonly Recipient[]): Promise<void> {
  if (recipients.length === 0) return;
  await tx.digestItem.createMany({
    data: recipients.map(
      ({ at, frequency, yourTime, notice: { userId, type, title, body, href, dedupeKey } }) => ({
        userId,
        createdAt: at,
        type,
        frequency,
        title: truncate(title, maxTitle),
        body: truncate(withYourTime(body, yourTime), maxBody),
        href,
        dedupeKey,
      }),
    ),
    skipDuplicates: true,
  });
}

async function mailEach(tx: Transaction, recipients: readonly Recipient[]): Promise<void> {
  const tokens: { hash: string; userId: string; type: NotificationType }[] = [];
  const site = await siteOfMail(tx);
  const mails = recipients.flatMap(({ firstName, yourTime, email, notice }): NewMail[] => {
    const { userId, type, mail, isAlert, isReminder, dedupeKey, mailAfterSeconds: delaySeconds } = notice;
    if (!mail) return [];
    const made = { userId, type, to: email, delaySeconds, dedupeKey: dedupeKey && `${dedupeKey}:${userId}` };
    const content = mail(site, { firstName, yourTime });
    if (!isAlert && !isReminder) return [{ ...made, content }];
    const { token, hash } = newToken();
    tokens.push({ hash, userId, type });
    const unsubscribeHref = `${site.url}${mailHrefs.unsubscribe(token)}`;
    return [
      {
        ...made,
        content: { ...content, unsubscribeHref },
        unsubscribe: `${site.url}/api/unsubscribe/${token}`,
      },
    ];
  });
  await queueMails(tx, mails);
  if (tokens.length > 0) await tx.unsubscribeToken.createMany({ data: tokens });
}

/** Ids of the user and of the members of the business that the user owns, who share its notices. */
export function withTeam(user: Sql): Sql {
  return sql`SELECT ${user} AS id UNION SELECT m.user_id FROM vendors v JOIN members m ON m.vendor_id = v.id
    WHERE v.user_id = ${user}`;
}

type Subjects = {
  userId: string;
  /** Dedupe key prefixes such as 'offer:<id>'. */
  subjects: readonly string[];
  until?: Date | null;
};

/**
 * Marks notifications about these subjects as read, also those of the user's team, and removes them from pending
 * digests. Individual emails are still sent.
 */
export async function dismissSubjects(tx: Transaction, about: Subjects): Promise<void> {
  const { userId, subjects, until = null } = about;
  if (subjects.length === 0) return;
  // Timestamps are rounded to milliseconds, hence the tolerance.
  const meant = sql`user_id IN (${withTeam(sql`${userId}::uuid`)})
    AND split_part(dedupe_key, ':', 1) || ':' || split_part(dedupe_key, ':', 2) = ANY (${[...subjects]}::text[])
    AND (${until}::timestamptz IS NULL OR created_at <= ${until}::timestamptz + interval '1 millisecond')`;
  const read = await tx.rows<ReadNotice>(sql`
    UPDATE notifications SET read_at = now() WHERE ${meant} AND read_at IS NULL
    RETURNING id, user_id::text AS "readerId"`);
  for (const { id, readerId } of read) recordEvents(tx, [readerId], { topic: "notification", subjectId: id });
  await tx.rows(sql`DELETE FROM digest_items WHERE ${meant}`);
}

type ReadNotice = { id: string; readerId: string };

/** Marks notices of the user and their team as read by key and deletes their unsent emails and digest items. */
export async function dismissNotices(
  tx: Transaction,
  userId: string,
  keys: readonly string[],
): Promise<void> {
  const read = await tx.rows<ReadNotice>(sql`
    UPDATE notifications SET read_at = now()
    WHERE user_id IN (${withTeam(sql`${userId}::uuid`)}) AND dedupe_key = ANY(${[...keys]}) AND read_at IS NULL
    RETURNING id, user_id::text AS "readerId"`);
  for (const { id, readerId } of read) recordEvents(tx, [readerId], { topic: "notification", subjectId: id });
  await deleteUnsentOf(tx, withTeam(sql`${userId}::uuid`), keys);
}

export function deleteUnsent(tx: Transaction, userId: string, keys: readonly string[]): Promise<void> {
  return deleteUnsentOf(tx, sql`SELECT ${userId}::uuid AS id`, keys);
}

async function deleteUnsentOf(tx: Transaction, people: Sql, keys: readonly string[]): Promise<void> {
  await tx.rows(sql`
    DELETE FROM mails WHERE dedupe_key IN (
        SELECT k.key || ':' || p.id FROM unnest(${[...keys]}::text[]) AS k (key), (${people}) p)
      AND ${isUnsent}`);
  await tx.rows(sql`
    DELETE FROM digest_items WHERE user_id IN (${people}) AND dedupe_key = ANY(${[...keys]})`);
}
