"use client";

import { lazy, Suspense, useEffect, useRef, type Ref } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { CircleExclamationPoint } from "@/components/ui/icons";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { listingCopy } from "@/lib/listings/copy";
import { CloseMatches } from "./close-matches";
import { useListingPages, type ListingPage, type ListingSeed } from "./hooks";
import { ListingGrid, ListingGridSkeleton } from "./listing-grid";

const SaveOffer = lazy(() => import("./save-offer").then((module) => ({ default: module.SaveOffer })));

type Props = {
  address: ListingAddress;
  seed: ListingSeed;
  source: "initial-data" | "listings";
  /** URL of this list; a cursor is appended for robots and visitors without JavaScript. */
  href: string;
  empty: React.ReactNode;
  leading?: boolean;
  unplaced?: string;
};

/**
 * Pages loaded by scrolling; then a button takes over so that the end of the page is reachable. The homepage uses the
 * button from the start, because other blocks follow.
 */
const maxAutoPages = 4;

export function Results({ address, seed, source, href, empty, leading, unplaced }: Props) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useListingPages(
    { address, seed, source },
  );
  const pages = data?.pages ?? [];
  const next = pages.at(-1)?.next ?? null;
  // The homepage always has two columns, whichever tab is active (decision 63).
  const photoLed =
    source === "listings" && (address.category === "realestate" || isHomesAlone(pages[0]?.items));
  const grows = source === "listings" && hasNextPage && pages.length < maxAutoPages;
  const end = useLoadNearEnd({
    isActive: grows && !isFetchingNextPage && !error,
    next,
    onLoad: fetchNextPage,
  });

  if (isPending) return <ListingGridSkeleton photoLed={photoLed} />;
  if (error && pages.length === 0) return <Failed onRetry={() => void refetch()} />;
  const listings = pages.flatMap((page) => page.items);
  if (listings.length === 0) {
    return (
      <>
        {empty}
        <Suspense>{source === "listings" ? <SaveOffer address={address} /> : null}</Suspense>
      </>
    );
  }
  const close = pages[0]?.close;

  return (
    <div className="grid gap-8">
      <Divided
        listings={listings}
        division={divide(pages, { unplaced, address })}
        leading={leading}
        photoLed={photoLed}
      />
      {close?.length ? <CloseMatches listings={close} photoLed={photoLed} /> : null}
      {isFetchingNextPage ? <ListingGridSkeleton count={4} photoLed={photoLed} /> : null}
      {error ? <Failed onRetry={() => void fetchNextPage()} /> : null}
      {next ? <MoreLink ref={end} href={withCursor(href, next)} onLoad={() => void fetchNextPage()} /> : null}
      <p role="status" className="sr-only">
        {isFetchingNextPage ? "Loading more listings" : shownText(listings.length, close?.length ?? 0)}
      </p>
    </div>
  );
}

type LoadOptions = {
  isActive: boolean;
  next: string | null;
  onLoad: () => Promise<unknown>;
};

function useLoadNearEnd({ isActive, next, onLoad }: LoadOptions) {
  const end = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || !isActive) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void onLoad();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isActive, onLoad, next]);
  return end;
}

type MoreProps = { ref: Ref<HTMLAnchorElement>; href: string; onLoad: () => void };

function MoreLink({ ref, href, onLoad }: MoreProps) {
  return (
    <a
      ref={ref}
      rel="next"
      href={href}
      className={`${buttonVariants({ variant: "secondary" })} justify-self-center`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onLoad();
      }}
    >
      More listings
    </a>
  );
}

function shownText(shown: number, close: number): string {
  const listings = `${shown} ${shown === 1 ? "listing" : "listings"} shown`;
  return close === 0 ? listings : `${listings}, ${close} close ${close === 1 ? "match" : "matches"}`;
}

/** Decided by the first page: a growing list never changes its columns. */
function isHomesAlone(items: readonly ListingCardDto[] = []): boolean {
  return items.length > 0 && items.every(({ category }) => category === "realestate");
}

type Division = { at: number; heading: string };

function divide(
  pages: readonly ListingPage[],
  { unplaced, address }: Pick<Props, "unplaced" | "address">,
): Division | null {
  const listings = pages.flatMap(({ items }) => items);
  const first = unplaced ? listings.findIndex(({ distance }) => distance === undefined) : -1;
  if (unplaced && first >= 0) return { at: first, heading: unplaced };
  const page = pages.findIndex(({ mentionsFrom }) => mentionsFrom !== undefined);
  if (page < 0) return null;
  const before = pages.slice(0, page).reduce((sum, { items }) => sum + items.length, 0);
  const at = before + pages[page]!.mentionsFrom!;
  return at > 0 ? { at, heading: `Also mentions “${address.search}”` } : null;
}

type DividedProps = Pick<Props, "leading"> & {
  listings: readonly ListingCardDto[];
  division: Division | null;
  photoLed: boolean;
};

function Divided({ listings, division, leading, photoLed }: DividedProps) {
  if (!division) return <ListingGrid listings={listings} leading={leading} photoLed={photoLed} />;
  const { at, heading } = division;
  return (
    <>
      {at > 0 ? <ListingGrid listings={listings.slice(0, at)} leading={leading} photoLed={photoLed} /> : null}
      <h3 className="text-lg font-semibold">{heading}</h3>
      <ListingGrid listings={listings.slice(at)} level={4} photoLed={photoLed} />
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="border-harm/25 bg-harm-soft grid justify-items-start gap-2 rounded-md border p-4"
    >
      <p className="flex gap-2 font-semibold">
        <CircleExclamationPoint className="text-harm mt-0.5" />
        {listingCopy.listingsFailed}
      </p>
      <p>We kept your filters.</p>
      <button
        type="button"
        className={buttonVariants({ variant: "secondary", size: "sm" })}
        onClick={onRetry}
      >
        Try again
      </button>
    </div>
  );
}

function withCursor(href: string, cursor: string): string {
  const [address = "", place] = href.split("#");
  const mark = address.includes("?") ? "&" : "?";
  return `${address}${mark}cursor=${encodeURIComponent(cursor)}${place ? `#${place}` : ""}`;
}
