import { listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";

/** Uses the parameter of spec section 2, plus the fragment for browsers without JavaScript. */
export function sectionHref(address: ListingAddress): string {
  const query = listingQuery(address);
  return `${hrefs.home(`${query ? `${query}&` : ""}scrollTo=listings`)}#listings`;
}
