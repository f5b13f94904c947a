type Conic = {
  /** Central meridian, and the point drawn at `at`, in degrees east of it and north. */
  middle: number;
  center: readonly [number, number];
  parallels: readonly [number, number];
  scale: number;
  at: readonly [number, number];
};

const unit = 1300;
const [left, top] = [487.5, 305];
const alaskaScale = 0.35;

/**
 * Albers projections of the US Census on 975 × 610; Alaska at about a third of its size, Hawaii below the Southwest.
 */
const mainland: Conic = {
  middle: -96,
  center: [-0.6, 38.7],
  parallels: [29.5, 45.5],
  scale: unit,
  at: [left, top],
};
const alaska: Conic = {
  middle: -154,
  center: [-2, 58.5],
  parallels: [55, 65],
  scale: alaskaScale * unit,
  at: [left - 0.307 * unit, top + 0.201 * unit],
};
const hawaii: Conic = {
  middle: -157,
  center: [-3, 19.9],
  parallels: [8, 18],
  scale: unit,
  at: [left - 0.205 * unit, top + 0.212 * unit],
};

export function scaleAt({ x, y }: { x: number; y: number }): number {
  return x < left - 0.214 * unit && y > top + 0.12 * unit ? alaskaScale : 1;
}

export const radians = (angle: number) => (angle * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

function conicPoint([from, to]: readonly [number, number], east: number, north: number) {
  const sine = Math.sin(radians(from));
  const cone = (sine + Math.sin(radians(to))) / 2;
  const constant = 1 + sine * (2 * cone - sine);
  const radius = Math.sqrt(constant - 2 * cone * Math.sin(radians(north))) / cone;
  const angle = cone * radians(east);
  return { x: radius * Math.sin(angle), y: Math.sqrt(constant) / cone - radius * Math.cos(angle) };
}

function conicCoordinates([from, to]: readonly [number, number], x: number, y: number) {
  const sine = Math.sin(radians(from));
  const cone = (sine + Math.sin(radians(to))) / 2;
  const constant = 1 + sine * (2 * cone - sine);
  const down = Math.sqrt(constant) / cone - y;
  const radius = Math.hypot(x, down);
  return {
    east: degrees(Math.atan2(x, down)) / cone,
    north: degrees(Math.asin((constant - (radius * cone) ** 2) / (2 * cone))),
  };
}

export const round = (value: number) => Math.round(value * 100) / 100;

type PlaceCoordinates = { state: string; latitude: number; longitude: number };

export function projectPlace({ state, latitude, longitude }: PlaceCoordinates): { x: number; y: number } {
  const conic = { AK: alaska, HI: hawaii }[state] ?? mainland;
  const east = ((longitude - conic.middle + 540) % 360) - 180;
  const point = conicPoint(conic.parallels, east, latitude);
  const middle = conicPoint(conic.parallels, ...conic.center);
  return {
    x: round(conic.at[0] + conic.scale * (point.x - middle.x)),
    y: round(conic.at[1] - conic.scale * (point.y - middle.y)),
  };
}

function conicAt({ x, y }: { x: number; y: number }): Conic {
  if (scaleAt({ x, y }) === alaskaScale) return alaska;
  const isHawaii = x < left - 0.115 * unit && y > top + 0.166 * unit;
  return isHawaii ? hawaii : mainland;
}

/** Coordinates in degrees of a point on public/map. */
export function locatePoint(point: { x: number; y: number }): { latitude: number; longitude: number } {
  const conic = conicAt(point);
  const middle = conicPoint(conic.parallels, ...conic.center);
  const { east, north } = conicCoordinates(
    conic.parallels,
    (point.x - conic.at[0]) / conic.scale + middle.x,
    middle.y - (point.y - conic.at[1]) / conic.scale,
  );
  return { latitude: north, longitude: ((conic.middle + east + 540) % 360) - 180 };
}
