"use client";

import { lazy, Suspense, useRef } from "react";
import { useChosenPlace } from "@/components/places/chosen-place";
import { IntentLink } from "@/components/ui/intent-link";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { homepageRows, type HomepageRowId } from "@/lib/homepage/row.rules";
import { listingQuery } from "@/lib/listings/catalog/address.rules";
import { byDistance } from "@/lib/listings/rules";
import { hrefs } from "@/lib/shared/hrefs";

const ReasonCards = lazy(() => import("./reason-cards").then((module) => ({ default: module.ReasonCards })));

type Props = { row: HomepageRowId; count: number };

export function ReasonRow({ row, count }: Props) {
  const frame = useRef<HTMLElement>(null);
  const near = useNearViewport(frame, { margin: "600px" });
  const place = useChosenPlace();
  const { title, address } = homepageRows[row];
  const room = <div className="card-room" />;
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
      {near ? (
        <Suspense fallback={room}>
          <ReasonCards row={row} count={count} />
        </Suspense>
      ) : (
        room
      )}
    </section>
  );
}
