import { ContactLink } from "@/components/messages/contact-link";
import type { ContactSubject } from "@/components/messages/contact-subject";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { ListingPrice } from "../listing-price";

type Props = { listing: ListingDetailDto; contact: ContactSubject };

export function ContactBar({ listing, contact }: Props) {
  return (
    <div
      data-slot="contact-bar"
      className="bg-background -mx-gutter px-gutter bottom-bottom-bar sticky z-30 flex min-h-16 items-center justify-between gap-4 border-t py-2 lg:hidden"
    >
      <ListingPrice listing={{ ...listing, previousPrice: null }} className="text-lg" />
      <ContactLink subject={contact}>Contact vendor</ContactLink>
    </div>
  );
}
