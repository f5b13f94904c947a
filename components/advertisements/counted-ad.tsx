"use client";

import { useEffect, useRef, useState } from "react";
import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { countClick, countImpression } from "@/lib/advertisements/events.contract";
import { call } from "@/lib/client/api";
import { makeViewId } from "@/lib/client/view-id";
import { AdCard } from "./ad-card";

const minVisibleShare = 0.5;

function report(endpoint: typeof countClick, id: string, view: string): void {
  // Fire and forget: a lost event is acceptable.
  call(endpoint, { params: { id }, body: { view } }).catch(() => undefined);
}

type Props = {
  ad: AdvertisementDto;
  maxHeight: string;
  half?: boolean;
  ready?: boolean;
  shown?: boolean;
  pageView?: string;
};

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
