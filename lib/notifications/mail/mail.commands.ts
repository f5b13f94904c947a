import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { deliver, hasMailServer } from "@/lib/server/mail";
import { enqueue } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { isSecret, openPart } from "./mail.queries";
import type { QueuedMail } from "./mail.rows";
import { inlineTryMs, isDigest, leaseSeconds, retrySeconds } from "./mail.rules";
import { quietColumns, quietEndOf, type QuietColumns } from "@/lib/notifications/preferences/quiet.rows";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

export const mailTask = taskName<Record<string, never>>("mail");

/** Wakes the mail worker. Failures are only logged, because the schedule checks the outbox every minute. */
export async function scheduleMail(delaySeconds = 0): Promise<void> {
  await enqueue(mailTask, {}, { delaySeconds }).catch((error: unknown) => {
    log.warn({ event: "mail_not_scheduled", err: error });
  });
}

type MailRow = {
  id: string;
  userId: string | null;
  template: string;
  type: NotificationType | null;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe: string | null;
  attempts: number;
  createdAt: Date;
};

const columns = sql`id, user_id AS "userId", template, notification_type AS type, to_address AS "to", subject, html, text, unsubscribe, attempts, created_at AS "createdAt"`;

async function markSent(mail: MailRow): Promise<void> {
  const forget = hasMailServer && isSecret(mail.html);
  await rows(sql`
    UPDATE mails SET status = 'sent', sent_at = now(), last_error = NULL,
      html = CASE WHEN ${forget} THEN '' ELSE html END, text = CASE WHEN ${forget} THEN '' ELSE text END,
      unsubscribe = NULL
    WHERE id = ${mail.id}::uuid`);
  log.info({ event: "mail_sent", mail: mail.id, template: mail.template });
}

/** Does nothing if another attempt has begun because this one outlived its lease. */
async function markFailed(mail: MailRow, error: unknown): Promise<void> {
  const pause = retrySeconds[mail.attempts - 1];
  const reason = error instanceof Error ? error.message.slice(0, 1000) : "unknown";
  await rows(sql`
    UPDATE mails SET status = ${pause ? "queued" : "failed"}::mail_status, last_error = ${reason},
      next_attempt_at = now() + make_interval(secs => ${pause ?? 0})
    WHERE id = ${mail.id}::uuid AND status = 'sending' AND attempts = ${mail.attempts}`);
  log.warn({ event: "mail_failed", mail: mail.id, template: mail.template, attempts: mail.attempts, reason });
  if (pause) await scheduleMail(pause);
}

async function attempt(mail: MailRow): Promise<boolean> {
  try {
    const [html, text, unsubscribe] = await Promise.all(
      [mail.html, mail.text, mail.unsubscribe ?? ""].map((part) => openPart(part)),
    );
    if (!html || !text) throw new Error("the message cannot be read with this AUTH_SECRET");
    await deliver({ ...mail, html, text, unsubscribe: unsubscribe ?? null });
  } catch (error) {
    await markFailed(mail, error);
    return false;
  }
  await markSent(mail);
  return true;
}

/**
 * Sends a leased email; false if that takes longer than 2 s. A slow attempt continues and retains the lease, so that
 * the queue doesn't send a second one.
 */
export async function tryMail({ id }: QueuedMail): Promise<boolean> {
  const [mail] = await rows<MailRow>(sql`SELECT ${columns} FROM mails WHERE id = ${id}::uuid`);
  if (!mail) return false;
  const trying = attempt(mail).catch((error: unknown) => {
    log.error({ event: "mail_attempt_failed", mail: id, err: error });
    return false;
  });
  return Promise.race([trying, delay(inlineTryMs, false, { ref: false })]);
}

/** Returns the email to the queue as if it hadn't been tried. */
async function holdUntil(end: Date, { id, template }: MailRow): Promise<void> {
  await rows(sql`
    UPDATE mails SET status = 'queued', attempts = attempts - 1, next_attempt_at = ${end}::timestamptz
    WHERE id = ${id}::uuid AND status = 'sending'`);
  log.info({ event: "mail_held", mail: id, template });
}

/**
 * Applies the recipient's current address and preferences; null if they have since unsubscribed or closed the account,
 * or during their quiet hours. Emails about the account itself have no type and are always sent.
 * Notifications quote other people and go only to confirmed addresses; a vendor decision contains only an admin's text.
 */
async function applyPreferences(mail: MailRow): Promise<MailRow | null> {
  const { id, userId, type, template } = mail;
  if (!userId || (type === null && !isDigest(template))) return mail;
  const choice = sql`SELECT FROM notification_preferences p WHERE p.user_id = u.id`;
  const [person] = await rows<{ email: string } & QuietColumns>(sql`
    SELECT u.email::text AS email, ${quietColumns} FROM users u
    WHERE u.id = ${userId}::uuid AND u.status = 'active'
      AND (u.email_verified_at IS NOT NULL OR ${type}::text = 'vendor_decision') AND CASE
      WHEN ${type}::notification_type IS NULL THEN EXISTS (${choice} AND p.email AND p.frequency <> 'instant')
      ELSE NOT EXISTS (${choice} AND p.type = ${type}::notification_type AND NOT p.email) END`);
  if (!person) {
    await rows(sql`DELETE FROM mails WHERE id = ${id}::uuid`);
    log.info({ event: "mail_skipped", mail: id, template });
    return null;
  }
  const end = quietEndOf(person);
  if (end) {
    await holdUntil(end, mail);
    return null;
  }
  const { email: to } = person;
  if (to !== mail.to) await rows(sql`UPDATE mails SET to_address = ${to} WHERE id = ${id}::uuid`);
  return { ...mail, to };
}

export async function sendDueMail(): Promise<void> {
  for (;;) {
    const [mail] = await rows<MailRow>(sql`
      UPDATE mails SET status = 'sending', attempts = attempts + 1,
        next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
      WHERE id = (
        SELECT id FROM mails WHERE status IN ('queued', 'sending') AND next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING ${columns}`);
    if (!mail) return;
    const deliverable = await applyPreferences(mail);
    if (deliverable) await attempt(deliverable);
  }
}
