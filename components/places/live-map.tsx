"use client";

import { useRouter } from "next/navigation";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { distances } from "@/lib/places/rules";
import {
  mapLayoutFor,
  center,
  clusterPins,
  closerView,
  fitView,
  mapWidth,
  viewRadiusMiles,
  withAspectRatio,
  viewAround,
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
import { useHoveredPlace } from "./use-pointed-place";

type Props = {
  pins: readonly MapPin[];
  noun: MapNoun;
  /** List URL with the place placeholder. */
  href: string;
};

export function LiveMap({ pins, noun, href }: Props) {
  const router = useRouter();
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => fitView(pins));
  const lit = useHoveredPlace();
  const [followed, setFollowed] = useState(pins);
  if (followed !== pins) {
    setFollowed(pins);
    setView(fitView(pins, view));
  }
  const dragging = useDragging(frame, setView);

  // The frame has a shape of its own: before it is seen all pins fill it as well as they can.
  const fitFrame = useEffectEvent((width: number, height: number) => {
    if (height > 0) setView(fitView(pins, withAspectRatio(view, width / height)));
  });
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {};
    fitFrame(clientWidth, clientHeight);
  }, []);

  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (height > 0) setView((old) => withAspectRatio(old, width / height));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function move(right: number, down: number): void {
    setView((old) => {
      const { x, y } = center(old);
      return viewAround(x + right * old.width, y + down * old.height, old.width, old.width / old.height);
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => move(-0.2, 0),
      ArrowRight: () => move(0.2, 0),
      ArrowUp: () => move(0, -0.2),
      ArrowDown: () => move(0, 0.2),
      "+": () => setView((old) => zoom(old, 1 / zoomStep)),
      "=": () => setView((old) => zoom(old, 1 / zoomStep)),
      "-": () => setView((old) => zoom(old, zoomStep)),
    };
    const act = moves[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  function open(cluster: Cluster): void {
    const isOne = cluster.pins.length === 1;
    const closer = isOne ? null : closerView(view, cluster);
    if (closer) setView(closer);
    else router.push(placeHref(href, cluster.pin.id, isOne ? 0 : 10), { scroll: false });
  }

  const clusters = clusterPins(pins, view);
  const priced = pinsWithPrice(clusters, view);
  const area = searchAreaOf(view, pins);
  return (
    <div
      ref={frame}
      role="region"
      aria-label="Map of the results"
      tabIndex={0}
      className="relative cursor-grab touch-pan-y rounded-xl select-none active:cursor-grabbing"
      onKeyDown={onKeyDown}
      {...dragging}
    >
      <MapGround view={view} frame={ground} beside={mapLayoutFor(pins)}>
        <MapLabels clusters={clusters} view={view} />
        <ul role="list" aria-label="Places on the map">
          {clusters.map((cluster) => (
            <li key={cluster.pin.id}>
              <button
                type="button"
                className={pinLook}
                style={pinPlace(cluster)}
                data-lit={
                  lit !== null && cluster.pins.some(({ name }) => placeIdentity(name) === lit)
                    ? ""
                    : undefined
                }
                onClick={() => open(cluster)}
              >
                <PinLabel cluster={cluster} noun={noun} isPriced={priced.has(cluster)} />
              </button>
            </li>
          ))}
        </ul>
      </MapGround>
      <div className="mt-2 flex h-11 shrink-0 items-center gap-1">
        {area ? (
          <button
            type="button"
            className={buttonVariants({ variant: "secondary", size: "sm" })}
            onClick={() => router.push(placeHref(href, area.id, area.within), { scroll: false })}
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

type Point = { x: number; y: number };

function useDragging(
  frame: React.RefObject<HTMLDivElement | null>,
  setView: (change: (old: View) => View) => void,
) {
  const fingers = useRef(new Map<number, Point>());

  function onPointerDown(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest("button")) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    const width = frame.current?.clientWidth;
    if (!before || !width) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, now);
    frame.current?.setPointerCapture(event.pointerId);
    setView((old) => {
      if (other) {
        const spread = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
        return zoom(old, spread(before) / spread(now));
      }
      const scale = old.width / width;
      const { x, y } = center(old);
      return viewAround(
        x - (now.x - before.x) * scale,
        y - (now.y - before.y) * scale,
        old.width,
        old.width / old.height,
      );
    });
  }

  function onPointerEnd(event: PointerEvent): void {
    fingers.current.delete(event.pointerId);
  }

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}
