import type { ListingDetails, ListingDto } from "@/lib/listings/contract";

/** What a card shows of a listing. What most listings do not have is left out: a page carries dozens of these. */
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
    /** How many pictures it has, where `images` holds the first of several only. */
    pictures?: number;
  };

/** Pictures that a card turns over at most. */
const maxCardPhotos = 5;

/** How many pictures a card shows. */
export function cardPhotoCount({ pictures, images }: Pick<ListingCardDto, "pictures" | "images">): number {
  return Math.min(pictures ?? images.length, maxCardPhotos);
}

/** What a price is for, and what a home is. */
const cardFacts = ["listingType", "pricing", "beds", "baths", "areaSqFt"] as const;

function pickCardFacts(details: ListingDetails): NonNullable<ListingCardDto["details"]> {
  return Object.fromEntries(
    cardFacts.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
  );
}

/** Leaves of a listing what its card shows, for the data that a page brings along. */
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
