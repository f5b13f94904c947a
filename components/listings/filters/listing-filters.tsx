"use client";

import type { ReactNode } from "react";
import { FilterForm } from "@/components/ui/filter-form";
import { callWithHeaders } from "@/lib/client/api";
import { readTotal, type ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { listListings } from "@/lib/listings/contract";
import { readQuery } from "@/lib/shared/query-params";
import { showLabel } from "./show-label";

type Props = {
  action: string;
  /** Filters that the page sets itself. */
  fixed: ListingAddress;
  active: number;
  found: { total: number; capped: boolean };
  clearHref: string;
  children: ReactNode;
};

/** The filters of a listing page around their fields. */
export function ListingFilters({ action, fixed, active, found, clearHref, children }: Props) {
  async function countLabel(query: URLSearchParams): Promise<string | null> {
    try {
      const { readResultsAddress } = await import("@/lib/listings/catalogue/results-address.rules");
      const address = { ...readResultsAddress(readQuery(query)), ...fixed };
      const asked = { status: "approved" as const, ...address, limit: 1 };
      const { headers } = await callWithHeaders(listListings, { query: asked }, { fresh: true });
      const counted = readTotal(headers);
      return showLabel(counted.total, counted.capped);
    } catch {
      return null;
    }
  }

  return (
    <FilterForm
      id="listing-filters"
      action={action}
      active={active}
      showLabel={showLabel(found.total, found.capped)}
      countLabel={countLabel}
      clearHref={clearHref}
    >
      {children}
    </FilterForm>
  );
}
