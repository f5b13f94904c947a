import { darken, lighten } from "./colour";
import { drawBox, type Box, type Place, type Skin } from "./solids";
import { brightness, tone, unit, type Point, type Stage } from "./space";

export type Roof = { rise: number; overhang: number; colour: string };

function cross(a: Point, b: Point, c: Point): Point {
  const [u, v] = [
    [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const,
    [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const,
  ];
  return unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
}

function average(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(
    (total, p) => [total[0] + p[0], total[1] + p[1], total[2] + p[2]],
    [0, 0, 0],
  );
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

/** One slope: bottom-left, bottom-right, top-right, top-left as seen from outside; drawn only when it faces the eye. */
function slope(stage: Stage, corners: readonly [Point, Point, Point, Point], colour: string): void {
  const [a, b, c, d] = corners;
  let normal = cross(a, b, d[0] === a[0] && d[1] === a[1] && d[2] === a[2] ? c : d);
  if (normal[1] < 0) normal = [-normal[0], -normal[1], -normal[2]];
  const middle = average(corners);
  const facing =
    normal[0] * -middle[0] + normal[1] * (stage.camera.eyeHeight - middle[1]) + normal[2] * -middle[2];
  if (facing <= 0) return;
  const base = tone(colour, brightness(stage.light, normal), stage.light);
  const fill = stage.ramp(average([a, b]), average([c, d]), [
    [0, darken(base, 0.1)],
    [1, lighten(base, 0.14)],
  ]);
  stage.face(corners, fill, { stroke: base, strokeWidth: 0.8 });
  const rows = 14;
  const between = (from: Point, to: Point, part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
  for (let row = 1; row < rows; row += 1) {
    stage.line(between(a, d, row / rows), between(b, c, row / rows), darken(base, 0.6), 0.03, 0.22);
  }
  stage.line(a, b, darken(base, 0.35), 0.16);
}

/** A roof with its ridge along x (`side`: gables left and right) or along z (`front`: a gable faces the street). */
export function gableRoof(
  stage: Stage,
  place: Place,
  box: Box,
  roof: Roof & { gable: "front" | "side"; wall: string; skin?: Skin },
): void {
  const { x0, x1, z0, z1, y1 } = box;
  const { rise, overhang: over, colour } = roof;
  const drop = over * 0.35;
  const p = (x: number, y: number, z: number) => place([x, y, z]);
  if (roof.gable === "front") {
    const mid = (x0 + x1) / 2;
    const [front, back] = [z0 - over, z1 + over];
    slope(
      stage,
      [
        p(x0 - over, y1 - drop, back),
        p(x0 - over, y1 - drop, front),
        p(mid, y1 + rise, front),
        p(mid, y1 + rise, back),
      ],
      colour,
    );
    slope(
      stage,
      [
        p(x1 + over, y1 - drop, front),
        p(x1 + over, y1 - drop, back),
        p(mid, y1 + rise, back),
        p(mid, y1 + rise, front),
      ],
      colour,
    );
    triangle(stage, [p(x0, y1, z0), p(x1, y1, z0), p(mid, y1 + rise * 0.97, z0)], roof.wall);
    for (const [x, tip] of [
      [x0 - over, mid],
      [x1 + over, mid],
    ] as const) {
      stage.line(p(x, y1 - drop, front), p(tip, y1 + rise, front), lighten(roof.wall, 0.6), 0.26);
      stage.line(p(x, y1 - drop + 0.14, front), p(tip, y1 + rise + 0.14, front), darken(colour, 0.2), 0.14);
    }
    return;
  }
  const mid = (z0 + z1) / 2;
  const [left, right] = [x0 - over, x1 + over];
  slope(
    stage,
    [
      p(right, y1 - drop, z1 + over),
      p(left, y1 - drop, z1 + over),
      p(left, y1 + rise, mid),
      p(right, y1 + rise, mid),
    ],
    colour,
  );
  for (const x of [x0, x1]) {
    const outward = x === x0 ? -1 : 1;
    const eye = place([x, y1, mid]);
    const tip = place([x + outward, y1, mid]);
    if ((tip[0] - eye[0]) * -eye[0] + (tip[2] - eye[2]) * -eye[2] <= 0) continue;
    triangle(stage, [p(x, y1, z0), p(x, y1, z1), p(x, y1 + rise * 0.97, mid)], roof.wall);
    const edge = x + outward * over;
    stage.line(p(edge, y1 - drop, z0 - over), p(edge, y1 + rise, mid), lighten(roof.wall, 0.6), 0.24);
  }
  slope(
    stage,
    [
      p(left, y1 - drop, z0 - over),
      p(right, y1 - drop, z0 - over),
      p(right, y1 + rise, mid),
      p(left, y1 + rise, mid),
    ],
    colour,
  );
  stage.line(p(left, y1 - drop, z0 - over), p(right, y1 - drop, z0 - over), lighten(roof.wall, 0.65), 0.2);
}

function triangle(stage: Stage, [a, b, tip]: readonly [Point, Point, Point], colour: string): void {
  let normal = cross(a, b, tip);
  if (normal[0] * a[0] + normal[2] * a[2] > 0) normal = [-normal[0], -normal[1], -normal[2]];
  const base = tone(colour, brightness(stage.light, normal), stage.light);
  stage.face([a, b, tip], base, { stroke: base, strokeWidth: 0.8 });
  for (let row = 1; row < 12; row += 1) {
    const part = row / 12;
    const at = (from: Point): Point => [
      from[0] + (tip[0] - from[0]) * part,
      from[1] + (tip[1] - from[1]) * part,
      from[2] + (tip[2] - from[2]) * part,
    ];
    stage.line(at(a), at(b), darken(base, 0.55), 0.025, 0.2);
  }
}

/** Four slopes to a short ridge along x. */
export function hipRoof(stage: Stage, place: Place, box: Box, { rise, overhang: over, colour }: Roof): void {
  const { x0, x1, z0, z1, y1 } = box;
  const half = Math.min((z1 - z0) / 2, (x1 - x0) / 2 - 0.2);
  const mid = (z0 + z1) / 2;
  const y = y1 - over * 0.3;
  const [left, right] = [place([x0 + half, y1 + rise, mid]), place([x1 - half, y1 + rise, mid])];
  const corner = (x: number, z: number) => place([x, y, z]);
  const [fl, fr] = [corner(x0 - over, z0 - over), corner(x1 + over, z0 - over)];
  const [bl, br] = [corner(x0 - over, z1 + over), corner(x1 + over, z1 + over)];
  slope(stage, [br, bl, left, right], colour);
  slope(stage, [bl, fl, left, left], colour);
  slope(stage, [fr, br, right, right], colour);
  slope(stage, [fl, fr, right, left], colour);
  stage.line(fl, fr, "#f7f1e6", 0.2);
}

/** A flat roof: a thin slab with an overhang, or a parapet when the overhang is negative. */
export function flatRoof(
  stage: Stage,
  place: Place,
  box: Box,
  colour: string,
  overhang = 0.35,
  thick = 0.35,
): void {
  const { x0, x1, z0, z1, y1 } = box;
  const slab = { x0: x0 - overhang, x1: x1 + overhang, z0: z0 - overhang, z1: z1 + overhang };
  drawBox(stage, place, { ...slab, y0: y1, y1: y1 + thick }, colour);
}
