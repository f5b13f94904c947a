import "server-only";
import { sql } from "@/lib/server/db";
import { hasMailServer } from "@/lib/server/mail";
import { isSecret, openPart } from "@/lib/notifications/mail/mail.queries";
import type { OutboxItemDto } from "./outbox.contract";
import { privateSubject } from "./outbox.copy";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

export type MailRow = Omit<OutboxItemDto, "createdAt" | "sentAt"> & {
  type: NotificationType | null;
  createdAt: Date;
  sentAt: Date | null;
};

export const mailColumns = sql`id, template, notification_type AS type, to_address AS "to", subject, private, status, attempts,
  last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;

export function toOutboxItem({ type, createdAt, sentAt, ...row }: MailRow): OutboxItemDto {
  return {
    ...row,
    subject: row.private ? privateSubject(type) : row.subject,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export async function readPart(stored: string): Promise<string | null> {
  return hasMailServer && isSecret(stored) ? null : openPart(stored);
}
