import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { IssuedLinkDto } from "@/lib/auth/credentials/issued.contract";
import type { LinkState } from "@/lib/auth/credentials/issued.rules";
import { formatDate } from "@/lib/shared/dates";

const looks: Record<LinkState, { name: string; variant: BadgeVariant }> = {
  open: { name: "Not used yet", variant: "waiting" },
  used: { name: "Used", variant: "trust" },
  replaced: { name: "Replaced", variant: "neutral" },
  expired: { name: "Expired", variant: "neutral" },
};

/** Links that admins issued, the newest first. */
export function IssuedLinks({ links }: { links: readonly IssuedLinkDto[] }) {
  return (
    <Table caption="Reset links our team sent">
      <TableHeader>
        <tr>
          <TableHead className="w-full">Person</TableHead>
          <TableHead>Sent by</TableHead>
          <TableHead>Sent</TableHead>
          <TableHead>Status</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {links.map(({ id, person, issuedBy, createdAt, state }) => (
          <TableRow key={id}>
            <TableCell className="py-2.5">
              <span className="font-semibold wrap-anywhere">{person.name}</span>
              <span className="text-muted-foreground wrap-anywhere"> · {person.username}</span>
            </TableCell>
            <TableCell label="Sent by">{issuedBy}</TableCell>
            <TableCell label="Sent" className="whitespace-nowrap">
              <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
            </TableCell>
            <TableCell>
              <Badge variant={looks[state].variant}>{looks[state].name}</Badge>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
