"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, type ReactNode } from "react";
import type { ListingSeed } from "@/components/listings/hooks";
import { Results } from "@/components/listings/results";
import { useShallowNavigation } from "@/lib/client/address";
import { readListingAddress } from "@/lib/listings/catalog/address-reading.rules";
import {
  hasFilters,
  withHomepageSort,
  listingQuery,
  type ListingAddress,
} from "@/lib/listings/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readQuery } from "@/lib/shared/query-params";
import { CategoryTabs } from "./category-tabs";
import { ListingsToolbar } from "./listings-toolbar";
import type { ServerFields } from "./property-filters";
import { sectionHref } from "./section-href";

type Props = {
  seed: ListingSeed;
  propertyFields: ServerFields | null;
  nothingMatches: ReactNode;
  nothingYet: ReactNode;
};

export function ListingsSection({ seed, propertyFields, nothingMatches, nothingYet }: Props) {
  const params = useSearchParams();
  const showAddress = useShallowNavigation();
  const section = useRef<HTMLElement>(null);
  const address = withHomepageSort(readListingAddress(readQuery(params)));
  const scrollTo = params.get("scrollTo");

  function show(next: ListingAddress, mode: "push" | "replace"): void {
    showAddress(hrefs.home(listingQuery(next)), mode);
  }

  useEffect(() => {
    if (scrollTo !== "listings") return;
    section.current?.scrollIntoView();
    // Runs after the router's effects, so the router sees the change and Back restores the scroll position.
    queueMicrotask(() => {
      const query = new URLSearchParams(window.location.search);
      query.delete("scrollTo");
      window.history.replaceState(null, "", hrefs.home(query.toString()));
    });
  }, [scrollTo]);

  const filtered = hasFilters(address) || address.category !== undefined;
  return (
    <section ref={section} id="listings" aria-labelledby="listings-title" className="grid gap-4">
      <div className="grid gap-x-8 gap-y-3 lg:flex lg:items-end lg:justify-between">
        <h2 id="listings-title" className="text-2xl font-bold">
          {address.search || (address.sort ?? "newest") !== "newest" ? "Listings" : "Latest listings"}
        </h2>
        <CategoryTabs address={address} onChoose={(next) => show(next, "push")} />
      </div>
      <ListingsToolbar address={address} propertyFields={propertyFields} onChange={show} />
      <Results
        address={address}
        seed={seed}
        source="initial-data"
        href={sectionHref(address)}
        empty={filtered ? nothingMatches : nothingYet}
      />
    </section>
  );
}
