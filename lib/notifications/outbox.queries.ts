import "server-only";
import { rows, sql } from "@/lib/server/db";
import { hasMailServer } from "@/lib/server/mail";
import { afterMoment, allOf, containing, countUpTo, type Counted } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { isSealed, openPart } from "./mail.queries";
import { mailCountCap } from "./mail.rules";
import type { MailDto, OutboxItemDto, OutboxQuery } from "./outbox.contract";

type Row = Omit<OutboxItemDto, "createdAt" | "sentAt"> & { createdAt: Date; sentAt: Date | null };

const columns = sql`id, template, to_address AS "to", subject, status, attempts, last_error AS "lastError",
  created_at AS "createdAt", sent_at AS "sentAt"`;

function toItem({ createdAt, sentAt, ...row }: Row): OutboxItemDto {
  return { ...row, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}

/** The outbox, newest first. */
export async function listMails({
  status,
  search,
  limit,
  cursor,
}: OutboxQuery): Promise<Page<OutboxItemDto>> {
  const pattern = search ? containing(search) : null;
  const where = allOf([
    ...(status ? [sql`status = ${status}::mail_status`] : []),
    ...(pattern ? [sql`(to_address ILIKE ${pattern} OR subject ILIKE ${pattern})`] : []),
  ]);
  const after = afterMoment({ columns: sql`created_at, id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM mails WHERE ${where} AND ${after}
      ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}::int`),
    rows<Counted>(countUpTo(mailCountCap, sql`FROM mails WHERE ${where}`)),
  ]);
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}

/** One message; a link that changes an account is for the person it is sent to, not for admins with a mail server. */
export async function readMail(id: string): Promise<MailDto> {
  const [row] = await rows<Row & { html: string; text: string }>(sql`
    SELECT ${columns}, html, text FROM mails WHERE id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", "This message doesn’t exist.");
  const { html, text, ...item } = row;
  if (hasMailServer && isSealed(html)) return { ...toItem(item), html: null, text: null };
  const [openHtml, openText] = await Promise.all([openPart(html), openPart(text)]);
  return { ...toItem(item), html: openHtml, text: openText };
}
