import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { SearchFields } from "@/components/listings/filters/fields";
import { ListingFilters } from "@/components/listings/filters/listing-filters";
import { SortLinks } from "@/components/listings/filters/sort-links";
import { Results } from "@/components/listings/results";
import { ResultsLayout } from "@/components/listings/results-layout";
import { CategoryFacets } from "@/components/search/category-facets";
import { PartFacets } from "@/components/search/part-facets";
import { resultChips } from "@/components/search/entity-chips";
import { ZeroResults } from "@/components/search/zero-results";
import { SaveSearch } from "@/components/searches/save-search";
import { FilterChips } from "@/components/ui/filter-chips";
import { listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { isCanonicalList, readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import { readTrail } from "@/lib/listings/subcategories.queries";
import { listingFeedHref } from "@/lib/feeds/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { MapLink, readMap } from "@/app/_results/map-part";
import { MapSection } from "@/app/_results/map-section";
import { ResultsNotes } from "@/app/_results/results-notes";
import { readSearch } from "./read-search";

type Props = { searchParams: PageParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await readPageParams(searchParams);
  const { search } = readResultsAddress(params);
  return pageMetadata({
    title: search ? `Search: ${search}` : "Search",
    description: "Search products, services and real estate from reviewed vendors.",
    canonical: hrefs.search(),
    indexed: isCanonicalList(params),
    feed: listingFeedHref(params),
  });
}

export default async function SearchPage({ searchParams }: Props) {
  const params = await readPageParams(searchParams);
  const address = readResultsAddress(params);
  const read = await readSearch(address, params.cursor);
  const { page, cursor, place, unplaced, facets, parts, section, rental, ...ways } = read;
  const { hrefOf, ...map } = readMap(params, (next: ListingAddress) => hrefs.search(listingQuery(next, "q")));
  const part = (await readTrail(address.subcategory)).at(-1)?.name;
  const { chips, active } = resultChips({ address, outcome: page, fixed: ["search"], place, part, hrefOf });
  const zero = { address, part, ...ways, hrefOf, missing: page.missing, clearHref: hrefs.search() };
  const list = { address, unplaced, seed: { address, cursor, page }, href: hrefOf(address) };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-2.5 py-3 md:gap-6 md:py-8">
      <h1 className="text-lg font-bold wrap-break-word max-md:line-clamp-2 md:text-2xl">
        {address.search ? <>Results for “{address.search}”</> : "Search everything"}
      </h1>
      <ResultsNotes {...{ address, page, place, hrefOf }} />
      {facets ? <CategoryFacets {...{ address, facets, hrefOf }} /> : null}
      <PartFacets {...{ address, parts, hrefOf }} />
      <ResultsLayout
        filters={
          <ListingFilters
            action={hrefs.search()}
            {...{ active, section, fixed: {} }}
            found={{ total: page.total, capped: page.capped }}
            clearHref={hrefOf({ search: address.search })}
          >
            <SearchFields {...{ address, place, section, rental }} />
          </ListingFilters>
        }
        active={active}
        found={page}
        sorts={<SortLinks {...{ address, hrefOf }} outcome={page} />}
        map={<MapLink isShown={map.isShown} href={map.plainHref(address)} />}
        save={<SaveSearch address={address} />}
      >
        <FilterChips chips={chips} clearHref={hrefOf({ search: address.search })} />
        <MapSection {...map} address={address} page={page} />
        <Results {...list} source="listings" leading empty={<ZeroResults {...zero} />} />
      </ResultsLayout>
    </div>
  );
}
