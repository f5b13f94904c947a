import { viewAround } from "./clusters";
import type { Point, View } from "./planes";

const maxOfferView = 14;
const offerView = 7;

/** In map units: distance of neighbors, and how much flatter than wide the spread is, because pins are. */
const spacing = 0.75;
const flatness = 0.6;

/** Angle between neighbors that never repeats a direction. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Positions around a city's center in the order of the offers: near it, not on top of each other, the same every time. */
export function spreadAround({ x, y }: Point, index: number): Point {
  const radius = spacing * Math.sqrt(index + 0.5);
  const angle = index * goldenAngle;
  return { x: x + radius * Math.cos(angle), y: y + flatness * radius * Math.sin(angle) };
}

/** The city is above the middle, because the list of its offers covers the lower part. */
export function cityView({ x, y }: Point, like: View): View {
  const shape = like.width / like.height;
  const width = offerView * Math.max(1, shape);
  return viewAround(x, y + (0.1 * width) / shape, width, like);
}

export function showsOffers({ width }: View): boolean {
  return width <= maxOfferView;
}

/** Center of the point in percent of the view; null if it's outside. */
export function percentOf({ x, y }: Point, view: View): { left: number; top: number } | null {
  const left = ((x - view.x) / view.width) * 100;
  const top = ((y - view.y) / view.height) * 100;
  return left < 0 || left > 100 || top < 0 || top > 100 ? null : { left, top };
}
