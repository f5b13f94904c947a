"use client";

import { lazy, Suspense, useRef } from "react";
import { forgetPlace, useChosenPlace } from "@/components/places/chosen-place";
import { buttonVariants } from "@/components/ui/button-variants";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { maxRow } from "@/lib/homepage/rules";
import { ReasonRow } from "./reason-row";

const ChoosePlace = lazy(() => import("./choose-place").then((module) => ({ default: module.ChoosePlace })));

export function NearYou() {
  const frame = useRef<HTMLElement>(null);
  const near = useNearViewport(frame, { margin: "600px" });
  const place = useChosenPlace();
  if (place)
    return (
      <ReasonRow
        id="near-you"
        title={`Near ${place.name}`}
        address={{ place: place.id, sort: "distance" }}
        count={maxRow}
      >
        <button
          type="button"
          className={buttonVariants({ variant: "ghost", size: "sm" })}
          onClick={forgetPlace}
        >
          Change place
        </button>
      </ReasonRow>
    );
  return (
    <section ref={frame} aria-labelledby="near-you" className="grid gap-3 noscript:hidden">
      <h2 id="near-you" className="text-2xl font-bold">
        Near you
      </h2>
      <div className="bg-muted grid rounded-xl *:col-start-1 *:row-start-1">
        <div className="card-room" />
        {near ? (
          <Suspense fallback={null}>
            <ChoosePlace />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
