import { PageBar } from "@/components/layout/page-bar";
import { ContactLink } from "@/components/messages/contact-link";
import type { ContactSubject } from "@/components/messages/contact-subject";
import { ButtonLink } from "@/components/ui/button";
import { VisitorPart } from "@/components/vendors/visitor-part";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { ListingPrice } from "../listing-price";

type Props = { listing: ListingDetailDto; contact: ContactSubject };

export function ContactBar({ listing, contact }: Props) {
  return (
    <PageBar>
      <ListingPrice listing={{ ...listing, previousPrice: null }} className="text-lg" />
      <VisitorPart
        vendorId={listing.vendorId}
        owner={<ButtonLink href={hrefs.editListing(listing.id)}>Edit</ButtonLink>}
      >
        <ContactLink subject={contact}>Contact vendor</ContactLink>
      </VisitorPart>
    </PageBar>
  );
}
