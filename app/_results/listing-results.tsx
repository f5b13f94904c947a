import type { ReactNode } from "react";
import { ResultsTarget } from "@/components/layout/skip-link";
import { ListingFilters } from "@/components/listings/filters/listing-filters";
import { SortLinks } from "@/components/listings/filters/sort-links";
import { Results } from "@/components/listings/results";
import { ResultsLayout } from "@/components/listings/results-layout";
import { resultChips } from "@/components/search/entity-chips";
import { ZeroResults } from "@/components/search/zero-results";
import { SaveSearchButton } from "@/components/searches/save-search-button";
import { FilterChips } from "@/components/ui/filter-chips";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { Category } from "@/lib/listings/rules";
import type { Relaxation } from "@/lib/search/contract";
import { MapLink, type ResultsMapHrefs } from "./map-part";
import { MapSection } from "./map-section";
import type { ResultsData } from "./read-results";

type Props = {
  address: ListingAddress;
  results: ResultsData;
  map: ResultsMapHrefs<ListingAddress>;
  zero: {
    relaxations: readonly Relaxation[];
    isKnown: boolean;
    nearest?: { name: string; count: number; href: string } | null;
  };
  filters: { action: string; fixed: ListingAddress; section?: Category; clearHref: string };
  fields: ReactNode;
  /** Filters without a chip, because the page's heading shows them. */
  titled: readonly (keyof ListingAddress)[];
  part?: string;
};

export function ListingResults({ address, results, map, zero, filters, fields, titled, part }: Props) {
  const { page, cursor, place, unplaced } = results;
  const { isShown, plainHref, hrefOf } = map;
  const { chips, active } = resultChips({ address, outcome: page, fixed: titled, place, part, hrefOf });
  return (
    <ResultsLayout
      filters={
        <ListingFilters {...filters} active={active} found={{ total: page.total, capped: page.capped }}>
          {fields}
        </ListingFilters>
      }
      active={active}
      found={page}
      sorts={<SortLinks {...{ address, hrefOf }} outcome={page} />}
      map={<MapLink isShown={isShown} href={plainHref(address)} />}
      save={<SaveSearchButton address={address} />}
    >
      <FilterChips chips={chips} clearHref={filters.clearHref} />
      <MapSection {...{ address, page, isShown, plainHref }} />
      <ResultsTarget>
        <Results
          address={address}
          seed={{ address, cursor, page }}
          source="listings"
          leading
          unplaced={unplaced}
          href={hrefOf(address)}
          empty={
            <ZeroResults
              {...{ address, part, hrefOf }}
              {...zero}
              missing={page.missing}
              clearHref={filters.action}
            />
          }
        />
      </ResultsTarget>
    </ResultsLayout>
  );
}
