"use client";

import { clsx as cx } from "clsx";
import { useEffect, useRef } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { hrefs } from "@/lib/shared/hrefs";
import { CardRow } from "../card-row";
import { useListingsById } from "../hooks";
import { clearViewed, recordViewed, useViewed } from "./viewed";

/** Milliseconds a listing must be visible to count as viewed. */
const viewedAfterMs = 1000;

type Props = {
  id: string;
  /** False for a listing that no list shows; it isn't recorded. */
  recorded: boolean;
};

export function OthersViewed({ id, recorded }: Props) {
  useRecordView(recorded ? id : null);
  return <RecentlyViewed excludedId={id} className="mt-6 md:mt-10" />;
}

type RecentProps = { excludedId?: string; maxItems?: number; className?: string };

export function RecentlyViewed({ excludedId, maxItems, className }: RecentProps) {
  const frame = useRef<HTMLElement>(null);
  const viewed = useViewed()
    .filter((id) => id !== excludedId)
    .slice(0, maxItems);
  if (viewed.length === 0) return null;
  return (
    <section ref={frame} aria-labelledby="viewed-title" className={cx("grid gap-3", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 id="viewed-title" className="text-2xl font-bold">
          Recently viewed
        </h2>
        <div className="flex items-baseline gap-4">
          <button type="button" className="tap-target rounded-sm" onClick={clearViewed}>
            Clear
          </button>
          <IntentLink
            href={hrefs.recentlyViewed()}
            aria-label="See all: Recently viewed"
            className="tap-target text-primary rounded-sm"
          >
            See all
          </IntentLink>
        </div>
      </div>
      <ViewedRow ids={viewed} frame={frame} />
    </section>
  );
}

type RowProps = { ids: readonly string[]; frame: React.RefObject<HTMLElement | null> };

function ViewedRow({ ids, frame }: RowProps) {
  const near = useNearViewport(frame, { margin: "600px" });
  const { data, isError, isFetching, refetch } = useListingsById(ids, { enabled: near });
  return <CardRow listings={data} skeletonCount={ids.length} onRetry={isError && !isFetching && refetch} />;
}

/** A page opened in a background tab counts once it's visible. */
function useRecordView(id: string | null): void {
  useEffect(() => {
    if (!id) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      clearTimeout(rest);
      if (id && document.visibilityState === "visible")
        rest = setTimeout(() => recordViewed(id), viewedAfterMs);
    }
    settle();
    document.addEventListener("visibilitychange", settle);
    return () => {
      clearTimeout(rest);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [id]);
}
