"use client";

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useNearViewport } from "@/components/ui/use-near-viewport";
import { adRefetchMs } from "@/lib/advertisements/rules";
import type { AdCarouselProps } from "./ad-carousel";

const AdCarousel = lazy(() => import("./ad-carousel").then((module) => ({ default: module.AdCarousel })));

export type AdSlotProps = Omit<AdCarouselProps, "seededAt"> & {
  children: ReactNode;
};

/**
 * Loads the carousel code when the ads are visible or due for a refetch (spec section 7), so that a first visit doesn't
 * need it.
 */
export function AdSlot({ children, ...carousel }: AdSlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [made] = useState(() => Date.now());
  const [late, setLate] = useState(false);
  const due = useNearViewport(frame) || late;
  const { position, seed } = carousel;

  useEffect(() => {
    if (due) return;
    const timer = setTimeout(() => setLate(true), adRefetchMs[position]);
    return () => clearTimeout(timer);
  }, [due, position]);

  const still = seed.length > 0 ? <div ref={frame}>{children}</div> : null;
  if (!due) return still;
  return (
    <Suspense fallback={still}>
      <AdCarousel seededAt={made} {...carousel} />
    </Suspense>
  );
}
