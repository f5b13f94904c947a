import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { OutboxItemDto } from "@/lib/notifications/outbox.contract";
import { formatDate } from "@/lib/shared/dates";

export type MailStatus = OutboxItemDto["status"];

const looks: Record<MailStatus, { name: string; variant: BadgeVariant }> = {
  queued: { name: "Waiting", variant: "waiting" },
  sending: { name: "Being sent", variant: "waiting" },
  sent: { name: "Sent", variant: "trust" },
  failed: { name: "Failed", variant: "harm" },
};

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { name, variant } = looks[status];
  return <Badge variant={variant}>{name}</Badge>;
}

type Props = { mails: readonly OutboxItemDto[]; open: string | null; hrefOf: (id: string) => string };

/** Messages, newest first; the subject opens one. */
export function OutboxList({ mails, open, hrefOf }: Props) {
  return (
    <Table caption="Messages">
      <TableHeader>
        <tr>
          <TableHead className="w-full">Subject</TableHead>
          <TableHead>State</TableHead>
          <TableHead>Created</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {mails.map(({ id, to, subject, status, attempts, lastError, createdAt }) => (
          <TableRow key={id} selected={id === open} className="relative">
            <TableCell className="py-2.5">
              <IntentLink
                href={hrefOf(id)}
                scroll={false}
                aria-current={id === open ? "true" : undefined}
                className="rounded-sm font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {subject}
              </IntentLink>
              <p className="text-muted-foreground wrap-anywhere">To {to}</p>
              {lastError && status !== "sent" ? (
                <p className="text-harm wrap-anywhere">
                  {attempts} {attempts === 1 ? "try" : "tries"}: {lastError}
                </p>
              ) : null}
            </TableCell>
            <TableCell>
              <MailStatusBadge status={status} />
            </TableCell>
            <TableCell className="whitespace-nowrap" label="Created">
              <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
