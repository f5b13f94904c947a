import { ReportButton } from "@/components/reports/report-button";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { hrefs } from "@/lib/shared/hrefs";

type Props = { listing: Pick<ListingDetailDto, "id" | "title">; contactEmail: string };

export function ReportLine({ listing, contactEmail }: Props) {
  const subject = encodeURIComponent(`Report: ${listing.title}`);
  const body = encodeURIComponent(`What’s wrong with ${hrefs.listing(listing.id)}?\n\n`);
  return (
    <p
      data-print="no"
      className="text-muted-foreground flex flex-wrap items-center gap-x-2 border-t pt-6 text-sm"
    >
      Something wrong here?
      <ReportButton
        reported={{ subject: "listing", subjectId: listing.id, name: "this listing" }}
        href={`mailto:${contactEmail}?subject=${subject}&body=${body}`}
        className="tap-target text-foreground rounded-sm underline underline-offset-4"
      >
        Report this listing
      </ReportButton>
    </p>
  );
}
