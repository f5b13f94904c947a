"use client";

import { useRef, type ReactNode } from "react";
import { CardRow } from "@/components/listings/card-row";
import { useListingRow } from "@/components/listings/hooks";
import { IntentLink } from "@/components/ui/intent-link";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { maxRow } from "@/lib/homepage/rules";
import { listingQuery, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { hrefs } from "@/lib/shared/hrefs";

type Props = {
  id: string;
  title: string;
  address: ListingAddress;
  count: number;
  children?: ReactNode;
};

/** Reserves space for the cards and loads them when the row is near the viewport. */
export function ReasonRow({ id, title, address, count, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const near = useNearViewport(frame, { margin: "600px" });
  const { data, isError, isFetching, refetch } = useListingRow(address, { limit: maxRow, enabled: near });
  return (
    <section ref={frame} aria-labelledby={id} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl font-bold">
          {title}
        </h2>
        <div className="flex items-baseline gap-4">
          {children}
          <IntentLink
            href={hrefs.search(listingQuery(address))}
            aria-label={`See all: ${title}`}
            className="tap-target text-primary rounded-sm"
          >
            See all
          </IntentLink>
        </div>
      </div>
      <CardRow listings={data} skeletonCount={near ? count : 0} onRetry={isError && !isFetching && refetch} />
    </section>
  );
}
