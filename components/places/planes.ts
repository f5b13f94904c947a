import { locateMercator, mercatorMiles, projectMercator } from "@/lib/places/mercator.rules";
import { locatePoint, scaleAt } from "@/lib/places/projection.rules";

/** Projection of a map: `albers` has the site's own shapes, `mercator` fits the tiles of others. */
export type PlaneName = "albers" | "mercator";

export type Point = { x: number; y: number };
export type View = Point & { width: number; height: number; plane?: "mercator" };

export const mapWidth = 975;
const mapHeight = 610;

const milesPerUnit = 3.045;

type Plane = {
  narrowest: number;
  widest: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  locate: (point: Point) => { latitude: number; longitude: number };
  milesPerUnit: (point: Point) => number;
};

const planes: Record<PlaneName, Plane> = {
  albers: {
    // About 20 miles.
    narrowest: 7,
    widest: mapWidth,
    left: 0,
    top: 0,
    right: mapWidth,
    bottom: mapHeight,
    locate: locatePoint,
    milesPerUnit: (point) => milesPerUnit / scaleAt(point),
  },
  mercator: {
    // About 7 miles: neighborhoods have names, but a pin doesn't seem to be at one house.
    narrowest: 2,
    widest: 2000,
    left: -900,
    top: -700,
    right: mapWidth,
    bottom: 700,
    locate: locateMercator,
    milesPerUnit: mercatorMiles,
  },
};

export function planeOf({ plane }: Pick<View, "plane">): Plane {
  return planes[plane ?? "albers"];
}

const albersCountry: View = { x: 0, y: 0, width: mapWidth, height: mapHeight };
const mercatorCountry: View = { ...albersCountry, plane: "mercator" };

export function countryOn(plane: PlaneName): View {
  return plane === "mercator" ? mercatorCountry : albersCountry;
}

export function projectToPlane({ plane }: Pick<View, "plane">, point: Point): Point {
  return plane === "mercator" ? projectMercator(locatePoint(point)) : { x: point.x, y: point.y };
}
