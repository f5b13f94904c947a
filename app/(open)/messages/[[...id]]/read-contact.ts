import { toContactSubject, type ContactSubject } from "@/components/messages/contact-subject";
import { acceptsInquiries } from "@/lib/listings/catalog/availability.rules";
import { getListingPublic } from "@/lib/listings/catalog/list.queries";
import { isUuid } from "@/lib/shared/uuid";
import { findVendorCard } from "@/lib/vendors/queries";

type ContactRequest = { listing?: string; vendor?: string };

/** Resolves the subject of a contact link; null if there is nothing to ask about. */
export async function readContact({
  listing: listingId,
  vendor: vendorId,
}: ContactRequest): Promise<ContactSubject | null> {
  if (listingId && isUuid(listingId)) {
    const listing = await getListingPublic(listingId);
    if (!listing || listing === "removed" || !acceptsInquiries(listing.status)) return null;
    const vendor = await findVendorCard(listing.vendorId);
    return vendor && toContactSubject(vendor, listing);
  }
  if (!vendorId || !isUuid(vendorId)) return null;
  const vendor = await findVendorCard(vendorId);
  return vendor && toContactSubject(vendor, null);
}
