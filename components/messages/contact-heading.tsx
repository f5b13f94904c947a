import { ListingPicture } from "@/components/listings/listing-picture";
import { Price } from "@/components/ui/price";
import { VendorLogo } from "@/components/vendors/vendor-logo";
import { VerifiedBadge } from "@/components/vendors/verified-badge";
import { perPeriod } from "@/lib/listings/offer/price-period.rules";
import { formatReplyTime } from "@/lib/vendors/rules";
import type { ContactSubject } from "./contact-subject";

export function ContactHeading({ subject: { vendor, listing } }: { subject: ContactSubject }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1">
      <div className="flex items-center gap-3">
        <VendorLogo vendor={vendor} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg leading-snug font-semibold wrap-anywhere">
            {vendor.businessName}
            {vendor.verified ? <VerifiedBadge className="tracking-normal" /> : null}
          </h2>
          {vendor.medianReplySeconds === null || vendor.holidayUntil ? null : (
            <p className="text-muted-foreground text-sm">{formatReplyTime(vendor.medianReplySeconds)}</p>
          )}
        </div>
      </div>
      {listing ? (
        <div className="bg-muted flex items-center gap-3 rounded-md p-2">
          <ListingPicture
            category={listing.category}
            src={listing.picture}
            sizes="64px"
            className="w-16! shrink-0 rounded-sm!"
          />
          <div className="min-w-0">
            <p className="truncate text-sm font-medium">{listing.title}</p>
            <Price amount={listing.price} unit={perPeriod(listing.per)} className="text-sm" />
          </div>
        </div>
      ) : null}
    </div>
  );
}
