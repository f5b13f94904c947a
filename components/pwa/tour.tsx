"use client";

import { useEffect, useId, useRef, useState, type CSSProperties } from "react";
import { Button } from "@/components/ui/button";
import { tourCopy } from "@/lib/pwa/tour.copy";
import { nextPlace, previousPlace, tourStops, type TourPlace } from "@/lib/pwa/tour.rules";
import { storeProgress, readProgress } from "./tour-progress";

type Spot = { top: number; left: number; width: number; height: number };

/** In CSS pixels: margin around the highlighted element, and gap between it, the card and the screen edge. */
const margin = 8;
const gap = 16;
const cardWidth = 400;
const maxCardHeight = 272;

function findStop(stop: number): Element | null {
  const found = (tourStops[stop] ?? []).map((selector) => document.querySelector(selector));
  return found.find((element) => element && element.getClientRects().length > 0) ?? null;
}

function spotOf(element: Element): Spot {
  const { top, left, right, bottom } = element.getBoundingClientRect();
  const [from, to] = [Math.max(0, top - margin), Math.min(window.innerHeight, bottom + margin)];
  const [start, end] = [Math.max(0, left - margin), Math.min(window.innerWidth, right + margin)];
  return { top: from, left: start, width: end - start, height: to - from };
}

function bringIntoView(element: Element): void {
  const { top, height } = element.getBoundingClientRect();
  if (height > window.innerHeight / 2) window.scrollBy({ top: top - maxCardHeight, behavior: "instant" });
  else element.scrollIntoView({ block: "center", behavior: "instant" });
}

function cardStyleFor({ top, left, width, height }: Spot): CSSProperties {
  const screen = document.documentElement.clientWidth;
  const card = Math.min(cardWidth, screen - 2 * gap);
  const start = Math.min(screen - card - gap, Math.max(gap, left + width / 2 - card / 2));
  const below = window.innerHeight - top - height;
  const room = Math.max(top, below);
  if (room < maxCardHeight - gap - margin)
    return { left: start, bottom: gap, maxHeight: `calc(100% - ${2 * gap}px)` };
  // Large text may need more space than there is.
  const maxHeight = room - 2 * gap;
  return top > below
    ? { left: start, bottom: window.innerHeight - top + gap, maxHeight }
    : { left: start, top: top + height + gap, maxHeight };
}

function useSpot(place: TourPlace): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    const element = typeof place === "number" ? findStop(place) : null;
    const measure = () => setSpot(element && spotOf(element));
    if (element) bringIntoView(element);
    measure();
    window.addEventListener("resize", measure);
    window.addEventListener("scroll", measure, { passive: true });
    return () => {
      window.removeEventListener("resize", measure);
      window.removeEventListener("scroll", measure);
    };
  }, [place]);
  return spot;
}

export function Tour({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [place, setPlace] = useState<TourPlace>(readProgress);
  const spot = useSpot(place);
  const copy = tourCopy.at(place);
  const isStop = typeof place === "number";

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => storeProgress(place), [place]);

  function close() {
    storeProgress("finish");
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      data-slot="tour"
      aria-labelledby={title}
      aria-describedby={`${title}-text`}
      onClose={close}
      className="fixed inset-0 size-full max-h-none max-w-none overflow-hidden bg-transparent backdrop:bg-transparent"
    >
      <div
        aria-hidden
        data-slot="tour-spot"
        style={spot ?? { top: "50%", left: "50%", width: 0, height: 0 }}
        className={`pointer-events-none fixed rounded-xl shadow-[0_0_0_200vmax_oklch(0_0_0/0.6)] ${spot ? "outline-ring outline-2" : ""}`}
      />
      <div
        data-slot="tour-card"
        style={{ maxWidth: cardWidth, ...(spot && cardStyleFor(spot)) }}
        className={`bg-popover text-foreground shadow-float fixed h-fit w-[calc(100%-32px)] space-y-4 overflow-y-auto rounded-xl border p-5 ${spot ? "" : "inset-0 m-auto"}`}
      >
        <div aria-live="polite">
          {isStop ? <p className="text-muted-foreground text-sm">{tourCopy.of(place)}</p> : null}
          <h2 id={title} className="text-xl font-bold">
            {copy.title}
          </h2>
          <p id={`${title}-text`} className="text-muted-foreground mt-1 text-pretty">
            {copy.text}
          </p>
        </div>
        <TourButtons place={place} onPlace={setPlace} onClose={close} />
      </div>
    </dialog>
  );
}

type ButtonsProps = {
  place: TourPlace;
  onPlace: (change: (place: TourPlace) => TourPlace) => void;
  onClose: () => void;
};

function TourButtons({ place, onPlace, onClose }: ButtonsProps) {
  return (
    <div className="flex justify-end gap-2">
      {place === "finish" ? null : (
        <Button variant="ghost" className="mr-auto -ml-4" onClick={onClose}>
          {tourCopy.skip}
        </Button>
      )}
      {typeof place === "number" && place > 0 ? (
        <Button variant="secondary" onClick={() => onPlace(previousPlace)}>
          {tourCopy.back}
        </Button>
      ) : null}
      <Button autoFocus onClick={place === "finish" ? onClose : () => onPlace(nextPlace)}>
        {place === "intro" ? tourCopy.start : place === "finish" ? tourCopy.done : tourCopy.next}
      </Button>
    </div>
  );
}
