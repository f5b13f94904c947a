"use client";

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import type { MapTiles } from "@/lib/places/tiles.rules";
import type { MapNoun, MapPin } from "./clusters";

const LiveMap = lazy(() => import("./live-map").then((module) => ({ default: module.LiveMap })));

type Props = {
  pins: readonly MapPin[];
  noun: MapNoun;
  href: string;
  address?: ListingAddress;
  tiles?: MapTiles | null;
  children: ReactNode;
};

export function ResultsMap({ children, ...map }: Props) {
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isReady) return children;
  return (
    <Suspense fallback={children}>
      <LiveMap {...map} />
    </Suspense>
  );
}
