import type { MailStatus } from "@/components/admin/outbox-list";
import { listMails } from "@/lib/notifications/outbox.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readFrom } from "@/lib/shared/page";
import type { QueryParams } from "@/lib/shared/query-params";

export const statusTabs: readonly { label: string; status: MailStatus | undefined }[] = [
  { label: "All", status: undefined },
  { label: "Waiting", status: "queued" },
  { label: "Sent", status: "sent" },
  { label: "Failed", status: "failed" },
];

type Address = { status?: MailStatus; cursor?: string };

export function readOutboxAddress(params: QueryParams): Address {
  const status = statusTabs.find((tab) => tab.status && tab.status === params.status)?.status;
  return { status, cursor: params.cursor };
}

export function outboxHref({ status, cursor, mail }: Address & { mail?: string }): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (cursor) query.set("cursor", cursor);
  if (mail) query.set("mail", mail);
  return adminHrefs.outbox(String(query));
}

/** A page of messages. */
export function readOutboxPage({ status, cursor: from }: Address) {
  return readFrom(from, (cursor) => listMails({ status, cursor, limit: 25 }));
}
