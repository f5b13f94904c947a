"use client";

import { useEffect, useRef } from "react";
import { SharedFavorites } from "@/components/favorites/shared-favorites";
import { buttonVariants } from "@/components/ui/button-variants";
import { useNear } from "@/components/ui/use-near";
import { useListingsById } from "../hooks";
import { ListingCard } from "../listing-card";
import { ListingCardSkeleton } from "../listing-card-skeleton";
import { forgetViewed, noteViewed, useViewed } from "./viewed";

/** Milliseconds that a listing is in view before it counts as seen. */
const seenAfter = 1000;

type Props = {
  id: string;
  /** False for a listing that no list shows. */
  noted: boolean;
};

/** Below a listing: the others that were seen on this device, in one row. Notes this one once it was seen. */
export function RecentlyViewed({ id, noted }: Props) {
  const frame = useRef<HTMLElement>(null);
  const viewed = useViewed().filter((other) => other !== id);
  useNoted(noted ? id : null);
  if (viewed.length === 0) return null;
  return (
    <section ref={frame} aria-labelledby="viewed-title" className="mt-6 grid gap-5 md:mt-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="viewed-title" className="text-2xl font-bold">
          Recently viewed
        </h2>
        <button
          type="button"
          className={`${buttonVariants({ variant: "ghost", size: "sm" })} -mr-3`}
          onClick={forgetViewed}
        >
          Clear
        </button>
      </div>
      <ViewedRow ids={viewed} frame={frame} />
    </section>
  );
}

const rowLook = [
  "-mx-gutter px-gutter scroll-px-gutter grid snap-x snap-proximity grid-flow-col gap-3 overflow-x-auto overscroll-x-contain py-2",
  "auto-cols-[calc((100%-0.75rem)/2.2)] md:auto-cols-[calc((100%-2rem)/3.3)] md:gap-4",
  "xl:auto-cols-[calc((100%-4.5rem)/4.2)] xl:gap-6 *:min-w-0 *:snap-start",
].join(" ");

type RowProps = { ids: readonly string[]; frame: React.RefObject<HTMLElement | null> };

/** Cards as wide as those of a grid, with the next one showing at the edge; they are asked for when the row comes near. */
function ViewedRow({ ids, frame }: RowProps) {
  const near = useNear(frame, { margin: "600px" });
  const { data, isError } = useListingsById(ids, { enabled: near });
  if (isError) return <p className="text-muted-foreground">We couldn’t load these listings right now.</p>;
  return (
    <SharedFavorites>
      <ul role="list" className={rowLook}>
        {data
          ? data.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} loading="lazy" />
              </li>
            ))
          : ids.map((other) => (
              <li key={other}>
                <ListingCardSkeleton />
              </li>
            ))}
      </ul>
    </SharedFavorites>
  );
}

/** A page that was opened behind another is seen when it is shown. */
function useNoted(id: string | null): void {
  useEffect(() => {
    if (!id) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      clearTimeout(rest);
      if (id && document.visibilityState === "visible") rest = setTimeout(() => noteViewed(id), seenAfter);
    }
    settle();
    document.addEventListener("visibilitychange", settle);
    return () => {
      clearTimeout(rest);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [id]);
}
