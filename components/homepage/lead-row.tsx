"use client";

import { useChosenPlace } from "@/components/places/chosen-place";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { useHomepageRow } from "./hooks";
import { ListingRow } from "./listing-row";

/** The cards from the server make room for the ones nearest to the chosen place, as many as there were. */
export function LeadRow({ topRated }: { topRated: readonly ListingCardDto[] }) {
  const place = useChosenPlace();
  const { data } = useHomepageRow("near", { place: place?.id, enabled: place !== null });
  const isFilled = place !== null && data !== undefined && data.length >= topRated.length;
  return isFilled ? (
    <ListingRow
      id="nearest"
      title={`Nearest to ${place.name}`}
      listings={data.slice(0, topRated.length)}
      leading
    />
  ) : (
    <ListingRow id="top-rated" title="Top rated" listings={topRated} leading />
  );
}
