import type { Metadata } from "next";
import { pageMetadata } from "@/app/_seo/page-metadata";
import { chipsOf } from "@/components/listings/filters/chips";
import { SearchFields } from "@/components/listings/filters/fields";
import { ListingFilters } from "@/components/listings/filters/listing-filters";
import { SortLinks } from "@/components/listings/filters/sort-links";
import { Results } from "@/components/listings/results";
import { ResultsLayout } from "@/components/listings/results-layout";
import { CategoryFacets } from "@/components/search/category-facets";
import { CorrectedNote } from "@/components/search/corrected-note";
import { ZeroResults } from "@/components/search/zero-results";
import { FilterChips } from "@/components/ui/filter-chips";
import {
  listingQuery,
  readListingAddress,
  type ListingAddress,
} from "@/lib/listings/catalogue/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readPageParams, type PageParams } from "@/lib/shared/query-params";
import { readSearch } from "./read-search";

type Props = { searchParams: PageParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search } = readListingAddress(await readPageParams(searchParams));
  return pageMetadata({
    title: search ? `Search: ${search}` : "Search",
    description: "Search products, services and real estate from reviewed vendors.",
    canonical: hrefs.search(),
    indexed: false,
  });
}

export default async function SearchPage({ searchParams }: Props) {
  const params = await readPageParams(searchParams);
  const address = readListingAddress(params);
  const { page, cursor, facets, relaxation } = await readSearch(address, params.cursor);
  const hrefOf = (next: ListingAddress) => hrefs.search(listingQuery(next, "q"));
  const clearHref = hrefOf({ search: address.search });
  const chips = chipsOf(address, ["search"]).map(({ label, without }) => ({ label, href: hrefOf(without) }));

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
      <h1 className="text-2xl font-bold wrap-break-word">
        {address.search ? <>Results for “{address.search}”</> : "Search everything"}
      </h1>
      <CorrectedNote corrected={page.corrected} />
      <CategoryFacets address={address} facets={facets} hrefOf={hrefOf} />
      <ResultsLayout
        filters={
          <ListingFilters
            action={hrefs.search()}
            fixed={{}}
            active={chips.length}
            found={{ total: page.total, capped: page.capped }}
            clearHref={clearHref}
          >
            <SearchFields address={address} />
          </ListingFilters>
        }
        found={page}
        sorts={<SortLinks address={address} hrefOf={hrefOf} />}
      >
        <FilterChips chips={chips} clearHref={clearHref} />
        <Results
          address={address}
          seed={{ address, cursor, page }}
          source="listings"
          leading
          href={hrefOf(address)}
          empty={<ZeroResults {...{ address, relaxation, hrefOf }} clearHref={hrefs.search()} />}
        />
      </ResultsLayout>
    </div>
  );
}
