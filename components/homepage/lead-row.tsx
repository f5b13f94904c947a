"use client";

import { lazy, Suspense } from "react";
import { useChosenPlace } from "@/components/places/chosen-place";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { ListingRow } from "./listing-row";

const NearestRow = lazy(() => import("./nearest-row").then((module) => ({ default: module.NearestRow })));

/** The cards from the server make room for the ones nearest to the chosen place, as many as there were. */
export function LeadRow({ topRated }: { topRated: readonly ListingCardDto[] }) {
  const place = useChosenPlace();
  const row = <ListingRow id="top-rated" title="Top rated" listings={topRated} leading />;
  return place ? (
    <Suspense fallback={row}>
      <NearestRow place={place} count={topRated.length}>
        {row}
      </NearestRow>
    </Suspense>
  ) : (
    row
  );
}
