"use client";

import { lazy, Suspense, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { mayBeSignedIn } from "@/components/users/hooks";
import { tourCopy } from "@/lib/pwa/tour.copy";
import { tourSlot } from "@/lib/pwa/first.rules";
import { claimOffer } from "./tour-progress";

const Tour = lazy(() => import("./tour").then((module) => ({ default: module.Tour })));

export function TourOffer() {
  const title = useId();
  const [place, setPlace] = useState<Element | null>(null);
  const [isTaken, setTaken] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      const found = document.querySelector(`[data-slot=${tourSlot}]`);
      if (found && !mayBeSignedIn() && claimOffer()) setPlace(found);
    });
    return () => clearTimeout(timer);
  }, []);

  if (isTaken)
    return (
      <Suspense>
        <Tour onClose={() => setTaken(false)} />
      </Suspense>
    );
  if (!place) return null;
  const leave = () => setPlace(null);
  return createPortal(
    <aside
      aria-labelledby={title}
      className="bg-popover shadow-float grid content-center gap-2 rounded-xl border p-3 max-md:h-full"
    >
      <p id={title} className="text-sm">
        <b className="font-semibold">{tourCopy.offer}</b> {tourCopy.offerText}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          onClick={() => {
            leave();
            setTaken(true);
          }}
        >
          {tourCopy.take}
        </Button>
        <Button size="sm" variant="ghost" onClick={leave}>
          {tourCopy.skip}
        </Button>
      </div>
    </aside>,
    place,
  );
}
