import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { DataColumn } from "@/components/ui/data-table";
import { IntentLink } from "@/components/ui/intent-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ReportedThingDto } from "@/lib/reports/moderation.contract";
import { reportWords } from "@/lib/reports/moderation.copy";
import { reportReasonNames, type ReportSubject } from "@/lib/reports/rules";
import { adminHrefs } from "@/lib/shared/admin-hrefs";
import { formatDate } from "@/lib/shared/dates";

const names: Record<ReportSubject, string> = {
  listing: "Listing",
  review: "Review",
  message: "Message",
  job: "Job",
  vendor: "Vendor",
};

export function nameOfReported({ title, subject }: ReportedThingDto): string {
  return title ?? `A deleted ${reportWords[subject].thing}`;
}

export const reportColumns: readonly DataColumn<ReportedThingDto>[] = [
  {
    id: "reports",
    title: "Reports",
    className: "py-3 align-top",
    cell: ({ count, reasons }) => (
      <>
        <span className="font-semibold tabular-nums">{count}</span>
        <span className="sr-only">: {reasons.map((reason) => reportReasonNames[reason]).join(", ")}</span>
      </>
    ),
  },
  {
    id: "waiting",
    title: "First reported",
    className: "py-3 align-top whitespace-nowrap",
    cell: ({ waitingSince }) => <RelativeTime date={waitingSince} exact={formatDate(waitingSince)} />,
  },
];

export function subjectColumn(onRead: (thing: ReportedThingDto) => void): DataColumn<ReportedThingDto> {
  return {
    id: "reported",
    title: "Item",
    headClassName: "w-full",
    className: "py-3 align-top",
    cell: (thing) => <ReportedThing thing={thing} onRead={() => onRead(thing)} />,
  };
}

function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <IntentLink
      href={adminHrefs.person(id)}
      className="text-muted-foreground tap-target rounded-sm wrap-anywhere underline underline-offset-4"
    >
      {name}
    </IntentLink>
  );
}

type Props = { thing: ReportedThingDto; onRead: () => void };

function ReportedThing({ thing, onRead }: Props) {
  const { subject, title, text, owner, ownerId, href, up, count, reports } = thing;
  const name = nameOfReported(thing);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge>{names[subject]}</Badge>
        {href ? (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="tap-target font-semibold wrap-anywhere underline"
          >
            {name}
          </a>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        {owner && ownerId ? <PersonLink id={ownerId} name={owner} /> : null}
        {up ? null : <Badge variant="harm">Already removed</Badge>}
      </p>
      {text ? <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p> : null}
      <ul role="list" className="grid gap-1.5">
        {reports.map(({ id, reason, text: reportText, reporter, reporterId }) => (
          <li key={id} className="border-l-2 pl-3 wrap-anywhere">
            <span className="font-medium">{reportReasonNames[reason]}</span>
            <span className="text-muted-foreground">
              {" "}
              · <PersonLink id={reporterId} name={reporter} />
            </span>
            {reportText ? <span className="block max-w-prose whitespace-pre-line">{reportText}</span> : null}
          </li>
        ))}
      </ul>
      {count > reports.length ? (
        <p className="text-muted-foreground">{`${count - reports.length} more`}</p>
      ) : null}
      {subject === "message" && title ? (
        <p>
          <Button size="sm" variant="secondary" onClick={onRead}>
            Read conversation
          </Button>
        </p>
      ) : null}
    </div>
  );
}
