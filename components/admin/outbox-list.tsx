"use client";

import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import { Lock } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import type { OutboxItemDto } from "@/lib/notifications/outbox/outbox.contract";
import { mailStatusName } from "@/lib/notifications/outbox/outbox.copy";
import { formatDate } from "@/lib/shared/dates";

export type MailStatus = OutboxItemDto["status"];

const variants: Record<MailStatus, BadgeVariant> = {
  queued: "waiting",
  sending: "waiting",
  sent: "trust",
  failed: "harm",
};

export function MailStatusBadge({ status, delivers }: { status: MailStatus; delivers: boolean }) {
  return <Badge variant={variants[status]}>{mailStatusName(status, delivers)}</Badge>;
}

type Mail = OutboxItemDto & { href: string };
type Row = Mail & { current: boolean; delivers: boolean };

const columns: readonly DataColumn<Row>[] = [
  {
    id: "subject",
    title: "Subject",
    headClassName: "md:w-3/5",
    className: "py-2.5",
    cell: ({ to, subject, status, attempts, lastError, href, current, private: isPrivate }) => (
      <>
        <IntentLink
          href={href}
          scroll={false}
          aria-current={current ? "true" : undefined}
          className="rounded-sm font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {subject}
          {isPrivate ? (
            <>
              <Lock className="text-muted-foreground ml-1.5 inline size-4 align-[-2px]" />
              <span className="sr-only">, private</span>
            </>
          ) : null}
        </IntentLink>
        <p className="text-muted-foreground wrap-anywhere">To {to}</p>
        {lastError && status !== "sent" ? (
          <p className="text-harm wrap-anywhere">
            {attempts} {attempts === 1 ? "try" : "tries"}: {lastError}
          </p>
        ) : null}
      </>
    ),
  },
  {
    id: "state",
    title: "Status",
    label: false,
    cell: ({ status, delivers }) => <MailStatusBadge status={status} delivers={delivers} />,
  },
  {
    id: "created",
    title: "Created",
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => <RelativeTime date={createdAt} exact={formatDate(createdAt)} />,
  },
];

type Props = {
  mails: readonly Mail[];
  open: string | null;
  delivers: boolean;
};

export function OutboxList({ mails, open, delivers }: Props) {
  return (
    <DataTable
      server
      caption="Emails"
      columns={columns}
      rows={mails.map((mail) => ({ ...mail, current: mail.id === open, delivers }))}
      rowId={({ id }) => id}
      rowProps={({ current }) => ({ className: "relative", selected: current })}
    />
  );
}
