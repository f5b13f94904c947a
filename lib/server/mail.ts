import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { env } from "./env";

export type OutgoingMail = {
  id: string;
  template: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribe: string | null;
  createdAt: Date;
};

/** In milliseconds; the total must stay below the outbox lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const checkTimeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 };

const host = new URL(env.APP_URL).hostname;

function toMessage({ id, to, subject, html, text, unsubscribe, createdAt }: OutgoingMail) {
  const messageId = `<${id}@${host}>`;
  const headers = {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    ...(unsubscribe
      ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : {}),
  };
  return { from: env.MAIL_FROM, to, subject, html, text, messageId, date: createdAt, headers };
}

function mailFolder(): string {
  return path.join(/* turbopackIgnore: true */ env.DATA_DIR, "mail");
}

async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function writeMail(mail: OutgoingMail): Promise<void> {
  const folder = mailFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stem = `${mail.createdAt.toISOString().replace(/[:.]/g, "-")}-${mail.template}-${mail.id}`;
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    toMessage(mail),
  );
  await writeWhole(path.join(folder, `${stem}.json`), `${JSON.stringify(mail, null, 2)}\n`);
  if (Buffer.isBuffer(message)) await writeWhole(path.join(folder, `${stem}.eml`), message);
}

export const hasMailServer = env.SMTP_URL !== undefined;

export async function deliver(mail: OutgoingMail): Promise<void> {
  if (!env.SMTP_URL) return writeMail(mail);
  const transport = createTransport({ url: env.SMTP_URL, ...timeouts });
  try {
    await transport.sendMail(toMessage(mail));
  } finally {
    transport.close();
  }
}

const checkCacheMs = 60_000;
let goodUntil = 0;

export async function checkMailServer(): Promise<void> {
  if (!env.SMTP_URL || performance.now() < goodUntil) return;
  const transport = createTransport({ url: env.SMTP_URL, ...checkTimeouts });
  try {
    await transport.verify();
    goodUntil = performance.now() + checkCacheMs;
  } finally {
    transport.close();
  }
}
