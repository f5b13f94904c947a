import type { ListingDetailDto } from "@/lib/listings/contract";
import { pricePeriod, type PricePeriod } from "@/lib/listings/offer/price-period.rules";
import type { VendorCardDto } from "@/lib/vendors/contract";

export type ContactSubject = {
  vendor: Pick<
    VendorCardDto,
    | "id"
    | "businessName"
    | "category"
    | "logoUrl"
    | "verified"
    | "medianReplySeconds"
    | "holidayUntil"
    | "holidayMessage"
  >;
  listing:
    | (Pick<ListingDetailDto, "id" | "title" | "price" | "category"> & {
        picture?: string;
        timeZone?: string;
        bookable?: true;
        per?: PricePeriod;
        /** Set only if there is more than one. */
        stock?: number;
      })
    | null;
};

export type ContactKind = "viewing" | "offer";

export function readContactKind(text: unknown): ContactKind | undefined {
  return text === "viewing" || text === "offer" ? text : undefined;
}

export function toContactSubject(
  vendor: VendorCardDto,
  listing: Pick<
    ListingDetailDto,
    "id" | "title" | "price" | "category" | "photos" | "details" | "timeZone" | "bookable"
  > | null,
): ContactSubject {
  const { id, businessName, category, logoUrl, verified, medianReplySeconds } = vendor;
  const { holidayUntil, holidayMessage } = vendor;
  return {
    vendor: {
      id,
      businessName,
      category,
      logoUrl,
      verified,
      medianReplySeconds,
      holidayUntil,
      holidayMessage,
    },
    listing: listing && {
      id: listing.id,
      title: listing.title,
      price: listing.price,
      per: pricePeriod(listing.details),
      category: listing.category,
      picture: listing.photos[0]?.url,
      timeZone: listing.timeZone ?? undefined,
      bookable: listing.bookable || undefined,
      stock:
        listing.category === "products" && (listing.details.stock ?? 1) > 1
          ? listing.details.stock
          : undefined,
    },
  };
}
