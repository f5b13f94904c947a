"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { distances } from "@/lib/places/rules";
import {
  mapLayoutFor,
  center,
  clusterPins,
  closerView,
  mapWidth,
  viewRadiusMiles,
  zoom,
  zoomStep,
  type Cluster,
  type MapNoun,
  type MapPin,
  type View,
} from "./clusters";
import { placeIdentity } from "./place-identity";
import { placeHref } from "./place-mark";
import { MapGround, MapLabels, PinLabel, pinLook, pinPlace, pinsWithPrice } from "./still-map";
import { useMapGestures } from "./use-map-gestures";
import { useMapView } from "./use-map-view";
import { useHoveredPlace } from "./use-hovered-place";

type Props = {
  pins: readonly MapPin[];
  noun: MapNoun;
  /** List URL with the place placeholder. */
  href: string;
};

export function LiveMap({ pins, noun, href }: Props) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const { view, setView, ground } = useMapView(pins);
  const gestures = useMapGestures(frame, setView);
  const clusters = clusterPins(pins, view);
  const area = searchAreaOf(view, pins);

  function search(id: string, within: number): void {
    router.push(placeHref(href, id, within), { scroll: false });
  }

  function open(cluster: Cluster): void {
    const isOne = cluster.pins.length === 1;
    const closer = isOne ? null : closerView(view, cluster);
    if (closer) setView(closer);
    else search(cluster.pin.id, isOne ? 0 : 10);
  }

  return (
    <div
      ref={frame}
      role="region"
      aria-label="Map of the results"
      tabIndex={0}
      className="relative cursor-grab touch-pan-y rounded-xl select-none active:cursor-grabbing"
      {...gestures}
    >
      <MapGround view={view} frame={ground} layout={mapLayoutFor(pins)}>
        <MapLabels clusters={clusters} view={view} />
        <PinButtons {...{ clusters, noun, view }} onOpen={open} />
      </MapGround>
      <div className="mt-2 flex h-11 shrink-0 items-center gap-1">
        {area ? (
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", size: "sm" })}
            onClick={() => search(area.id, area.within)}
          >
            Search this area
          </button>
        ) : null}
        <span className="grow" />
        <ZoomButton
          label="Zoom out"
          sign="−"
          disabled={view.width >= mapWidth}
          onPress={() => setView((old) => zoom(old, zoomStep))}
        />
        <ZoomButton label="Zoom in" sign="+" onPress={() => setView((old) => zoom(old, 1 / zoomStep))} />
      </div>
      <p role="status" className="sr-only">
        {clusters.length} {clusters.length === 1 ? "pin" : "pins"} on the map
      </p>
    </div>
  );
}

type PinProps = {
  clusters: readonly Cluster[];
  noun: MapNoun;
  view: View;
  onOpen: (cluster: Cluster) => void;
};

function PinButtons({ clusters, noun, view, onOpen }: PinProps) {
  const lit = useHoveredPlace();
  const priced = pinsWithPrice(clusters, view);
  const isLit = ({ pins }: Cluster) => lit !== null && pins.some(({ name }) => placeIdentity(name) === lit);
  return (
    <ul role="list" aria-label="Places on the map">
      {clusters.map((cluster) => (
        <li key={cluster.pin.id}>
          <button
            type="button"
            className={pinLook}
            style={pinPlace(cluster)}
            data-lit={isLit(cluster) ? "" : undefined}
            onClick={() => onOpen(cluster)}
          >
            <PinLabel cluster={cluster} noun={noun} isPriced={priced.has(cluster)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type ZoomProps = { label: string; sign: string; disabled?: boolean; onPress: () => void };

function ZoomButton({ label, sign, disabled, onPress }: ZoomProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      className={buttonVariants({ variant: "secondary", size: "icon" })}
      onClick={onPress}
    >
      <span aria-hidden className="text-xl leading-none">
        {sign}
      </span>
    </button>
  );
}

/**
 * Pin closest to the center and the search distance that covers the view; null beyond the largest distance or without a
 * pin in view.
 */
function searchAreaOf(view: View, pins: readonly MapPin[]): { id: string; within: number } | null {
  const miles = viewRadiusMiles(view);
  const within = distances.find((distance) => distance >= miles * 0.9);
  const { x, y } = center(view);
  const far = (pin: MapPin) => Math.hypot(pin.x - x, pin.y - y);
  const [first, ...others] = pins;
  if (!within || !first) return null;
  const nearest = others.reduce((best, pin) => (far(pin) < far(best) ? pin : best), first);
  return far(nearest) <= view.width / 2 ? { id: nearest.id, within } : null;
}
