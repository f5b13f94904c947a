"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import type { ListingSeed } from "@/components/listings/hooks";
import { Results } from "@/components/listings/results";
import {
  hasFilters,
  listingQuery,
  readListingAddress,
  type ListingAddress,
} from "@/lib/listings/address/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { CategoryTabs } from "./category-tabs";
import { ListingsEmpty } from "./listings-empty";
import { ListingsToolbar } from "./listings-toolbar";

/** Keeps the address in step without a trip to the server; Next hands the new parameters to useSearchParams. */
function show(address: ListingAddress, mode: "push" | "replace"): void {
  const href = hrefs.home(listingQuery(address));
  if (mode === "push") window.history.pushState(null, "", href);
  else window.history.replaceState(null, "", href);
}

/**
 * The listings of the homepage: tabs, free-text filter, sort and real-estate filters, all kept in the address.
 * Every control is a link or a plain form field, so that they work before and without JavaScript.
 */
export function ListingsSection({ seed }: { seed: ListingSeed }) {
  const params = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const address = readListingAddress(Object.fromEntries(params));
  const scrollTo = params.get("scrollTo");

  useEffect(() => {
    if (scrollTo === "listings") section.current?.scrollIntoView();
  }, [scrollTo]);

  return (
    <section ref={section} id="listings" aria-labelledby="listings-title" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="listings-title" className="text-2xl font-bold">
          Listings
        </h2>
        <CategoryTabs address={address} onChoose={(next) => show(next, "push")} />
      </div>
      <ListingsToolbar address={address} onChange={show} />
      <Results
        address={address}
        seed={seed}
        source="initial-data"
        href={hrefs.home(`${listingQuery(address)}&scrollTo=listings`)}
        empty={<ListingsEmpty filtered={hasFilters(address)} onClear={() => show({}, "push")} />}
      />
    </section>
  );
}
