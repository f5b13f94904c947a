"use client";

import { cx } from "class-variance-authority";
import { useState } from "react";
import { RotationDots } from "@/components/homepage/rotation-dots";
import { useRotation } from "@/components/homepage/use-rotation";
import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { adMaxHeight, adViews, type AdPosition } from "@/lib/advertisements/rules";
import { AdCard } from "./ad-card";
import { useAdvertisements } from "./hooks";

type Props = {
  position: AdPosition;
  seed: AdvertisementDto[];
  /** From the interval setting. */
  seconds: number;
  showDots: boolean;
};

/** Advertisements of one position, one view at a time; the first view is in the HTML. Nothing shows when there are none. */
export function AdCarousel({ position, seed, seconds, showDots }: Props) {
  const [held, setHeld] = useState(false);
  const views = adViews(useAdvertisements(position, seed), position);
  const [index, setIndex] = useRotation({ count: views.length, milliseconds: seconds * 1000, paused: held });
  if (views.length === 0) return null;

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Advertisements, ${position}`}
      data-position={position}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grid overflow-hidden">
        {views.map((ads, view) => (
          <div
            key={ads.map((ad) => ad.id).join()}
            inert={view !== index}
            aria-hidden={view !== index}
            className={cx(
              "col-start-1 row-start-1 grid gap-4 transition-opacity duration-200 motion-reduce:transition-none",
              position === "bottom" && "md:grid-cols-2",
              view === index ? "opacity-100" : "pointer-events-none opacity-0",
            )}
          >
            {ads.map((ad) => (
              <AdCard key={ad.id} ad={ad} maxHeight={adMaxHeight(position)} />
            ))}
          </div>
        ))}
      </div>
      {showDots && views.length > 1 ? (
        <RotationDots
          className="text-foreground justify-center"
          labels={views.map((_, view) => `advertisement ${view + 1}`)}
          index={index}
          onChoose={setIndex}
        />
      ) : null}
    </section>
  );
}
