import { textOf, type PageParams } from "@/app/(public)/_results/read-results";
import type { MailStatus } from "@/components/admin/outbox-list";
import { listMails } from "@/lib/notifications/outbox/queries";
import { AppError } from "@/lib/shared/app-error";
import { hrefs } from "@/lib/shared/hrefs";

export const statusTabs: readonly { label: string; status: MailStatus | undefined }[] = [
  { label: "All", status: undefined },
  { label: "Waiting", status: "queued" },
  { label: "Sent", status: "sent" },
  { label: "Failed", status: "failed" },
];

type Address = { status?: MailStatus; cursor?: string };

export function readOutboxAddress(params: Awaited<PageParams>): Address {
  const status = statusTabs.find((tab) => tab.status && tab.status === textOf(params.status))?.status;
  return { status, cursor: textOf(params.cursor) || undefined };
}

export function outboxHref({ status, cursor, mail }: Address & { mail?: string }): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (cursor) query.set("cursor", cursor);
  if (mail) query.set("mail", mail);
  return hrefs.adminOutbox(String(query));
}

/** A page of messages; a cursor that is no longer good starts from the front. */
export async function readOutboxPage({ status, cursor }: Address) {
  try {
    return await listMails({ status, cursor, limit: 25 });
  } catch (error) {
    if (error instanceof AppError && error.code === "bad_request") return listMails({ status, limit: 25 });
    throw error;
  }
}
