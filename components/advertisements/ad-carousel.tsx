"use client";

import { cx } from "class-variance-authority";
import { useState } from "react";
import { RotationControls } from "@/components/ui/rotation-controls";
import { useRotation } from "@/components/ui/use-rotation";
import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { adMaxHeight, adViews, type AdPosition } from "@/lib/advertisements/rules";
import { CountedAd, makeViewId } from "./counted-ad";
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
  const views = adViews(useAdvertisements(position, seed), position);
  const rotation = useRotation({ count: views.length, milliseconds: seconds * 1000 });
  // An advertisement that comes to stand beside another one when they are fetched again is still the same page view.
  const [pageView] = useState(makeViewId);
  if (views.length === 0) return null;

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Advertisements, ${position}`}
      data-position={position}
      {...rotation.holders}
    >
      <div className="grid">
        {views.map((ads, view) => (
          <div
            key={ads.map((ad) => ad.id).join()}
            inert={view !== rotation.index}
            aria-hidden={view !== rotation.index}
            className={cx(
              "col-start-1 row-start-1 grid min-w-0 gap-4 transition-opacity duration-200 motion-reduce:transition-none",
              position === "bottom" && "md:grid-cols-2",
              view === rotation.index ? "opacity-100" : "pointer-events-none opacity-0",
            )}
          >
            {ads.map((ad) => (
              <CountedAd
                key={ad.id}
                shown={view === rotation.index}
                pageView={pageView}
                ad={ad}
                maxHeight={adMaxHeight(position)}
                half={position === "bottom"}
                ready={rotation.isReady(view)}
              />
            ))}
          </div>
        ))}
      </div>
      <RotationControls
        className="text-foreground justify-center"
        labels={views.map((_, view) => `advertisement ${view + 1}`)}
        rotation={rotation}
        showDots={showDots}
      />
    </section>
  );
}
