import "server-only";
import { randomUUID } from "node:crypto";
import { sql, type Reader, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { encrypt } from "@/lib/server/encryption";
import { readSite } from "@/lib/server/site";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";
import { composeMail } from "./composition.rules";
import {
  isPrivateMail,
  leaseSeconds,
  privateMark,
  secretMark,
  type MailContent,
  type Site,
} from "./mail.rules";

export async function siteOfMail(reader: Reader): Promise<Site> {
  return { ...(await readSite(reader)), url: env.APP_URL };
}

export type NewMail = {
  userId: string | null;
  to: string;
  content: MailContent;
  type?: NotificationType;
  unsubscribe?: string;
  dedupeKey?: string;
  delaySeconds?: number;
};

type Mark = typeof secretMark | typeof privateMark | null;

export async function lockAway(text: string, mark: Mark): Promise<string> {
  return mark ? `${mark}${await encrypt(text)}` : text;
}

/** True for mails that wait for their first or another attempt, also after the death of the worker that began one. */
export const isUnsent = sql`(status = 'queued' OR (status = 'sending' AND next_attempt_at <= now()))`;

export type QueuedMail = { id: string };

async function toRow(
  site: Site,
  { userId, to, content, type, unsubscribe, dedupeKey, delaySeconds = 0 }: NewMail,
) {
  const { secret, ...mail } = composeMail(content, site);
  const isPrivate = isPrivateMail(mail.template, type ?? null);
  const mark = secret ? secretMark : isPrivate ? privateMark : null;
  return {
    ...mail,
    id: randomUUID(),
    userId,
    to,
    type: type ?? null,
    private: isPrivate,
    html: await lockAway(mail.html, mark),
    text: await lockAway(mail.text, mark),
    unsubscribe: unsubscribe ? await lockAway(unsubscribe, secretMark) : null,
    dedupeKey: dedupeKey ?? null,
    delaySeconds,
  };
}

async function store(tx: Transaction, mails: readonly NewMail[], deferred: boolean): Promise<QueuedMail[]> {
  const site = await siteOfMail(tx);
  const made = await Promise.all(mails.map((mail) => toRow(site, mail)));
  await tx.rows(sql`
    INSERT INTO mails (id, user_id, template, notification_type, to_address, subject, private, html, text, unsubscribe, dedupe_key, status, attempts,
      created_at, next_attempt_at)
    SELECT m.id, m."userId", m.template, m.type, m."to", m.subject, m.private, m.html, m.text, m.unsubscribe, m."dedupeKey",
      ${deferred ? "sending" : "queued"}::mail_status, ${deferred ? 1 : 0}, now(),
      now() + make_interval(secs => CASE WHEN ${deferred} THEN ${leaseSeconds} ELSE m."delaySeconds" END)
    FROM jsonb_to_recordset(${JSON.stringify(made)}::jsonb) AS m (id uuid, "userId" uuid, template text,
      type notification_type, "to" text, subject text, private boolean, html text, text text, unsubscribe text, "dedupeKey" text, "delaySeconds" int)
    ON CONFLICT (dedupe_key) DO NOTHING`);
  return made.map(({ id }) => ({ id }));
}

/** Adds an email to the outbox in the caller's transaction; call `scheduleMail` after the commit. */
export async function queueMail(tx: Transaction, mail: NewMail): Promise<void> {
  await queueMails(tx, [mail]);
}

export async function queueMails(tx: Transaction, mails: readonly NewMail[]): Promise<void> {
  if (mails.length > 0) await store(tx, mails, false);
}

/** Like `queueMail`, but leases the email for an immediate `tryMail`. */
export async function deferMail(tx: Transaction, mail: NewMail): Promise<QueuedMail> {
  const [deferred] = await store(tx, [mail], true);
  return deferred!;
}
