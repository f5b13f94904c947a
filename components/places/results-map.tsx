"use client";

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import type { MapNoun, MapPin } from "./clusters";

const LiveMap = lazy(() => import("./live-map").then((module) => ({ default: module.LiveMap })));

type Props = {
  pins: readonly MapPin[];
  noun: MapNoun;
  href: string;
  children: ReactNode;
};

export function ResultsMap({ pins, noun, href, children }: Props) {
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isReady) return children;
  return (
    <Suspense fallback={children}>
      <LiveMap pins={pins} noun={noun} href={href} />
    </Suspense>
  );
}
