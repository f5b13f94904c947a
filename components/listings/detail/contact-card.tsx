import { ContactLink } from "@/components/messages/contact-link";
import type { ContactSubject } from "@/components/messages/contact-subject";
import { TrendingDown } from "@/components/ui/icons";
import { CalendarCheck, MessageCircle } from "@/components/ui/deferred-icons";
import { RelativeTime } from "@/components/ui/relative-time";
import { HolidayNotice } from "@/components/vendors/holiday-notice";
import { VendorLine } from "@/components/vendors/vendor-line";
import { acceptsInquiries } from "@/lib/listings/catalog/availability.rules";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { withArticle, eventName } from "@/lib/messages/deal.copy";
import { formatDate } from "@/lib/shared/dates";
import type { VendorCardDto } from "@/lib/vendors/contract";
import { VisitorPart } from "@/components/vendors/visitor-part";
import { isReduced, ListingPrice } from "../listing-price";
import { StatusBadge } from "./availability";
import { OwnerPart } from "./owner-part";

type Props = {
  listing: ListingDetailDto;
  vendor: VendorCardDto | null;
  contact: ContactSubject | null;
};

export function ContactCard({ listing, vendor, contact }: Props) {
  const { status, category } = listing;
  const offered = acceptsInquiries(status);
  return (
    <div data-slot="contact-card" className="bg-card grid gap-4 rounded-xl border p-4 md:p-6">
      <div className="grid gap-1.5">
        <StatusBadge status={status} category={category} className="max-lg:hidden" />
        <ListingPrice listing={listing} className="text-2xl" />
        {isReduced(listing) && listing.reducedAt ? (
          <p className="text-trust flex items-center gap-1.5 text-sm font-medium">
            <TrendingDown className="size-4" />
            <RelativeTime date={listing.reducedAt} exact={formatDate(listing.reducedAt)} prefix="Reduced" />
          </p>
        ) : null}
      </div>
      {vendor && offered ? <HolidayNotice vendor={vendor} /> : null}
      <VisitorPart
        vendorId={listing.vendorId}
        owner={<OwnerPart listing={listing} inBar={contact !== null} />}
      >
        {contact ? <ContactWays listing={listing} contact={contact} /> : null}
      </VisitorPart>
      {vendor ? <VendorLine vendor={vendor} /> : null}
    </div>
  );
}

function ContactWays({ listing, contact }: { listing: ListingDetailDto; contact: ContactSubject }) {
  const { status, category, details, bookable } = listing;
  return (
    <div className="grid gap-2">
      <ContactLink subject={contact} size="lg" className="max-lg:hidden">
        <MessageCircle />
        Contact vendor
      </ContactLink>
      {status === "approved" && (category === "realestate" || bookable) ? (
        <ContactLink subject={contact} kind="viewing" variant="secondary" size="lg">
          <CalendarCheck />
          {bookable ? `Book ${withArticle(eventName(category))}` : "Request a viewing"}
        </ContactLink>
      ) : null}
      {status === "approved" && category !== "services" && details.stock !== 0 ? (
        <ContactLink subject={contact} kind="offer" variant="secondary" size="lg">
          Make an offer
        </ContactLink>
      ) : null}
    </div>
  );
}
