import { countryOn, mapWidth, planeOf, type PlaneName, type View } from "./planes";

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

export const countryView = countryOn("albers");
export const defaultAspectRatio = aspectRatioOf(countryView);

function countryViewAt(shape: number, { plane }: View): View {
  const country = countryOn(plane ?? "albers");
  const height = mapWidth / shape;
  return isSameRatio(shape, defaultAspectRatio)
    ? country
    : { ...country, y: (country.height - height) / 2, height };
}

function isSameRatio(shape: number, other: number): boolean {
  return Math.abs(shape - other) < 0.02;
}

export function aspectRatioOf({ width, height }: View): number {
  return width / height;
}

/** The own shapes end where the country does; tiles show the rest of the world. */
function isWholeMap(view: View): boolean {
  return !view.plane && view.width >= mapWidth;
}

export function withAspectRatio(view: View, shape = defaultAspectRatio): View {
  if (isSameRatio(shape, aspectRatioOf(view))) return view;
  const { x, y } = center(view);
  const reshaped = { ...view, height: view.width / shape };
  return isWholeMap(view) ? countryViewAt(shape, view) : viewAround(x, y, view.width, reshaped);
}

/** In percent of a view of the default ratio: closer pins would overlap on a phone. */
const minPinDistance = { left: 11, top: 14 };

/** A view around a point with the aspect ratio and plane of `like`, clamped to the map. */
export function viewAround(x: number, y: number, width: number, like: View = countryView): View {
  const { narrowest, widest, left, top, right, bottom } = planeOf(like);
  const fitting = Math.min(widest, Math.max(narrowest, width));
  const height = fitting / aspectRatioOf(like);
  return {
    ...like,
    x: Math.min(right, Math.max(left, x)) - fitting / 2,
    y: Math.min(bottom, Math.max(top, y)) - height / 2,
    width: fitting,
    height,
  };
}

export function fitView(pins: readonly { x: number; y: number }[], like: View = countryView): View {
  const shape = aspectRatioOf(like);
  if (pins.length === 0) return countryViewAt(shape, like);
  const xs = pins.map(({ x }) => x);
  const ys = pins.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(60, (right - left) * 1.3, (bottom - top) * shape * 1.4);
  if (isWholeMap({ ...like, width })) return countryViewAt(shape, like);
  return viewAround((left + right) / 2, (top + bottom) / 2, width, like);
}

export function mapLayoutFor(
  pins: readonly { x: number; y: number }[],
  plane: PlaneName = "albers",
): "region" | "country" {
  return fitView(pins, countryOn(plane)).width < mapWidth ? "region" : "country";
}

export const zoomStep = 1.6;

export function zoom(view: View, factor: number, at = center(view)): View {
  const { narrowest, widest } = planeOf(view);
  const width = Math.min(widest, Math.max(narrowest, view.width * factor));
  const scale = width / view.width;
  const x = at.x + (view.x + view.width / 2 - at.x) * scale;
  const y = at.y + (view.y + view.height / 2 - at.y) * scale;
  return isWholeMap({ ...view, width })
    ? countryViewAt(aspectRatioOf(view), view)
    : viewAround(x, y, width, view);
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

function priceOf(pins: readonly MapPin[]): Pick<Cluster, "lowest" | "monthly"> {
  const prices = pins.flatMap(({ lowest }) => lowest ?? []);
  const [first] = pins;
  const isOneKind = pins.every(({ monthly }) => monthly === first?.monthly);
  if (prices.length < pins.length || !isOneKind) return { lowest: undefined };
  return { lowest: Math.min(...prices), ...(first?.monthly ? { monthly: true } : {}) };
}

export function viewRadiusMiles(view: View): number {
  const { milesPerUnit } = planeOf(view);
  return (Math.min(view.width, view.height * defaultAspectRatio) / 2) * milesPerUnit(center(view));
}

/** Null if the map can't zoom in further because the places are too close together. */
export function closerView(view: View, { pin, pins }: Cluster): View | null {
  const fitted = fitView(pins, view);
  const closer = fitted.width < view.width ? fitted : zoom(view, 1 / zoomStep, pin);
  return closer.width < view.width ? closer : null;
}
