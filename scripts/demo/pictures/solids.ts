import { darken, lighten } from "./colour";
import { brightness, hull, tone, type Flat, type Point, type Stage, type Wall } from "./space";

export type Box = { x0: number; x1: number; y0: number; y1: number; z0: number; z1: number };
export type Skin = "plain" | "siding" | "brick" | "stone" | "panels" | "boards";
export type Place = (point: Point) => Point;
export type Side = "front" | "left" | "right" | "back" | "top";

const normals: Record<Side, Point> = {
  front: [0, 0, -1],
  back: [0, 0, 1],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  top: [0, 1, 0],
};

function worldNormal(place: Place, side: Side): Point {
  const [origin, tip] = [place([0, 0, 0]), place(normals[side])];
  return [tip[0] - origin[0], tip[1] - origin[1], tip[2] - origin[2]];
}

/** One upright side of a box as a plane to draw windows and doors on; `along` runs from its left edge as seen. */
export function wallOf(stage: Stage, place: Place, box: Box, side: Exclude<Side, "top">): Wall {
  const { x0, x1, y0, y1, z0, z1 } = box;
  const at = (along: number, up: number, out = 0): Point => {
    if (side === "front") return place([x0 + along, y0 + up, z0 - out]);
    if (side === "back") return place([x1 - along, y0 + up, z1 + out]);
    if (side === "left") return place([x0 - out, y0 + up, z1 - along]);
    return place([x1 + out, y0 + up, z0 + along]);
  };
  const width = side === "front" || side === "back" ? x1 - x0 : z1 - z0;
  return { at, width, height: y1 - y0, light: brightness(stage.light, worldNormal(place, side)) };
}

/** Whether the eye sees this side of the box. */
export function isVisible(stage: Stage, place: Place, box: Box, side: Side): boolean {
  const normal = worldNormal(place, side);
  const corner: Record<Side, Point> = {
    front: [box.x0, box.y0, box.z0],
    left: [box.x0, box.y0, box.z0],
    right: [box.x1, box.y0, box.z1],
    back: [box.x1, box.y0, box.z1],
    top: [box.x0, box.y1, box.z0],
  };
  const [x, y, z] = place(corner[side]);
  return normal[0] * -x + normal[1] * (stage.camera.eyeHeight - y) + normal[2] * -z > 0;
}

/** A rectangle on a wall. */
export function patch(
  stage: Stage,
  wall: Wall,
  rect: { x: number; y: number; w: number; h: number; out?: number },
  fill: string,
  opacity?: number,
): void {
  const { x, y, w, h, out = 0 } = rect;
  const points = [
    wall.at(x, y, out),
    wall.at(x + w, y, out),
    wall.at(x + w, y + h, out),
    wall.at(x, y + h, out),
  ];
  stage.face(points, fill, opacity === undefined ? {} : { opacity });
}

function texture(stage: Stage, wall: Wall, skin: Skin, colour: string): void {
  const dark = darken(colour, 0.55);
  const rows = (step: number, metres: number, opacity: number) => {
    for (let y = step; y < wall.height - 0.02; y += step) {
      stage.line(wall.at(0, y), wall.at(wall.width, y), dark, metres, opacity);
    }
  };
  const columns = (step: number, metres: number, opacity: number) => {
    for (let x = step; x < wall.width - 0.02; x += step) {
      stage.line(wall.at(x, 0), wall.at(x, wall.height), dark, metres, opacity);
    }
  };
  if (skin === "siding") rows(0.22, 0.025, 0.22);
  if (skin === "boards") columns(0.36, 0.035, 0.22);
  if (skin === "panels") {
    rows(1.6, 0.03, 0.24);
    columns(2.2, 0.03, 0.2);
  }
  if (skin === "brick" || skin === "stone") {
    const [rowHeight, length] = skin === "brick" ? [0.24, 0.7] : [0.42, 0.9];
    rows(rowHeight, 0.02, 0.24);
    const pale = lighten(colour, 0.25);
    for (let row = 0; row * rowHeight < wall.height - 0.05; row += 1) {
      for (let index = 0; index * length < wall.width - length; index += 1) {
        if ((row * 7 + index * 13 + ((row * index) % 5)) % 4 > 0) continue;
        const x = index * length + (row % 2) * (length / 2);
        const h = Math.min(rowHeight, wall.height - row * rowHeight);
        const light = (row + index) % 2 === 0;
        patch(
          stage,
          wall,
          { x, y: row * rowHeight, w: length * 0.92, h },
          light ? pale : dark,
          light ? 0.35 : 0.13,
        );
      }
    }
  }
}

/** A box with its visible sides lit, textured and darker towards the ground. */
export function drawBox(stage: Stage, place: Place, box: Box, colour: string, skin: Skin = "plain"): void {
  for (const side of ["back", "left", "right", "front"] as const) {
    if (!isVisible(stage, place, box, side)) continue;
    const wall = wallOf(stage, place, box, side);
    const base = tone(colour, wall.light, stage.light);
    const fill = stage.ramp(wall.at(0, 0), wall.at(0, wall.height), [
      [0, darken(base, 0.16)],
      [0.3, base],
      [1, lighten(base, 0.1)],
    ]);
    const corners = [
      wall.at(0, 0),
      wall.at(wall.width, 0),
      wall.at(wall.width, wall.height),
      wall.at(0, wall.height),
    ];
    stage.face(corners, fill, { stroke: base, strokeWidth: 0.6 });
    texture(stage, wall, skin, base);
  }
  if (isVisible(stage, place, box, "top")) {
    const { x0, x1, y1, z0, z1 } = box;
    const top = (
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ] as Point[]
    ).map(place);
    stage.face(top, tone(colour, brightness(stage.light, [0, 1, 0]), stage.light));
  }
}

/** The shadow that a set of corners throws on flat ground. */
export function castShadow(stage: Stage, corners: readonly Point[], reach = 1): void {
  const [sx, sy, sz] = stage.light.sun;
  const ground: Flat[] = corners.flatMap(([x, y, z]) => {
    const drop = (y / sy) * reach;
    return [
      [x, z],
      [x - sx * drop, Math.max(0.6, z - sz * drop)],
    ] as Flat[];
  });
  stage.shade(hull(ground).map(([x, z]) => [x, 0, z] as Point));
}

export function cornersOf(place: Place, { x0, x1, y0, y1, z0, z1 }: Box): Point[] {
  return [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z) => place([x, y, z]))));
}
