import { ButtonLink } from "@/components/ui/button";
import { isOnOffer } from "@/lib/listings/catalogue/availability.rules";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { ListingPrice } from "../listing-price";

/** Price and the one action within reach of the thumb, above the bar of sections; it ends with the page's content. */
export function ContactBar({ listing }: { listing: ListingDetailDto }) {
  if (!isOnOffer(listing.status)) return null;
  return (
    <div
      data-slot="contact-bar"
      className="bg-background -mx-gutter px-gutter bottom-bottom-bar sticky z-30 flex min-h-16 items-center justify-between gap-4 border-t py-2 lg:hidden"
    >
      <ListingPrice listing={{ ...listing, previousPrice: null }} className="text-lg" />
      <ButtonLink href={hrefs.contact(listing.id)}>Contact vendor</ButtonLink>
    </div>
  );
}
