import type { ReactNode } from "react";
import { ListingThumbnail } from "@/components/vendors/desk/listing-thumb";
import { listingStatusNames } from "@/lib/listings/catalog/status.rules";
import type { ListingCaseDto } from "@/lib/listings/moderation/decision.contract";
import { reportReasonNames, type ReportReason, type ReportSubject } from "@/lib/reports/rules";
import { formatShortDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";

export function CasePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </div>
  );
}

export function NoCase({ children }: { children: string }) {
  return <p className="text-muted-foreground">{children}</p>;
}

type ListingsProps = {
  listings: readonly (ListingCaseDto["others"][number] & { note?: string })[];
  none: string;
};

export function CaseListings({ listings, none }: ListingsProps) {
  if (listings.length === 0) return <NoCase>{none}</NoCase>;
  return (
    <ul role="list" className="grid gap-1">
      {listings.map(({ id, title, category, status, image, note }) => (
        <li key={id}>
          <a
            href={hrefs.editListing(id, "view=preview")}
            target="_blank"
            rel="noopener"
            className="hover:bg-accent flex min-h-11 items-center gap-3 rounded-md"
          >
            <ListingThumbnail category={category} src={image} />
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere underline underline-offset-4">{title}</span>
              <span className="text-muted-foreground block wrap-anywhere">
                {[note, listingStatusNames[status]].filter(Boolean).join(" · ")}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const reportStates: Record<ListingCaseDto["reports"][number]["status"], string> = {
  open: "open",
  resolved: "acted on",
  dismissed: "dismissed",
};

type ReportsProps = {
  reports: readonly (Omit<ListingCaseDto["reports"][number], "subject"> & {
    subject: ReportSubject;
    listing?: { id: string; title: string } | null;
  })[];
  none: string;
};

export function CaseReports({ reports, none }: ReportsProps) {
  if (reports.length === 0) return <NoCase>{none}</NoCase>;
  return (
    <ul role="list" className="grid gap-1">
      {reports.map(({ id, subject, reason, text, status, at, listing }) => (
        <li key={id} className="wrap-anywhere">
          {formatShortDate(at)}: {reportReasonNames[reason as ReportReason] ?? reason}, about{" "}
          {listing ? (
            <a
              href={hrefs.editListing(listing.id, "view=preview")}
              target="_blank"
              rel="noopener"
              className="underline underline-offset-4"
            >
              {listing.title}
            </a>
          ) : (
            `${subject === "review" || subject === "message" || subject === "job" ? "a" : "the"} ${subject}`
          )}
          , {reportStates[status]}
          {text ? <span className="text-muted-foreground">. {text}</span> : null}
        </li>
      ))}
    </ul>
  );
}
