import type { MailStatus } from "@/components/admin/outbox-list";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { writeQuery } from "@/lib/shared/query-params";

export const statusTabs: readonly (MailStatus | undefined)[] = [undefined, "queued", "sent", "failed"];

export function readMailStatus(text: string | undefined): MailStatus | undefined {
  return statusTabs.find((status) => status && status === text);
}

type Address = { status?: MailStatus; search?: string; cursor?: string; mail?: string };

export function outboxHref({ status, search, cursor, mail }: Address): string {
  return adminHrefs.outbox(writeQuery({ status, search, cursor, mail }));
}
