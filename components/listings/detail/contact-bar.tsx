import { PageBar } from "@/components/layout/page-bar";
import { ContactLink } from "@/components/messages/contact-link";
import type { ContactSubject } from "@/components/messages/contact-subject";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { ListingPrice } from "../listing-price";

type Props = { listing: ListingDetailDto; contact: ContactSubject };

export function ContactBar({ listing, contact }: Props) {
  return (
    <PageBar>
      <ListingPrice listing={{ ...listing, previousPrice: null }} className="text-lg" />
      <ContactLink subject={contact}>Contact vendor</ContactLink>
    </PageBar>
  );
}
