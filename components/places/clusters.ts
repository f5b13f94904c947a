import type { PinDto } from "@/lib/search/pins.contract";

/** The part of the map that is shown, in its units. */
export type View = { x: number; y: number; width: number; height: number };

/** Places that would cover each other: the largest, all of them, and what they have together. */
export type Cluster = {
  pin: PinDto;
  pins: PinDto[];
  count: number;
  lowest: number;
  left: number;
  top: number;
};

export const mapWidth = 975;
const mapHeight = 610;
const proportion = mapWidth / mapHeight;
export const whole: View = { x: 0, y: 0, width: mapWidth, height: mapHeight };

/** The closest view is some twenty miles wide. */
const closest = 7;
/** In percent of the view: pins nearer than this would cover each other on a phone. */
const apart = { left: 11, top: 14 };

/** The same shape around a point, kept inside what can be looked at. */
export function viewAround(x: number, y: number, width: number): View {
  const fitting = Math.min(mapWidth, Math.max(closest, width));
  const height = fitting / proportion;
  return {
    x: Math.min(mapWidth - fitting / 2, Math.max(-fitting / 2, x - fitting / 2)),
    y: Math.min(mapHeight - height / 2, Math.max(-height / 2, y - height / 2)),
    width: fitting,
    height,
  };
}

/** What shows all pins with some space around them; the whole country without one. */
export function fitView(pins: readonly { x: number; y: number }[]): View {
  if (pins.length === 0) return whole;
  const xs = pins.map(({ x }) => x);
  const ys = pins.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(60, (right - left) * 1.3, (bottom - top) * proportion * 1.4);
  if (width >= mapWidth) return whole;
  return viewAround((left + right) / 2, (top + bottom) / 2, width);
}

/** Zooms by a factor around a point of the map, which stays where it is in the view. */
export function zoom(view: View, factor: number, at = center(view)): View {
  const width = Math.min(mapWidth, Math.max(closest, view.width * factor));
  const scale = width / view.width;
  const x = at.x + (view.x + view.width / 2 - at.x) * scale;
  const y = at.y + (view.y + view.height / 2 - at.y) * scale;
  return width === mapWidth ? whole : viewAround(x, y, width);
}

export function center({ x, y, width, height }: View): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The pins that a view shows, those that would cover each other as one; places in percent of the view. */
export function clusterPins(pins: readonly PinDto[], view: View): Cluster[] {
  const clusters: Cluster[] = [];
  for (const pin of pins) {
    const left = ((pin.x - view.x) / view.width) * 100;
    const top = ((pin.y - view.y) / view.height) * 100;
    if (left < 0 || left > 100 || top < 0 || top > 100) continue;
    const near = clusters.find(
      (cluster) => Math.abs(cluster.left - left) < apart.left && Math.abs(cluster.top - top) < apart.top,
    );
    if (near) {
      near.pins.push(pin);
      near.count += pin.count;
      near.lowest = Math.min(near.lowest, pin.lowest);
    } else clusters.push({ pin, pins: [pin], count: pin.count, lowest: pin.lowest, left, top });
  }
  return clusters;
}

/** Miles in a unit of the map; those of Alaska are more. */
const milesInUnit = 3.045;

/** How far around its middle a view has to be searched, in miles. */
export function milesOf(view: View): number {
  return (Math.min(view.width, view.height * proportion) / 2) * milesInUnit;
}
