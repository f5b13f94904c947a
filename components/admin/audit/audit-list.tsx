"use client";

import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import type { AuditEntryDto } from "@/lib/audit/contract";
import { adminHrefs } from "@/lib/shared/admin-hrefs";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

function formatValue(value: string | null): string {
  if (value === null) return "empty";
  return isoMoment.test(value) ? `${moment.format(new Date(value))} UTC` : value;
}

const columns: readonly DataColumn<AuditEntryDto>[] = [
  {
    id: "when",
    title: "When",
    className: "py-2.5 align-top whitespace-nowrap tabular-nums",
    cell: ({ createdAt }) => `${moment.format(new Date(createdAt))} UTC`,
  },
  {
    id: "who",
    title: "Who",
    className: "py-2.5 align-top wrap-anywhere md:min-w-36",
    cell: ({ actor }) => actor.name,
  },
  {
    id: "what",
    title: "What",
    label: false,
    headClassName: "w-full",
    className: "py-2.5 align-top",
    cell: (entry) => <Action entry={entry} />,
  },
];

export function AuditList({ entries }: { entries: readonly AuditEntryDto[] }) {
  return (
    <DataTable server caption="Audit log" columns={columns} rows={entries} rowId={(entry) => entry.id} />
  );
}

/** Replaces stored types that admins wouldn't recognize. */
const subjectNames: Record<string, string | undefined> = {
  "held-message": "held message",
  mail: "email",
  synonyms: "group of synonyms",
};

function Action({ entry }: { entry: AuditEntryDto }) {
  const { action, subject, summary, data, changes } = entry;
  const facts = Object.entries(data).filter(([, value]) => value !== null && value !== "");
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold wrap-anywhere">{summary || action}</p>
      <p className="text-muted-foreground wrap-anywhere">
        {action}
        {subject.id ? (
          <>
            {" · "}
            <IntentLink
              href={adminHrefs.audit(`thing=${encodeURIComponent(subject.id)}`)}
              className="tap-target rounded-sm underline underline-offset-4"
            >
              All about this {subjectNames[subject.type] ?? subject.type}
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
                <del className="text-muted-foreground">{formatValue(before)}</del>
                <span aria-hidden> → </span>
                <ins className="font-medium no-underline">{formatValue(after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {facts.map(([name, value]) => (
        <p key={name} className="text-muted-foreground max-w-prose wrap-anywhere">
          {name}: {formatValue(String(value))}
        </p>
      ))}
    </div>
  );
}
