import type { Metadata } from "next";
import { SkipToResults } from "@/components/layout/skip-link";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { SearchFields } from "@/components/listings/filters/fields";
import { CategoryFacets } from "@/components/search/category-facets";
import { PartFacets } from "@/components/search/part-facets";
import { listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { isCanonicalList, readResultsAddress } from "@/lib/listings/catalog/results-address.rules";
import { readTrail } from "@/lib/listings/subcategories.queries";
import { listingFeedHref } from "@/lib/feeds/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { ListingResults } from "@/app/_results/listing-results";
import { readMap } from "@/app/_results/map-part";
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
  const { results, zero, facets, parts, section, controls, rental } = await readSearch(
    address,
    params.cursor,
  );
  const { page, place } = results;
  const map = readMap(params, (next: ListingAddress) => hrefs.search(listingQuery(next, "q")));
  const { hrefOf } = map;
  const part = (await readTrail(address.subcategory)).at(-1)?.name;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-2.5 py-3 md:gap-6 md:py-8">
      <SkipToResults />
      <h1 className="text-lg font-bold wrap-anywhere max-md:line-clamp-2 md:text-2xl">
        {address.search ? <>Results for “{address.search}”</> : "Search everything"}
      </h1>
      <ResultsNotes {...{ address, page, place, hrefOf }} />
      {facets ? <CategoryFacets {...{ address, facets, hrefOf }} /> : null}
      <PartFacets {...{ address, parts, hrefOf }} />
      <ListingResults
        {...{ address, results, map, zero, part }}
        titled={["search"]}
        filters={{
          action: hrefs.search(),
          fixed: {},
          section,
          clearHref: hrefOf({ search: address.search }),
        }}
        fields={<SearchFields {...controls} {...{ section, rental }} />}
      />
    </div>
  );
}
