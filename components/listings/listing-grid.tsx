"use client";

import { SharedFavorites } from "@/components/favorites/shared-favorites";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { ListingCard } from "./listing-card";
import { ListingCardSkeleton } from "./listing-card-skeleton";

const firstRow = 4;

const gridLook = "grid gap-x-3 gap-y-4 md:grid-cols-3 md:gap-x-4 md:gap-y-8 xl:grid-cols-4 xl:gap-x-6";

function lookOf(photoLed: boolean | undefined): string {
  return photoLed ? gridLook : `grid-cols-2 ${gridLook}`;
}

type ListingGridProps = {
  listings: readonly ListingCardDto[];
  /** First list on the page: its first row loads eagerly, its first image with priority. */
  leading?: boolean;
  /** The page waits for another image, so none here gets priority. */
  noPriority?: boolean;
  level?: 2 | 3 | 4;
  photoLed?: boolean;
};

/**
 * 2 columns on phones (1 if `photoLed`), up to 4 on wide screens (spec section 9). Client component, so the page
 * serializes listings once as data instead of every card as an element tree.
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
