"use client";

import { useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ListingAddress } from "@/lib/listings/address/rules";
import { listingCopy } from "@/lib/listings/copy";
import { useListingPages, type ListingSeed } from "./hooks";
import { ListingGrid, ListingGridSkeleton } from "./listing-grid";

type Props = {
  address: ListingAddress;
  seed: ListingSeed;
  source: "initial-data" | "listings";
  /** Address of this list; the cursor is added for what robots and visitors without JavaScript follow. */
  href: string;
  /** What shows instead of an empty list. */
  empty: React.ReactNode;
};

/** A list that grows as one scrolls; its link to the next page works without JavaScript. */
export function Results({ address, seed, source, href, empty }: Props) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useListingPages(
    {
      address,
      seed,
      source,
    },
  );
  const end = useRef<HTMLAnchorElement>(null);
  const pages = data?.pages ?? [];
  const next = pages.at(-1)?.next ?? null;

  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchingNextPage || error) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage, next]);

  if (isPending) return <ListingGridSkeleton />;
  if (error && pages.length === 0) {
    return (
      <Alert variant="harm" role="alert" title={listingCopy.listingsFailed}>
        <p>Your filters are kept.</p>
        <Button variant="secondary" size="sm" className="mt-2" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const listings = pages.flatMap((page) => page.items);
  if (listings.length === 0) return empty;

  return (
    <div className="grid gap-8">
      <ListingGrid listings={listings} />
      {isFetchingNextPage ? <ListingGridSkeleton count={4} /> : null}
      {error ? (
        <Alert variant="harm" role="alert" title={listingCopy.listingsFailed}>
          <Button variant="secondary" size="sm" onClick={() => void fetchNextPage()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {next ? (
        <a
          ref={end}
          rel="next"
          href={withCursor(href, next)}
          className={`${buttonVariants({ variant: "secondary" })} justify-self-center`}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void fetchNextPage();
          }}
        >
          More listings
        </a>
      ) : null}
      <p role="status" className="sr-only">
        {isFetchingNextPage ? "Loading more listings" : `${listings.length} listings shown`}
      </p>
    </div>
  );
}

function withCursor(href: string, cursor: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(cursor)}`;
}
