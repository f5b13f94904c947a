import type { Metadata } from "next";
import { chipsOf } from "@/components/listings/filters/chips";
import { SearchFields } from "@/components/listings/filters/fields";
import { FilterChips } from "@/components/listings/filters/filter-chips";
import { FilterForm } from "@/components/listings/filters/filter-form";
import { countLabel, showLabel } from "@/components/listings/filters/show-label";
import { Results } from "@/components/listings/results";
import { CategoryFacets } from "@/components/search/category-facets";
import { ZeroResults } from "@/components/search/zero-results";
import { listingQuery, readListingAddress, type ListingAddress } from "@/lib/listings/address/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readResults, textOf, type PageParams } from "../_results/read-results";
import { readSearchExtras } from "./read-search-extras";

type Props = { searchParams: PageParams };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { search } = readListingAddress(await searchParams);
  return {
    title: search ? `Search: ${search}` : "Search",
    description: "Search products, services and real estate from reviewed vendors.",
    robots: { index: false, follow: true },
    alternates: { canonical: hrefs.search() },
  };
}

export default async function SearchPage({ searchParams }: Props) {
  const params = await searchParams;
  const address = readListingAddress(params);
  const [{ page, cursor }, { facets }] = await Promise.all([
    readResults(address, textOf(params.cursor)),
    readSearchExtras(address),
  ]);
  const hrefOf = (next: ListingAddress) => hrefs.search(listingQuery(next, "q"));
  const clearHref = hrefOf({ search: address.search });
  const chips = chipsOf(address, ["search"]);

  return (
    <div className="page grid gap-6 py-6 md:py-8">
      <h1 className="text-2xl font-bold wrap-break-word">
        {address.search ? <>Results for “{address.search}”</> : "Search everything"}
      </h1>
      {page.corrected ? (
        <p>
          Nothing matches exactly. Showing results for <strong className="font-semibold">{page.corrected}</strong>.
        </p>
      ) : null}
      <CategoryFacets address={address} facets={facets} hrefOf={hrefOf} />
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <aside className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:self-start lg:overflow-y-auto lg:p-1">
          <FilterForm action={hrefs.search()} fixed={{}} active={chips.length} total={showLabel(page.total, page.capped)}>
            <SearchFields address={address} />
          </FilterForm>
        </aside>
        <section aria-labelledby="results" className="grid content-start gap-5">
          <h2 id="results" className="text-lg font-semibold">
            {countLabel(page.total, page)}
          </h2>
          <FilterChips chips={chips} hrefs={chips.map((chip) => hrefOf(chip.without))} clearHref={clearHref} />
          <Results
            address={address}
            seed={{ address, cursor, page }}
            source="listings"
            href={hrefOf(address)}
            empty={<ZeroResults address={address} hrefOf={hrefOf} />}
          />
        </section>
      </div>
    </div>
  );
}
