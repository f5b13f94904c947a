"use client";

import { SharedFavorites } from "@/components/favorites/shared-favorites";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { ListingCard } from "./listing-card";
import { ListingCardSkeleton } from "./listing-card-skeleton";

/** As many cards as the widest row holds: they are in view when the page opens. */
const firstRow = 4;

const gridLook = "grid gap-x-3 gap-y-4 md:grid-cols-3 md:gap-x-4 md:gap-y-8 xl:grid-cols-4 xl:gap-x-6";

/** Two columns on a phone, one where the pictures lead. */
function lookOf(photoLed: boolean | undefined): string {
  return photoLed ? gridLook : `grid-cols-2 ${gridLook}`;
}

type ListingGridProps = {
  listings: readonly ListingCardDto[];
  /** The grid that a page opens on: its first row loads at once, its first picture first. */
  leading?: boolean;
  /** The page waits for another picture than the first of these. */
  noPriority?: boolean;
  level?: 2 | 3 | 4;
  /** One column on a phone, each picture as wide as it. */
  photoLed?: boolean;
};

/**
 * Cards in 2 columns on a phone (homes in one, if they are all there is) and up to 4 on wide screens (spec section 9). It is client code where the server uses it
 * too: a page then carries the listings once as data, and not every card as a tree of elements.
 */
export function ListingGrid({ listings, leading, noPriority, level, photoLed }: ListingGridProps) {
  function loadingOf(index: number) {
    if (!leading || index >= firstRow) return "lazy";
    return index === 0 && !noPriority ? "first" : "eager";
  }
  return (
    <SharedFavorites>
      <ul data-slot="listing-grid" role="list" className={lookOf(photoLed)}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <ListingCard listing={listing} loading={loadingOf(index)} level={level} photoLed={photoLed} />
          </li>
        ))}
      </ul>
    </SharedFavorites>
  );
}

export function ListingGridSkeleton({ count = 8, photoLed }: { count?: number; photoLed?: boolean }) {
  return (
    <div data-slot="listing-grid" role="status" aria-label="Loading listings" className={lookOf(photoLed)}>
      {Array.from({ length: count }, (_, index) => (
        <ListingCardSkeleton key={index} />
      ))}
    </div>
  );
}
