import { scaleAt } from "@/lib/places/projection.rules";

export type MapNoun = "listing" | "job";

/** `lowest` is in dollars, per month if `monthly`; undefined if unknown. */
export type MapPin = {
  id: string;
  name: string;
  x: number;
  y: number;
  count: number;
  lowest?: number;
  monthly?: boolean;
};

export type View = { x: number; y: number; width: number; height: number };

/** Pins that would overlap: the largest, all of them, and their totals; position in percent of the view. */
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

function countryViewAt(shape: number): View {
  const height = mapWidth / shape;
  return isSameRatio(shape, defaultAspectRatio)
    ? countryView
    : { x: 0, y: (mapHeight - height) / 2, width: mapWidth, height };
}

function isSameRatio(shape: number, other: number): boolean {
  return Math.abs(shape - other) < 0.02;
}

export function aspectRatioOf({ width, height }: View): number {
  return width / height;
}

/** Same center and width at another aspect ratio. */
export function withAspectRatio(view: View, shape = defaultAspectRatio): View {
  if (isSameRatio(shape, aspectRatioOf(view))) return view;
  const { x, y } = center(view);
  return view.width >= mapWidth ? countryViewAt(shape) : viewAround(x, y, view.width, shape);
}

/** Minimum width of a view, about 20 miles. */
const minViewWidth = 7;
/** In percent of a view of the default ratio: closer pins would overlap on a phone. */
const minPinDistance = { left: 11, top: 14 };

/** Same aspect ratio around a point, clamped to the map. */
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

/** Fits all pins with a margin at the aspect ratio of `like`; the whole country if there are none. */
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

export function mapLayoutFor(pins: readonly { x: number; y: number }[]): "region" | "country" {
  return fitView(pins).width < mapWidth ? "region" : "country";
}

export const zoomStep = 1.6;

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

export function clusterPins(pins: readonly MapPin[], view: View): Cluster[] {
  const clusters: Cluster[] = [];
  const minTopDistance = (minPinDistance.top * aspectRatioOf(view)) / defaultAspectRatio;
  for (const pin of pins) {
    const left = ((pin.x - view.x) / view.width) * 100;
    const top = ((pin.y - view.y) / view.height) * 100;
    if (left < 0 || left > 100 || top < 0 || top > 100) continue;
    const near = clusters.find(
      (cluster) =>
        Math.abs(cluster.left - left) < minPinDistance.left && Math.abs(cluster.top - top) < minTopDistance,
    );
    if (near) {
      near.pins.push(pin);
      near.count += pin.count;
    } else clusters.push({ pin, pins: [pin], count: pin.count, left, top });
  }
  return clusters.map((cluster) => ({ ...cluster, ...priceOf(cluster.pins) }));
}

/** Lowest price, if every pin has one and all are of the same kind. */
function priceOf(pins: readonly MapPin[]): Pick<Cluster, "lowest" | "monthly"> {
  const prices = pins.flatMap(({ lowest }) => lowest ?? []);
  const [first] = pins;
  const isOneKind = pins.every(({ monthly }) => monthly === first?.monthly);
  if (prices.length < pins.length || !isOneKind) return { lowest: undefined };
  return { lowest: Math.min(...prices), ...(first?.monthly ? { monthly: true } : {}) };
}

/** Miles per map unit at full scale. */
const milesPerUnit = 3.045;

export function viewRadiusMiles(view: View): number {
  return (
    (Math.min(view.width, view.height * defaultAspectRatio) / 2) * (milesPerUnit / scaleAt(center(view)))
  );
}

/** Null if the map can't zoom in further because the places are too close together. */
export function closerView(view: View, { pin, pins }: Cluster): View | null {
  const fitted = fitView(pins, view);
  const closer = fitted.width < view.width ? fitted : zoom(view, 1 / zoomStep, pin);
  return closer.width < view.width ? closer : null;
}
