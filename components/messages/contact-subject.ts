import type { ListingDetailDto } from "@/lib/listings/contract";
import type { VendorCardDto } from "@/lib/vendors/contract";

/** What a first message is about and to whom, with what its sheet shows of them. */
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
  /** Null for a vendor's page. */
  listing:
    | (Pick<ListingDetailDto, "id" | "title" | "price" | "category"> & {
        picture?: string;
        /** Time zone of viewing times; set for homes. */
        timeZone?: string;
        /** How many there are, where there is more than one. */
        stock?: number;
      })
    | null;
};

/** What comes with a first message. */
export type ContactKind = "viewing" | "offer";

export function readContactKind(text: unknown): ContactKind | undefined {
  return text === "viewing" || text === "offer" ? text : undefined;
}

/** Leaves of a listing and its vendor what the sheet shows. */
export function toContactSubject(
  vendor: VendorCardDto,
  listing: Pick<
    ListingDetailDto,
    "id" | "title" | "price" | "category" | "photos" | "details" | "timeZone"
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
      category: listing.category,
      picture: listing.photos[0]?.url,
      timeZone: listing.timeZone ?? undefined,
      stock:
        listing.category === "products" && (listing.details.stock ?? 1) > 1
          ? listing.details.stock
          : undefined,
    },
  };
}
