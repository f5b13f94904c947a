"use client";

import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { adRefetchMs } from "@/lib/advertisements/rules";
import type { AdCarouselProps } from "./ad-carousel";

const AdCarousel = lazy(() => import("./ad-carousel").then((module) => ({ default: module.AdCarousel })));

export type AdSlotProps = Omit<AdCarouselProps, "made"> & {
  /** The first view, from the server. */
  children: ReactNode;
};

/**
 * A place for advertisements. What turns them over comes when they are seen, or when it is time to ask for them again
 * (spec section 7): a first visit need not load it.
 */
export function AdSlot({ children, ...carousel }: AdSlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [made] = useState(() => Date.now());
  const [due, setDue] = useState(false);
  const { position, seed } = carousel;

  useEffect(() => {
    if (due) return;
    const start = () => setDue(true);
    const timer = setTimeout(start, adRefetchMs[position]);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    });
    if (frame.current) observer.observe(frame.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [due, position]);

  const still = seed.length > 0 ? <div ref={frame}>{children}</div> : null;
  if (!due) return still;
  return (
    <Suspense fallback={still}>
      <AdCarousel made={made} {...carousel} />
    </Suspense>
  );
}
