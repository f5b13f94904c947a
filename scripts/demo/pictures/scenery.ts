import { darken, lighten } from "./colour";
import { drawHills, drawLawn, drawSky, drawTreeLine, hours, type Hour, type HourName } from "./landscape";
import { soft, svg, type Layer } from "./recipe";
import { createStage, type Camera, type Point, type Stage } from "./space";

export type Scene = {
  seed: string;
  hour: HourName;
  camera?: Partial<Camera>;
  /** What lies between sky and lawn; hills and a line of trees where nothing is said. */
  distance?: (hour: Hour, horizon: number) => Layer[];
  ground?: (hour: Hour, horizon: number) => Layer;
  /** Flat things on the ground: roads, paths, water; they get shadows thrown on them. */
  floor?: (stage: Stage) => void;
  draw: (stage: Stage, hour: Hour) => void;
  shade?: number;
};

/** Builds an outdoor picture: sky, distance, ground, shadows, then what stands on it. */
export function outdoors(scene: Scene): Layer[] {
  const hour: Hour = hours[scene.hour];
  const camera = { eyeHeight: 2.1, focal: 1150, horizon: 600, middle: 640, ...scene.camera };
  const floor = createStage(camera, hour.light);
  const stage = createStage(camera, hour.light);
  scene.floor?.(floor);
  scene.draw(stage, hour);
  const { horizon } = camera;
  const distance = scene.distance?.(hour, horizon) ?? [
    drawHills(hour, scene.seed, horizon, ["#8aa28c", "#7a9a6e"]),
    drawTreeLine(hour, scene.seed, horizon + 4),
  ];
  return [
    ...drawSky(hour, scene.seed, horizon),
    ...distance,
    scene.ground?.(hour, horizon) ?? drawLawn(hour, scene.seed, horizon),
    svg(floor.body()),
    soft(`<g opacity="${scene.shade ?? 0.42}">${stage.shadows()}</g>`, 5, "#17202c"),
    svg(stage.body()),
  ];
}

/** A strip of ground between two depths and two sides, lighter far away. */
export function strip(stage: Stage, colour: string, corners: readonly [Point, Point, Point, Point]): void {
  const [a, b, c, d] = corners;
  const far: Point = [(a[0] + b[0]) / 2, a[1], (a[2] + b[2]) / 2];
  const near: Point = [(c[0] + d[0]) / 2, c[1], (c[2] + d[2]) / 2];
  const fill = stage.ramp(far, near, [
    [0, lighten(colour, 0.14)],
    [1, darken(colour, 0.2)],
  ]);
  stage.face(corners, fill);
}

/** A street along the bottom of the picture with its kerb and pavement. */
export function street(stage: Stage, near: number, far: number): void {
  const wide = 60;
  strip(stage, "#cfc8bb", [
    [-wide, 0, far + 2.2],
    [wide, 0, far + 2.2],
    [wide, 0, far],
    [-wide, 0, far],
  ]);
  for (let x = -30; x < 30; x += 1.6) stage.line([x, 0, far], [x, 0, far + 2.2], "#a8a092", 0.04, 0.6);
  strip(stage, "#b3ab9e", [
    [-wide, 0, far],
    [wide, 0, far],
    [wide, -0.14, far],
    [-wide, -0.14, far],
  ]);
  strip(stage, "#6a6a70", [
    [-wide, -0.14, far],
    [wide, -0.14, far],
    [wide, -0.14, near],
    [-wide, -0.14, near],
  ]);
  for (let x = -24; x < 24; x += 3) {
    strip(stage, "#e8dcb6", [
      [x, -0.13, far - 2.2],
      [x + 1.5, -0.13, far - 2.2],
      [x + 1.5, -0.13, far - 2.35],
      [x, -0.13, far - 2.35],
    ]);
  }
}
