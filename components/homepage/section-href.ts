import { listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";

/** The homepage at its listings: by the parameter of spec section 2, and by the fragment where no script reads it. */
export function sectionHref(address: ListingAddress): string {
  const query = listingQuery(address);
  return `${hrefs.home(`${query ? `${query}&` : ""}scrollTo=listings`)}#listings`;
}
