import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { AdPlace } from "@/components/advertisements/ad-place";
import { CategoryCards } from "@/components/homepage/category-cards";
import { Hero } from "@/components/homepage/hero";
import { HeroPreload } from "@/components/homepage/hero-preload";
import { ListingRow } from "@/components/homepage/listing-row";
import { ListingsSection } from "@/components/homepage/listings-section";
import { NothingMatches, NothingYet } from "@/components/homepage/no-listings";
import { SettingsWatch } from "@/components/homepage/settings-watch";
import { heroSlides } from "@/components/homepage/slides";
import { SuccessStories } from "@/components/homepage/success-stories";
import { VendorBanner } from "@/components/homepage/vendor-banner";
import { SearchBox } from "@/components/search/search-box";
import { JsonLd } from "@/components/ui/json-ld";
import { homeAddress, readListingAddress } from "@/lib/listings/catalogue/address.rules";
import { organizationJsonLd, websiteJsonLd, jsonLdText } from "@/lib/seo/rules";
import { env } from "@/lib/server/env";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readHome } from "./_home/read-home";
import { readResults } from "./_results/read-results";

export const metadata: Metadata = pageMetadata({
  title: { absolute: `${env.SITE_NAME}: products, services, real estate and jobs` },
  description: `${env.SITE_NAME} brings together products, services, real estate and jobs from vendors near you.`,
  canonical: hrefs.home(),
});

export default async function HomePage({ searchParams }: { searchParams: PageParams }) {
  const params = await readPageParams(searchParams);
  const address = homeAddress(readListingAddress(params));
  const [{ page, cursor }, home] = await Promise.all([readResults(address, params.cursor), readHome()]);
  const { settings, ads } = home;
  const site = { name: env.SITE_NAME, url: env.APP_URL };
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
      <JsonLd
        json={jsonLdText([organizationJsonLd({ ...site, email: env.CONTACT_EMAIL }), websiteJsonLd(site)])}
      />
      <HeroPreload slide={heroSlides[0]} />
      <div className="grid gap-6 md:gap-8">
        <Hero
          heading={`${env.SITE_NAME}: products, services and real estate`}
          slides={heroSlides}
          showDots={settings.showDotNavigation}
          search={<SearchBox name="Find a listing" size="lg" placeholder="What do you need?" />}
        />
        <ListingRow id="top-rated" title="Top rated" listings={home.topRated} leading />
      </div>
      {carousel("top")}
      {settings.showFeaturedCategories ? <CategoryCards counts={home.counts} /> : null}
      <ListingsSection
        seed={{ address, cursor, page }}
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
      <SettingsWatch made={home.values} />
    </div>
  );
}
