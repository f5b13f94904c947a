"use client";

import { useState } from "react";
import { RotationControls } from "@/components/ui/rotation-controls";
import { useRotation } from "@/components/ui/use-rotation";
import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { adMaxHeight, adViews, type AdPosition } from "@/lib/advertisements/rules";
import { AdView } from "./ad-view";
import { makeViewId } from "@/lib/client/view-id";
import { TrackedAd } from "./counted-ad";
import { useAdvertisements } from "./hooks";

export type AdCarouselProps = {
  position: AdPosition;
  seed: AdvertisementDto[];
  seededAt: number;
  seconds: number;
  showDots: boolean;
};

export function AdCarousel({ position, seed, seededAt, seconds, showDots }: AdCarouselProps) {
  const views = adViews(useAdvertisements({ position, seed, made: seededAt }), position);
  const rotation = useRotation({ count: views.length, milliseconds: seconds * 1000 });
  // Stays the same when ads are refetched and shown in a new combination.
  const [pageView] = useState(makeViewId);
  if (views.length === 0) return null;

  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Advertisements, ${position}`}
      data-position={position}
      {...rotation.containerProps}
    >
      <div className="grid">
        {views.map((ads, view) => (
          <AdView key={ads.map((ad) => ad.id).join()} position={position} shown={view === rotation.index}>
            {ads.map((ad) => (
              <TrackedAd
                key={ad.id}
                shown={view === rotation.index}
                pageView={pageView}
                ad={ad}
                maxHeight={adMaxHeight(position)}
                half={position === "bottom"}
                ready={rotation.isReady(view)}
              />
            ))}
          </AdView>
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
