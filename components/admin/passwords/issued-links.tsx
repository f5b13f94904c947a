"use client";

import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { RelativeTime } from "@/components/ui/relative-time";
import type { IssuedLinkDto } from "@/lib/auth/credentials/issued.contract";
import type { LinkState } from "@/lib/auth/credentials/issued.rules";
import { formatDate } from "@/lib/shared/dates";

const looks: Record<LinkState, { name: string; variant: BadgeVariant }> = {
  open: { name: "Not used yet", variant: "waiting" },
  used: { name: "Used", variant: "trust" },
  replaced: { name: "Replaced", variant: "neutral" },
  expired: { name: "Expired", variant: "neutral" },
};

const columns: readonly DataColumn<IssuedLinkDto>[] = [
  {
    id: "person",
    title: "Person",
    headClassName: "w-full",
    className: "py-2.5",
    cell: ({ person }) => (
      <>
        <span className="font-semibold wrap-anywhere">{person.name}</span>
        <span className="text-muted-foreground wrap-anywhere"> · {person.username}</span>
      </>
    ),
  },
  { id: "by", title: "Sent by", cell: ({ issuedBy }) => issuedBy },
  {
    id: "sent",
    title: "Sent",
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => <RelativeTime date={createdAt} exact={formatDate(createdAt)} />,
  },
  {
    id: "status",
    title: "Status",
    label: false,
    cell: ({ state }) => <Badge variant={looks[state].variant}>{looks[state].name}</Badge>,
  },
];

export function IssuedLinks({ links }: { links: readonly IssuedLinkDto[] }) {
  return (
    <DataTable
      server
      caption="Reset links our team sent"
      columns={columns}
      rows={links}
      rowId={({ id }) => id}
    />
  );
}
