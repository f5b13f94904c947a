import { ReportButton } from "@/components/reports/report-button";
import { BadgeCheck, ExternalLink } from "@/components/ui/deferred-icons";
import { Prose } from "@/components/ui/prose";
import { formatDate } from "@/lib/shared/dates";
import type { VendorProfileDto } from "@/lib/vendors/contract";
import { OpeningHours } from "./opening-hours";
import { VisitorPart } from "./visitor-part";

export function VendorAbout({ vendor }: { vendor: VendorProfileDto }) {
  const { id, about, businessName, hours, website, verifiedAt } = vendor;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <div className="grid content-start gap-4">
        {about.trim() ? (
          <Prose text={about} />
        ) : (
          <p className="text-muted-foreground">{businessName} hasn’t added anything here yet.</p>
        )}
        {verifiedAt ? (
          <p className="flex gap-2">
            <BadgeCheck className="text-trust mt-0.5 size-5" />
            <span>
              Verified on {formatDate(verifiedAt)}: our team confirmed the email address, called the phone
              number and saw a business document.
            </span>
          </p>
        ) : null}
        {website ? (
          <p>
            <a
              href={website}
              target="_blank"
              rel="noopener nofollow"
              className="text-primary tap-target inline-flex items-center gap-2 rounded-sm font-semibold wrap-anywhere underline-offset-4 hover:underline"
            >
              {website.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}
              <ExternalLink label="opens a new tab" className="size-4" />
            </a>
          </p>
        ) : null}
        <VisitorPart vendorId={id}>
          <ReportButton
            reported={{ subject: "vendor", subjectId: id, name: businessName }}
            className="tap-target text-muted-foreground justify-self-start rounded-sm text-sm underline underline-offset-4"
          >
            Report this vendor
          </ReportButton>
        </VisitorPart>
      </div>
      <OpeningHours hours={hours} />
    </div>
  );
}
