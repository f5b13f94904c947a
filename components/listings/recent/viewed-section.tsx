"use client";

import { clsx as cx } from "clsx";
import { useRef } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { hrefs } from "@/lib/shared/hrefs";
import { CardRow } from "../card-row";
import { useListingsById } from "../hooks";
import { clearViewed } from "./viewed-store";

type Props = { ids: readonly string[]; className?: string };

export function ViewedSection({ ids, className }: Props) {
  const frame = useRef<HTMLElement>(null);
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
      <ViewedRow ids={ids} frame={frame} />
    </section>
  );
}

type RowProps = { ids: readonly string[]; frame: React.RefObject<HTMLElement | null> };

function ViewedRow({ ids, frame }: RowProps) {
  const near = useNearViewport(frame, { margin: "600px" });
  const { data, isError, isFetching, refetch } = useListingsById(ids, { enabled: near });
  return <CardRow listings={data} skeletonCount={ids.length} onRetry={isError && !isFetching && refetch} />;
}
