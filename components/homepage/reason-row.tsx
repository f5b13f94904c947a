"use client";

import { useRef } from "react";
import { CardRow } from "@/components/listings/card-row";
import { useChosenPlace } from "@/components/places/chosen-place";
import { IntentLink } from "@/components/ui/intent-link";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { homepageRows, type HomepageRowId } from "@/lib/homepage/row.rules";
import { listingQuery } from "@/lib/listings/catalog/address.rules";
import { byDistance } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";
import { useHomepageRow } from "./hooks";

type Props = { row: HomepageRowId; count: number };

/** Reserves space for the cards and loads them when the row is near the viewport. */
export function ReasonRow({ row, count }: Props) {
  const frame = useRef<HTMLElement>(null);
  const near = useNearViewport(frame, { margin: "600px" });
  const place = useChosenPlace();
  const { data, isError, isFetching, refetch } = useHomepageRow(row, { place: place?.id, enabled: near });
  const { title, address } = homepageRows[row];
  const nearest = place ? ({ place: place.id, sort: byDistance } as const) : {};
  return (
    <section ref={frame} aria-labelledby={row} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={row} className="text-2xl font-bold">
          {place ? `${title}, nearest first` : title}
        </h2>
        <IntentLink
          href={hrefs.search(listingQuery({ ...address, ...nearest }))}
          aria-label={`See all: ${title}`}
          className="tap-target text-primary rounded-sm"
        >
          See all
        </IntentLink>
      </div>
      <CardRow listings={data} skeletonCount={near ? count : 0} onRetry={isError && !isFetching && refetch} />
    </section>
  );
}
