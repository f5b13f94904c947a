import type { MailStatus } from "@/components/admin/outbox-list";
import { listMails } from "@/lib/notifications/outbox/outbox.queries";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { readPageOrFirst } from "@/lib/shared/page";
import { writeQuery, type QueryParams } from "@/lib/shared/query-params";
import { cleanInput } from "@/lib/shared/text";

export const statusTabs: readonly { label: string; status: MailStatus | undefined }[] = [
  { label: "All", status: undefined },
  { label: "Waiting", status: "queued" },
  { label: "Sent", status: "sent" },
  { label: "Failed", status: "failed" },
];

type Address = { status?: MailStatus; search?: string; cursor?: string };

export function readOutboxAddress(params: QueryParams): Address {
  const status = statusTabs.find((tab) => tab.status && tab.status === params.status)?.status;
  return { status, search: cleanInput(params.search, 100), cursor: params.cursor };
}

export function outboxHref({ status, search, cursor, mail }: Address & { mail?: string }): string {
  return adminHrefs.outbox(writeQuery({ status, search, cursor, mail }));
}

export function readOutboxPage({ cursor: from, ...query }: Address) {
  return readPageOrFirst(from, (cursor) => listMails({ ...query, cursor, limit: 25 }));
}
