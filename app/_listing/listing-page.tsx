import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { ListingView } from "@/components/listings/detail/listing-view";
import { OthersViewed } from "@/components/listings/recent/others-viewed";
import { JsonLd } from "@/components/ui/json-ld";
import { isIndexed } from "@/lib/listings/catalog/availability.rules";
import { categoryNames } from "@/lib/listings/rules";
import { breadcrumbJsonLd, jsonLdText, listingJsonLd } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { excerptOf } from "@/lib/shared/excerpt";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPriceFor, pricePeriod } from "@/lib/listings/offer/price-period.rules";
import { readListing, readListingView } from "./read-listing";

type Props = { params: Promise<{ id: string }> };

export async function listingMetadata({ params }: Props): Promise<Metadata> {
  const listing = await readListing((await params).id);
  const { id, title, location, photos, status } = listing;
  const description = excerptOf(
    `${formatPriceFor(listing.price, pricePeriod(listing.details))} in ${location}. ${listing.description}`,
    160,
  );
  const [cover] = photos;
  return pageMetadata({
    title: `${title}, ${location}`,
    shareTitle: title,
    description,
    canonical: hrefs.listing(id),
    picture: cover && { url: cover.url, alt: cover.alt },
    indexed: isIndexed(status),
  });
}

/** Serves two URLs; /listings/{id} is canonical (contract section 1). */
export async function ListingPage({ params }: Props) {
  const view = await readListingView((await params).id);
  const { listing, site, trail } = view;
  const category = categoryNames[listing.category];
  const data = [
    listingJsonLd(listing, {
      url: site.url,
      images: listing.photos.map(({ url }) => `${env.APP_URL}${url}`),
    }),
    breadcrumbJsonLd([
      { name: "Home", url: `${env.APP_URL}${hrefs.home()}` },
      { name: category, url: `${env.APP_URL}${hrefs.category(listing.category)}` },
      ...trail.map(({ name, path }) => ({
        name,
        url: `${env.APP_URL}${hrefs.subcategory(listing.category, path)}`,
      })),
      { name: listing.title, url: site.url },
    ]),
  ];
  return (
    <>
      <JsonLd json={jsonLdText(data)} />
      <ListingView {...view}>
        <OthersViewed id={listing.id} recorded={listing.status === "approved"} />
      </ListingView>
    </>
  );
}
