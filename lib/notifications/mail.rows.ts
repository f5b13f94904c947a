import "server-only";
import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { seal } from "@/lib/server/sealed";
import { composeMail, leaseSeconds, sealedMark, type MailContent, type Site } from "./mail.rules";

export function siteOfMail(): Site {
  return { name: env.SITE_NAME, url: env.APP_URL, contactEmail: env.CONTACT_EMAIL };
}

type NewMail = {
  userId: string | null;
  to: string;
  content: MailContent;
  /** The same key is sent once. */
  dedupeKey?: string;
  /** Seconds before the first try, 0 unless said otherwise. */
  delaySeconds?: number;
};

async function lockAway(text: string, secret: boolean): Promise<string> {
  return secret ? `${sealedMark}${await seal(text)}` : text;
}

export type Queued = { id: string };

async function store(tx: Transaction, mail: NewMail, held: boolean): Promise<Queued> {
  const { template, subject, html, text, secret } = composeMail(mail.content, siteOfMail());
  const parts = { html: await lockAway(html, secret), text: await lockAway(text, secret) };
  const id = randomUUID();
  await tx.rows(sql`
    INSERT INTO mails (id, user_id, template, to_address, subject, html, text, dedupe_key, status, attempts,
      created_at, next_attempt_at)
    VALUES (${id}::uuid, ${mail.userId}::uuid, ${template}, ${mail.to}, ${subject}, ${parts.html}, ${parts.text},
      ${mail.dedupeKey ?? null}, ${held ? "sending" : "queued"}::mail_status, ${held ? 1 : 0}, now(),
      now() + make_interval(secs => ${held ? leaseSeconds : (mail.delaySeconds ?? 0)}))
    ON CONFLICT (dedupe_key) DO NOTHING`);
  return { id };
}

/** Puts a message into the outbox, in the transaction of what it tells about; `wakeMail` after the commit sends it. */
export function queueMail(tx: Transaction, mail: NewMail): Promise<Queued> {
  return store(tx, mail, false);
}

/** Like `queueMail`, but the message waits for `tryMail` first. */
export function holdMail(tx: Transaction, mail: NewMail): Promise<Queued> {
  return store(tx, mail, true);
}
