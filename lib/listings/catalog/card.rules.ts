import type { ListingDetails, ListingDto } from "@/lib/listings/contract";

/** Omits fields that most listings don't have, because a page carries dozens of cards. */
export type ListingCardDto = Pick<
  ListingDto,
  "id" | "title" | "price" | "category" | "images" | "location" | "vendorName"
> &
  Partial<
    Pick<
      ListingDto,
      "previousPrice" | "status" | "featured" | "blurDataUrl" | "averageRating" | "reviewCount" | "distance"
    >
  > & {
    details?: Pick<ListingDetails, (typeof cardFacts)[number]>;
    pictures?: number;
  };

const maxCardPhotos = 5;

export function cardPhotoCount({ pictures, images }: Pick<ListingCardDto, "pictures" | "images">): number {
  return Math.min(pictures ?? images.length, maxCardPhotos);
}

const cardFacts = [
  "listingType",
  "pricing",
  "beds",
  "baths",
  "areaSqFt",
  "neighborhood",
  "year",
  "mileage",
] as const;

function pickCardFacts(details: ListingDetails): NonNullable<ListingCardDto["details"]> {
  return Object.fromEntries(
    cardFacts.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
  );
}

/** Reduces a listing to the fields of its card, to shrink the page payload. */
export function toCard(listing: ListingDto): ListingCardDto {
  const { previousPrice, status, featured, blurDataUrl, images, reviewCount, distance } = listing;
  const details = pickCardFacts(listing.details);
  return {
    id: listing.id,
    title: listing.title,
    price: listing.price,
    category: listing.category,
    images: images.slice(0, 1),
    ...(images.length > 1 ? { pictures: images.length } : {}),
    location: listing.location,
    vendorName: listing.vendorName,
    ...(reviewCount > 0 ? { averageRating: listing.averageRating, reviewCount } : {}),
    ...(previousPrice === null ? {} : { previousPrice }),
    ...(status === "approved" ? {} : { status }),
    ...(featured ? { featured } : {}),
    ...(distance === undefined ? {} : { distance }),
    ...(blurDataUrl === null ? {} : { blurDataUrl }),
    ...(Object.keys(details).length > 0 ? { details } : {}),
  };
}
