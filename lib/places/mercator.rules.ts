import { degrees, radians, round } from "./projection.rules";

/**
 * Web Mercator for maps with tiles, in units about as long as those of the Albers projection in the middle of the
 * mainland, which fills 975 × 610. Alaska and Hawaii are where they are, left of it.
 */
export const unitsPerDegree = 16;
const middle = { longitude: -95.85, latitude: 38.2 };
const origin = { x: 487.5, y: 305 };

function stretch(latitude: number): number {
  return degrees(Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)));
}

type Point = { x: number; y: number };
type Position = { latitude: number; longitude: number };

export function projectMercator({ latitude, longitude }: Position): Point {
  // The western Aleutians are beyond 180 degrees.
  const east = longitude > 0 ? longitude - 360 : longitude;
  return {
    x: round(origin.x + (east - middle.longitude) * unitsPerDegree),
    y: round(origin.y - (stretch(latitude) - stretch(middle.latitude)) * unitsPerDegree),
  };
}

export function locateMercator({ x, y }: Point): Position {
  const up = (origin.y - y) / unitsPerDegree + stretch(middle.latitude);
  const longitude = middle.longitude + (x - origin.x) / unitsPerDegree;
  return {
    latitude: degrees(2 * Math.atan(Math.exp(radians(up)))) - 90,
    longitude: ((longitude + 540) % 360) - 180,
  };
}

/** Miles per unit around a point. */
export function mercatorMiles(point: Point): number {
  return (69.17 * Math.cos(radians(locateMercator(point).latitude))) / unitsPerDegree;
}
