import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Pencil } from "@/components/ui/deferred-icons";
import { ListingStatusBadge } from "@/components/vendors/desk/listing-status";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { publicStatuses } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";

function sentenceOf({ status, revision }: OwnListingDto): string {
  if (revision) return "This is the changed version. People still see the live one.";
  if (publicStatuses.includes(status)) return "This is what people see.";
  return "Only you and our team see this page.";
}

type Props = {
  listing: OwnListingDto;
  children?: ReactNode;
};

export function PreviewBanner({ listing, children }: Props) {
  return (
    <div className="bg-muted border-b">
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">Preview</span>
          <ListingStatusBadge status={listing.status} category={listing.category} />
          {sentenceOf(listing)}
        </p>
        <div className="flex items-center gap-2">
          {listing.editing === "closed" ? null : (
            <ButtonLink href={hrefs.editListing(listing.id)} variant="secondary" size="sm">
              <Pencil className="size-4" />
              Back to editing
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
