import "server-only";
import type { MailDto } from "@/lib/notifications/outbox/outbox.contract";
import { outboxCopy as copy } from "@/lib/notifications/outbox/outbox.copy";
import { mailColumns, readPart, toOutboxItem, type MailRow } from "@/lib/notifications/outbox/outbox.rows";
import { sql, transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { recordAudit } from "./rows";

type OpenRequest = { admin: Viewer; id: string; reason: string; headers: Headers };

export function openMail({ admin, id, reason, headers }: OpenRequest): Promise<MailDto> {
  return transaction(async (tx) => {
    const [row] = await tx.rows<MailRow & { html: string; text: string }>(sql`
      SELECT ${mailColumns}, html, text FROM mails WHERE id = ${id}::uuid`);
    if (!row) throw new AppError("not_found", copy.noMail);
    const { html, text, subject, ...item } = row;
    if (!item.private) throw new AppError("conflict", copy.notPrivate);
    const shown = toOutboxItem({ ...item, subject });
    await recordAudit(tx, {
      actor: admin,
      action: "mail.open",
      subjectType: "mail",
      subjectId: id,
      summary: `A private email was opened: ${reason}`,
      data: { kind: shown.subject, reason },
      state: null,
      headers,
    });
    const [openHtml, openText] = await Promise.all([readPart(html), readPart(text)]);
    return { ...shown, subject, sealed: false, html: openHtml, text: openText };
  });
}
