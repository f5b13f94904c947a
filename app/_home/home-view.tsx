import { AdPlace } from "@/components/advertisements/ad-place";
import { CategoryCards } from "@/components/homepage/category-cards";
import { Hero } from "@/components/homepage/hero";
import { HeroPreload } from "@/components/homepage/hero-preload";
import { ListingRow } from "@/components/homepage/listing-row";
import { ListingsSection } from "@/components/homepage/listings-section";
import { NothingMatches, NothingYet } from "@/components/homepage/no-listings";
import { HeroShortcuts } from "@/components/homepage/hero-shortcuts";
import { LeadRow } from "@/components/homepage/lead-row";
import { heroSlides } from "@/components/homepage/slides";
import { PropertyFields } from "@/components/homepage/property-fields";
import { ReasonRow } from "@/components/homepage/reason-row";
import { SuccessStories } from "@/components/homepage/success-stories";
import { VendorBanner } from "@/components/homepage/vendor-banner";
import { RecentlyViewed } from "@/components/listings/recent/recently-viewed";
import { SearchBox } from "@/components/search/search-box";
import { JsonLd } from "@/components/ui/json-ld";
import { maxRow } from "@/lib/homepage/rules";
import { organizationJsonLd, websiteJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import type { readHome } from "./read-home";

type Props = {
  home: Awaited<ReturnType<typeof readHome>>;
  seed: React.ComponentProps<typeof ListingsSection>["seed"];
};

/** Rendered on the server so that a first visit doesn't load code for fields that only one tab shows. */
function propertyFieldsOf(address: Props["seed"]["address"]) {
  return address.category === "realestate" ? { address, markup: <PropertyFields address={address} /> } : null;
}

export function HomeView({ home, seed }: Props) {
  const { settings, ads } = home;
  const { name, contactEmail: email } = home.site;
  const site = { name, url: env.APP_URL };
  const carousel = (position: "top" | "middle" | "bottom") =>
    settings.showAds[position] ? (
      <AdPlace
        position={position}
        seed={ads[position]}
        seconds={settings.carouselSeconds[position]}
        showDots={settings.showDotNavigation}
      />
    ) : null;

  return (
    <div className="page gap-section grid py-4 md:py-6 [&>*]:min-w-0">
      <JsonLd json={jsonLdText([organizationJsonLd({ ...site, email }), websiteJsonLd(site)])} />
      <HeroPreload slide={heroSlides[0]} />
      <div className="grid gap-6 md:gap-8">
        <Hero
          heading={`${name}: products, services and real estate`}
          slides={heroSlides}
          showDots={settings.showDotNavigation}
          search={
            <>
              <SearchBox name="Find a listing" size="lg" placeholder="What do you need?" />
              <HeroShortcuts />
            </>
          }
        />
        <LeadRow topRated={home.topRated} />
      </div>
      {carousel("top")}
      {settings.showFeaturedCategories ? <CategoryCards counts={home.counts} /> : null}
      <ListingsSection
        seed={seed}
        propertyFields={propertyFieldsOf(seed.address)}
        nothingMatches={<NothingMatches />}
        nothingYet={<NothingYet />}
      />
      {carousel("middle")}
      {settings.showFeaturedProducts ? (
        <ListingRow id="featured-products" title="Featured products" listings={home.featured} />
      ) : null}
      <VendorBanner />
      {settings.showSuccessStories ? <SuccessStories stories={home.stories} /> : null}
      {carousel("bottom")}
      {home.rows.map((row) => (
        <ReasonRow key={row.row} {...row} />
      ))}
      <RecentlyViewed maxItems={maxRow} />
    </div>
  );
}
