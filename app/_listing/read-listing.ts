import { notFound } from "next/navigation";
import { cache } from "react";
import type { ListingViewProps } from "@/components/listings/detail/listing-view";
import { toCard } from "@/lib/listings/catalog/card.rules";
import { getListingPublic } from "@/lib/listings/catalog/list.queries";
import { listRelatedListings } from "@/lib/listings/catalog/related.queries";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { readTrail } from "@/lib/listings/subcategories.queries";
import { findSpot } from "@/lib/places/queries";
import { getRatingSummary, listListingReviews } from "@/lib/reviews/queries";
import { env } from "@/lib/server/env";
import { reportStatus } from "@/lib/server/response-context";
import { getSite } from "@/lib/server/site";
import { hrefs } from "@/lib/shared/hrefs";
import { findVendorCard } from "@/lib/vendors/queries";

const firstReviews = 5;

export const readListing = cache(async (id: string) => {
  const listing = await getListingPublic(id);
  if (listing === "removed") reportStatus(410);
  if (listing === null || listing === "removed") notFound();
  return listing;
});

export async function readListingView(id: string): Promise<ListingViewProps> {
  return loadListingView(await readListing(id));
}

export async function loadListingView(listing: ListingDetailDto): Promise<ListingViewProps> {
  const subject = { listingId: listing.id };
  const [vendor, reviews, ratings, related, spot, { contactEmail }, trail] = await Promise.all([
    findVendorCard(listing.vendorId),
    listListingReviews({ ...subject, limit: firstReviews, anyState: true }),
    getRatingSummary(subject),
    listRelatedListings(listing),
    listing.category === "realestate" ? findSpot(listing.location) : null,
    getSite(),
    readTrail(listing.details.subcategory),
  ]);
  const site = { url: `${env.APP_URL}${hrefs.listing(listing.id)}`, contactEmail };
  return {
    ...{ listing, vendor, reviews, ratings, related: related.map(toCard), site, spot },
    trail: trail.map(({ name, path }) => ({ name, path })),
  };
}
