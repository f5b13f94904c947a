import { mix } from "./colour";

export type Point = readonly [x: number, y: number, z: number];
export type Flat = readonly [x: number, y: number];

/** Metres; x to the right, y up, z away from the eye. Verticals stay vertical, as in photographs of houses. */
export type Camera = { eyeHeight: number; focal: number; horizon: number; middle: number };

/** A place in the scene: turned by `turn` degrees about the vertical and moved. */
export type Spot = { x: number; z: number; turn: number; y?: number };

export type Light = {
  /** Points towards the sun. */
  sun: Point;
  /** 0–1, what an unlit face still gets. */
  ambient: number;
  warm: string;
  cool: string;
};

export type Wall = {
  at: (along: number, up: number, out?: number) => Point;
  width: number;
  height: number;
  light: number;
};

type Style = { stroke?: string; strokeWidth?: number; opacity?: number; round?: number };

/** Collects the drawing of one scene, back to front. */
export type Stage = {
  camera: Camera;
  light: Light;
  project: (point: Point) => Flat;
  /** Pixels per metre at a depth. */
  scaleAt: (z: number) => number;
  /** Adds raw svg. */
  add: (body: string) => void;
  face: (points: readonly Point[], fill: string, style?: Style) => void;
  line: (from: Point, to: Point, stroke: string, metres: number, opacity?: number) => void;
  /** A gradient between two points of the scene; returns the fill. */
  ramp: (from: Point, to: Point, stops: readonly (readonly [number, string, number?])[]) => string;
  /** Adds the outline of a shadow; all of them are blurred together. */
  shade: (points: readonly Point[]) => void;
  body: () => string;
  shadows: () => string;
};

const round = (value: number) => Math.round(value * 10) / 10;

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** How bright a face with this normal is: about 0.55 in shade to 1.1 in full sun. */
export function brightness(light: Light, normal: Point): number {
  return light.ambient + (1.12 - light.ambient) * Math.max(0, dot(normal, light.sun));
}

/** A colour under more or less light: shade turns cool, sun turns warm. */
export function tone(colour: string, value: number, light: Light): string {
  return value < 1 ? mix(colour, light.cool, (1 - value) * 0.95) : mix(colour, light.warm, (value - 1) * 1.6);
}

/** Local coordinates of something that stands at `spot` → scene coordinates. */
export function placeAt(spot: Spot): (point: Point) => Point {
  const angle = (spot.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [spot.x + x * cos + z * sin, (spot.y ?? 0) + y, spot.z - x * sin + z * cos];
}

export function createStage(camera: Camera, light: Light): Stage {
  const parts: string[] = [];
  const shadows: string[] = [];
  let gradients = 0;
  const near = 0.4;

  function project([x, y, z]: Point): Flat {
    const depth = Math.max(near, z);
    return [
      round(camera.middle + (camera.focal * x) / depth),
      round(camera.horizon - (camera.focal * (y - camera.eyeHeight)) / depth),
    ];
  }

  function outline(points: readonly Point[]): string {
    return `M${points.map((point) => project(point).join(" ")).join("L")}Z`;
  }

  return {
    camera,
    light: { ...light, sun: unit(light.sun) },
    project,
    scaleAt: (z) => camera.focal / Math.max(near, z),
    add: (body) => parts.push(body),
    face(points, fill, style = {}) {
      const edge = style.stroke ?? (style.round ? fill : "");
      const width = style.round ?? style.strokeWidth ?? 1;
      const pen = edge ? ` stroke="${edge}" stroke-width="${round(width)}" stroke-linejoin="round"` : "";
      const opacity = style.opacity === undefined ? "" : ` opacity="${style.opacity}"`;
      parts.push(`<path d="${outline(points)}" fill="${fill}"${pen}${opacity}/>`);
    },
    line(from, to, stroke, metres, opacity = 1) {
      const [[x1, y1], [x2, y2]] = [project(from), project(to)];
      const width = round((metres * camera.focal) / Math.max(near, (from[2] + to[2]) / 2));
      parts.push(
        `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="${Math.max(0.5, width)}" opacity="${opacity}"/>`,
      );
    },
    ramp(from, to, stops) {
      gradients += 1;
      const [[x1, y1], [x2, y2]] = [project(from), project(to)];
      const list = stops.map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
      );
      parts.push(
        `<linearGradient id="r${gradients}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list.join("")}</linearGradient>`,
      );
      return `url(#r${gradients})`;
    },
    shade: (points) => shadows.push(`<path d="${outline(points)}"/>`),
    body: () => parts.join(""),
    shadows: () => shadows.join(""),
  };
}

/** The outline around a set of flat points (monotone chain). */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Flat, a: Flat, b: Flat) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  function half(list: readonly Flat[]): Flat[] {
    const chain: Flat[] = [];
    for (const point of list) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (!before || !last || cross(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  }
  return [...half(sorted), ...half(sorted.reverse())];
}
