"use client";

import { useEffect, useRef, useState } from "react";
import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { countClick, countImpression } from "@/lib/advertisements/events.contract";
import { call } from "@/lib/client/api";
import { makeViewId } from "@/lib/client/view-id";
import { AdCard } from "./ad-card";

/** Half of it must be in view. */
const minVisibleShare = 0.5;

function report(endpoint: typeof countClick, id: string, view: string): void {
  // Nobody waits for it, and a lost one is lost.
  call(endpoint, { params: { id }, body: { view } }).catch(() => undefined);
}

type Props = {
  ad: AdvertisementDto;
  maxHeight: string;
  half?: boolean;
  ready?: boolean;
  /** Whether its turn has come in a carousel. */
  shown?: boolean;
  /** The page view that a carousel makes for all it shows; else this one has its own. */
  pageView?: string;
};

/** An advertisement that tells when it was seen and followed; the server counts each once for a page view. */
export function TrackedAd({ shown = true, pageView, ...card }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [ownView] = useState(makeViewId);
  const view = pageView ?? ownView;
  const { id } = card.ad;

  useEffect(() => {
    const element = frame.current;
    if (!shown || !element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        report(countImpression, id, view);
      },
      { threshold: minVisibleShare },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, shown, view]);

  const follow = () => report(countClick, id, view);
  return (
    <div ref={frame} onClick={follow} onAuxClick={follow}>
      <AdCard {...card} />
    </div>
  );
}
