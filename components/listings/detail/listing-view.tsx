import type { ReactNode } from "react";
import { FavoriteButton } from "@/components/favorites/favorite-button";
import { toContactSubject } from "@/components/messages/contact-subject";
import { ReviewsSection } from "@/components/reviews/reviews-section";
import { SpotMap } from "@/components/places/spot-map";
import { Breadcrumbs, type Crumb } from "@/components/ui/breadcrumbs";
import { Prose } from "@/components/ui/prose";
import { VendorCard } from "@/components/vendors/vendor-card";
import { VisitorPart } from "@/components/vendors/visitor-part";
import { acceptsInquiries } from "@/lib/listings/catalog/availability.rules";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { pricePeriod } from "@/lib/listings/offer/price-period.rules";
import type { ListingDetailDto } from "@/lib/listings/contract";
import { listingFacts } from "@/lib/listings/offer/facts.rules";
import { categoryNames } from "@/lib/listings/rules";
import type { RatingSummaryDto, ReviewDto } from "@/lib/reviews/contract";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";
import type { VendorCardDto } from "@/lib/vendors/contract";
import { CompareToggle } from "../compare/compare-toggle";
import { ListingGrid } from "../listing-grid";
import { AvailabilityNotice } from "./availability";
import { ContactBar } from "./contact-bar";
import { ContactCard } from "./contact-card";
import { DetailSection } from "./detail-section";
import { Facts } from "./facts";
import { Gallery } from "./gallery";
import { ListingHeader } from "./listing-header";
import { MortgageCalculator } from "./mortgage-calculator";
import { PriceHistory } from "./price-history";
import { ReportLine } from "./report-line";

export type ListingViewProps = {
  listing: ListingDetailDto;
  vendor: VendorCardDto | null;
  reviews: Page<ReviewDto>;
  ratings: RatingSummaryDto;
  related: ListingCardDto[];
  trail: readonly { name: string; path: string }[];
  site: { url: string; contactEmail: string };
  spot?: { name: string; x: number; y: number } | null;
  children?: ReactNode;
};

export function ListingView(props: ListingViewProps) {
  const { listing, vendor, related, site, children } = props;
  const contact = vendor && acceptsInquiries(listing.status) ? toContactSubject(vendor, listing) : null;
  return (
    <div className="page grid gap-5 pt-3 md:gap-6 md:pt-6">
      <Breadcrumbs trail={crumbsOf(props)} current={listing.title} />
      <div className="relative">
        <Gallery title={listing.title} category={listing.category} photos={listing.photos} />
        <VisitorPart vendorId={listing.vendorId}>
          <FavoriteButton
            id={listing.id}
            title={listing.title}
            className="absolute top-1 right-1 max-md:-right-2"
          />
        </VisitorPart>
      </div>
      <article className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12 lg:gap-y-8">
        <ListingHeader listing={listing} url={site.url} />
        <aside aria-label="Price and contact" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-[calc(var(--header)+16px)]">
            <ContactCard listing={listing} vendor={vendor} contact={contact} />
          </div>
        </aside>
        <ListingDetails {...props} />
      </article>
      {related.length > 0 ? (
        <section id="related" aria-labelledby="related-title" className="full-rows mt-6 grid gap-5 md:mt-10">
          <h2 id="related-title" className="text-2xl font-bold">
            More like this
          </h2>
          <ListingGrid listings={related} />
        </section>
      ) : null}
      {children}
      {contact ? <ContactBar listing={listing} contact={contact} /> : null}
    </div>
  );
}

function crumbsOf({ listing: { category }, trail }: ListingViewProps): Crumb[] {
  return [
    { label: "Home", href: hrefs.home() },
    { label: categoryNames[category], href: hrefs.category(category) },
    ...trail.map(({ name, path }) => ({ label: name, href: hrefs.subcategory(category, path) })),
  ];
}

function isHomeForSale({ category, details, status }: ListingDetailDto): boolean {
  return category === "realestate" && details.listingType !== "rent" && acceptsInquiries(status);
}

function ListingDetails({ listing, vendor, reviews, ratings, related, site, spot }: ListingViewProps) {
  const facts = listingFacts(listing);
  return (
    <div className="grid min-w-0 content-start gap-6 md:gap-8">
      <AvailabilityNotice listing={listing} alternatives={related.length > 0} />
      {facts.length > 0 ? (
        <DetailSection title="Facts">
          <Facts facts={facts} />
          {listing.category === "realestate" ? (
            <CompareToggle listing={{ id: listing.id, title: listing.title }} />
          ) : null}
        </DetailSection>
      ) : null}
      {listing.description.trim() ? (
        <DetailSection title="Description">
          <Prose text={listing.description} />
        </DetailSection>
      ) : null}
      {spot ? (
        <DetailSection title="Location">
          <SpotMap {...spot} />
        </DetailSection>
      ) : null}
      {vendor ? (
        <DetailSection title="About the vendor">
          <VendorCard vendor={vendor} />
        </DetailSection>
      ) : null}
      {isHomeForSale(listing) ? (
        <DetailSection title="Monthly payment">
          <MortgageCalculator price={listing.price} />
        </DetailSection>
      ) : null}
      <PriceHistory history={listing.priceHistory} per={pricePeriod(listing.details)} />
      <DetailSection title="Reviews" id="reviews">
        <ReviewsSection
          listingId={listing.id}
          vendorId={listing.vendorId}
          summary={ratings}
          reviews={reviews}
          vendorName={listing.vendorName}
          allHref={hrefs.vendor(listing.vendorId, "tab=reviews")}
        />
      </DetailSection>
      <VisitorPart vendorId={listing.vendorId}>
        <ReportLine listing={listing} contactEmail={site.contactEmail} />
      </VisitorPart>
    </div>
  );
}
