import { scaleAt } from "@/lib/places/projection.rules";

/** What the numbers of a map count. */
export type MapNoun = "listing" | "job";

/** A place on the map: how many are there, and from how many dollars on, or dollars a month, where that is said. */
export type MapPin = {
  id: string;
  name: string;
  x: number;
  y: number;
  count: number;
  lowest?: number;
  monthly?: boolean;
};

/** The part of the map that is shown, in its units. */
export type View = { x: number; y: number; width: number; height: number };

/** Places that would cover each other: the largest, all of them, and what they have together. */
export type Cluster = {
  pin: MapPin;
  pins: MapPin[];
  count: number;
  lowest?: number;
  monthly?: boolean;
  left: number;
  top: number;
};

export const mapWidth = 975;
const mapHeight = 610;
export const defaultAspectRatio = mapWidth / mapHeight;
export const countryView: View = { x: 0, y: 0, width: mapWidth, height: mapHeight };

/** The whole country in another shape has some room above and below. */
function countryViewAt(shape: number): View {
  const height = mapWidth / shape;
  return isSameRatio(shape, defaultAspectRatio)
    ? countryView
    : { x: 0, y: (mapHeight - height) / 2, width: mapWidth, height };
}

function isSameRatio(shape: number, other: number): boolean {
  return Math.abs(shape - other) < 0.02;
}

/** How many times a view is as wide as it is high. */
export function aspectRatioOf({ width, height }: View): number {
  return width / height;
}

/** The same middle and width in a frame of another shape; the usual one without. */
export function withAspectRatio(view: View, shape = defaultAspectRatio): View {
  if (isSameRatio(shape, aspectRatioOf(view))) return view;
  const { x, y } = center(view);
  return view.width >= mapWidth ? countryViewAt(shape) : viewAround(x, y, view.width, shape);
}

/** The closest view is some twenty miles wide. */
const minViewWidth = 7;
/** In percent of a view of the usual shape: pins nearer than this would cover each other on a phone. */
const minPinDistance = { left: 11, top: 14 };

/** The same shape around a point, kept inside what can be looked at. */
export function viewAround(x: number, y: number, width: number, shape = defaultAspectRatio): View {
  const fitting = Math.min(mapWidth, Math.max(minViewWidth, width));
  const height = fitting / shape;
  return {
    x: Math.min(mapWidth - fitting / 2, Math.max(-fitting / 2, x - fitting / 2)),
    y: Math.min(mapHeight - height / 2, Math.max(-height / 2, y - height / 2)),
    width: fitting,
    height,
  };
}

/** What shows all pins with some space around them, in the shape of another view; the whole country without one. */
export function fitView(pins: readonly { x: number; y: number }[], like: View = countryView): View {
  const shape = aspectRatioOf(like);
  if (pins.length === 0) return countryViewAt(shape);
  const xs = pins.map(({ x }) => x);
  const ys = pins.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(60, (right - left) * 1.3, (bottom - top) * shape * 1.4);
  if (width >= mapWidth) return countryViewAt(shape);
  return viewAround((left + right) / 2, (top + bottom) / 2, width, shape);
}

/** What a map beside a list shows of these pins. */
export function mapLayoutFor(pins: readonly { x: number; y: number }[]): "region" | "country" {
  return fitView(pins).width < mapWidth ? "region" : "country";
}

/** How much closer a press on the map comes. */
export const zoomStep = 1.6;

/** Zooms by a factor around a point of the map, which stays where it is in the view. */
export function zoom(view: View, factor: number, at = center(view)): View {
  const width = Math.min(mapWidth, Math.max(minViewWidth, view.width * factor));
  const scale = width / view.width;
  const x = at.x + (view.x + view.width / 2 - at.x) * scale;
  const y = at.y + (view.y + view.height / 2 - at.y) * scale;
  return width === mapWidth
    ? countryViewAt(aspectRatioOf(view))
    : viewAround(x, y, width, aspectRatioOf(view));
}

export function center({ x, y, width, height }: View): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The pins that a view shows, those that would cover each other as one; places in percent of the view. */
export function clusterPins(pins: readonly MapPin[], view: View): Cluster[] {
  const clusters: Cluster[] = [];
  const apartDown = (minPinDistance.top * aspectRatioOf(view)) / defaultAspectRatio;
  for (const pin of pins) {
    const left = ((pin.x - view.x) / view.width) * 100;
    const top = ((pin.y - view.y) / view.height) * 100;
    if (left < 0 || left > 100 || top < 0 || top > 100) continue;
    const near = clusters.find(
      (cluster) =>
        Math.abs(cluster.left - left) < minPinDistance.left && Math.abs(cluster.top - top) < apartDown,
    );
    if (near) {
      near.pins.push(pin);
      near.count += pin.count;
    } else clusters.push({ pin, pins: [pin], count: pin.count, left, top });
  }
  return clusters.map((cluster) => ({ ...cluster, ...priceOf(cluster.pins) }));
}

/** The lowest price of several places, where all of them say theirs and these are of one kind. */
function priceOf(pins: readonly MapPin[]): Pick<Cluster, "lowest" | "monthly"> {
  const prices = pins.flatMap(({ lowest }) => lowest ?? []);
  const [first] = pins;
  const isOneKind = pins.every(({ monthly }) => monthly === first?.monthly);
  if (prices.length < pins.length || !isOneKind) return { lowest: undefined };
  return { lowest: Math.min(...prices), ...(first?.monthly ? { monthly: true } : {}) };
}

/** Miles in a unit of the map where it is drawn in its full size. */
const milesPerUnit = 3.045;

/** How far around its middle a view has to be searched, in miles. */
export function viewRadiusMiles(view: View): number {
  return (
    (Math.min(view.width, view.height * defaultAspectRatio) / 2) * (milesPerUnit / scaleAt(center(view)))
  );
}

/** The view that comes closer to the places of a cluster; null where the map comes no closer: they stand too near each other. */
export function closerView(view: View, { pin, pins }: Cluster): View | null {
  const fitted = fitView(pins, view);
  const closer = fitted.width < view.width ? fitted : zoom(view, 1 / zoomStep, pin);
  return closer.width < view.width ? closer : null;
}
