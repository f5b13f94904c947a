import { IntentLink } from "@/components/ui/intent-link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { AuditEntryDto } from "@/lib/audit/contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** What admins did, the newest first, with what each action changed. */
export function AuditList({ entries }: { entries: readonly AuditEntryDto[] }) {
  return (
    <Table caption="Audit log">
      <TableHeader>
        <tr>
          <TableHead>When</TableHead>
          <TableHead>Who</TableHead>
          <TableHead className="w-full">What</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </TableBody>
    </Table>
  );
}

function AuditRow({ entry }: { entry: AuditEntryDto }) {
  const { actor, action, subject, summary, data, changes, createdAt } = entry;
  const facts = Object.entries(data).filter(([, value]) => value !== null && value !== "");
  return (
    <TableRow>
      <TableCell label="When" className="py-2.5 align-top whitespace-nowrap tabular-nums">
        {moment.format(new Date(createdAt))} UTC
      </TableCell>
      <TableCell label="Who" className="py-2.5 align-top">
        {actor.name}
      </TableCell>
      <TableCell className="py-2.5 align-top">
        <div className="grid gap-1.5">
          <p className="font-semibold wrap-anywhere">{summary || action}</p>
          <p className="text-muted-foreground wrap-anywhere">
            {action}
            {subject.id ? (
              <>
                {" · "}
                <IntentLink
                  href={adminHrefs.audit(`thing=${encodeURIComponent(subject.id)}`)}
                  className="rounded-sm underline underline-offset-4"
                >
                  All about this {subject.type}
                </IntentLink>
              </>
            ) : null}
          </p>
          {changes.length > 0 ? (
            <dl className="grid gap-1">
              {changes.map(({ field, before, after }) => (
                <div key={field} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted-foreground">{field}</dt>
                  <dd className="min-w-0 wrap-anywhere">
                    <del className="text-muted-foreground">{before ?? "empty"}</del>
                    <span aria-hidden> → </span>
                    <ins className="font-medium no-underline">{after ?? "empty"}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {facts.map(([name, value]) => (
            <p key={name} className="text-muted-foreground max-w-prose wrap-anywhere">
              {name}: {String(value)}
            </p>
          ))}
        </div>
      </TableCell>
    </TableRow>
  );
}
