"use client";

import type { ReactNode } from "react";
import { SharedFavorites } from "@/components/favorites/shared-favorites";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { ListingCard } from "./listing-card";
import { ListingCardSkeleton } from "./listing-card-skeleton";

const look = [
  "-mx-gutter px-gutter scroll-px-gutter grid snap-x snap-proximity grid-flow-col gap-3 overflow-x-auto overscroll-x-contain py-2",
  "auto-cols-[calc((100%-0.75rem)/2.2)] md:auto-cols-[calc((100%-2rem)/3.3)] md:gap-4",
  "xl:auto-cols-[calc((100%-4.5rem)/4.2)] xl:gap-6 *:min-w-0 *:snap-start",
].join(" ");

type Props = {
  listings: readonly ListingCardDto[] | undefined;
  skeletonCount: number;
  onRetry: (() => unknown) | false;
};

function RowNote({ children }: { children: ReactNode }) {
  return (
    <div className="card-room relative">
      <div className="bg-muted absolute inset-0 grid place-content-center justify-items-center gap-3 rounded-xl px-4 text-center">
        {children}
      </div>
    </div>
  );
}

export function CardRow({ listings, skeletonCount, onRetry }: Props) {
  if (onRetry)
    return (
      <RowNote>
        <p>We couldn’t load these listings right now.</p>
        <button
          type="button"
          className={buttonVariants({ variant: "secondary" })}
          onClick={() => void onRetry()}
        >
          Try again
        </button>
      </RowNote>
    );
  if (listings?.length === 0)
    return (
      <RowNote>
        <p>Nothing here right now. Check back soon.</p>
      </RowNote>
    );
  return (
    <SharedFavorites>
      <ul role="list" className={look}>
        {listings
          ? listings.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} loading="lazy" />
              </li>
            ))
          : Array.from({ length: skeletonCount }, (_, index) => (
              <li key={index}>
                <ListingCardSkeleton />
              </li>
            ))}
      </ul>
    </SharedFavorites>
  );
}
