import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf, containsPattern, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { mailCountCap } from "@/lib/notifications/mail/mail.rules";
import type { MailDto, OutboxItemDto, OutboxQuery } from "./outbox.contract";
import { outboxCopy as copy } from "./outbox.copy";
import { mailColumns, readPart, toOutboxItem, type MailRow } from "./outbox.rows";

/** Private emails are searchable by address only. */
export async function listMails({
  status,
  search,
  limit,
  cursor,
}: OutboxQuery): Promise<Page<OutboxItemDto>> {
  const pattern = search ? containsPattern(search) : null;
  const where = allOf([
    ...(status ? [sql`status = ${status}::mail_status`] : []),
    ...(pattern ? [sql`(to_address ILIKE ${pattern} OR (subject ILIKE ${pattern} AND NOT private))`] : []),
  ]);
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<MailRow>(sql`
      SELECT ${mailColumns} FROM mails WHERE ${where} AND ${after}
      ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(mailCountCap, sql`FROM mails WHERE ${where}`)),
  ]);
  return toPage(
    { found, limit, toItem: toOutboxItem, placeOf: ({ createdAt, id }) => [createdAt, id] },
    counted,
  );
}

/** Hides secret links from admins if a mail server delivers them. */
export async function readMail(id: string): Promise<MailDto> {
  const [row] = await rows<MailRow & { html: string; text: string }>(sql`
    SELECT ${mailColumns}, html, text FROM mails WHERE id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", copy.noMail);
  const { html, text, ...item } = row;
  const [openHtml, openText] = await Promise.all([readPart(html), readPart(text)]);
  const sealed = item.private && openHtml !== null && openText !== null;
  if (sealed) return { ...toOutboxItem(item), sealed, html: null, text: null };
  return { ...toOutboxItem(item), sealed, html: openHtml, text: openText };
}
