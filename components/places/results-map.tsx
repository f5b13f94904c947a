"use client";

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import type { PinDto } from "@/lib/search/pins.contract";

const LiveMap = lazy(() => import("./live-map").then((module) => ({ default: module.LiveMap })));

type Props = {
  pins: readonly PinDto[];
  /** The list of a place: its id and how far around it stand as marks. */
  href: string;
  /** The map of the server, until the one that moves is there, and for good without script. */
  children: ReactNode;
};

export function ResultsMap({ pins, href, children }: Props) {
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isReady) return children;
  return (
    <Suspense fallback={children}>
      <LiveMap pins={pins} href={href} />
    </Suspense>
  );
}
