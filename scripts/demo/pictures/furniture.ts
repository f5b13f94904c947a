import { darken, lighten } from "./colour";
import { floorShade } from "./furniture-shade";
import { drawBox, patch, wallOf, type Box } from "./solids";
import { placeAt, type Point, type Spot, type Stage, type Wall } from "./space";

/** A table with four legs. */
export function table(
  stage: Stage,
  spot: Spot,
  size: { w: number; d: number; h: number },
  wood: string,
): void {
  const place = placeAt(spot);
  const [x, z] = [size.w / 2, size.d / 2];
  floorShade(stage, place, -x, x, -z, z);
  for (const [px, pz] of [
    [-x + 0.05, z - 0.1],
    [x - 0.11, z - 0.1],
    [-x + 0.05, -z + 0.04],
    [x - 0.11, -z + 0.04],
  ] as const) {
    drawBox(
      stage,
      place,
      { x0: px, x1: px + 0.06, y0: 0, y1: size.h - 0.05, z0: pz, z1: pz + 0.06 },
      darken(wood, 0.2),
    );
  }
  drawBox(stage, place, { x0: -x, x1: x, y0: size.h - 0.06, y1: size.h, z0: -z, z1: z }, wood);
}

/** A low cabinet on legs with doors. */
export function cabinet(
  stage: Stage,
  spot: Spot,
  size: { w: number; h: number; d: number; doors: number },
  colour: string,
  knob = "#c9a463",
): void {
  const place = placeAt(spot);
  const x = size.w / 2;
  floorShade(stage, place, -x, x, -size.d / 2, size.d / 2);
  const box: Box = { x0: -x, x1: x, y0: 0.12, y1: size.h, z0: -size.d / 2, z1: size.d / 2 };
  for (const px of [-x + 0.08, x - 0.14])
    drawBox(
      stage,
      place,
      { x0: px, x1: px + 0.06, y0: 0, y1: 0.12, z0: box.z0 + 0.05, z1: box.z0 + 0.11 },
      darken(colour, 0.4),
    );
  drawBox(stage, place, box, colour);
  const front = wallOf(stage, place, box, "front");
  const door = size.w / size.doors;
  for (let index = 0; index < size.doors; index += 1) {
    patch(
      stage,
      front,
      { x: index * door + 0.025, y: 0.03, w: door - 0.05, h: front.height - 0.06 },
      darken(colour, 0.16),
      0.55,
    );
    patch(
      stage,
      front,
      { x: index * door + 0.035, y: 0.04, w: door - 0.07, h: front.height - 0.08 },
      lighten(colour, 0.1),
      0.75,
    );
    patch(
      stage,
      front,
      {
        x: index % 2 ? index * door + 0.08 : (index + 1) * door - 0.1,
        y: front.height * 0.55,
        w: 0.025,
        h: 0.14,
        out: 0.02,
      },
      knob,
    );
  }
}

/** A shelf with books and boxes. */
export function bookcase(
  stage: Stage,
  spot: Spot,
  size: { w: number; h: number },
  wood: string,
  colours: readonly string[],
): void {
  const place = placeAt(spot);
  const x = size.w / 2;
  floorShade(stage, place, -x, x, -0.17, 0.17);
  const box: Box = { x0: -x, x1: x, y0: 0, y1: size.h, z0: -0.17, z1: 0.17 };
  drawBox(stage, place, box, wood);
  const front = wallOf(stage, place, box, "front");
  const rows = Math.round(size.h / 0.4);
  for (let row = 0; row < rows; row += 1) {
    const y = 0.05 + (row * (size.h - 0.06)) / rows;
    const h = size.h / rows - 0.07;
    patch(stage, front, { x: 0.05, y, w: size.w - 0.1, h }, darken(wood, 0.42));
    let at = 0.08;
    let index = row * 3;
    while (at < size.w - 0.2) {
      const w = 0.045 + ((index * 7) % 5) * 0.011;
      const tall = h * (0.6 + ((index * 11) % 7) / 20);
      const gap = (index + row) % 7 === 6;
      if (!gap) patch(stage, front, { x: at, y, w, h: tall }, colours[index % colours.length] ?? wood);
      at += gap ? 0.16 : w + 0.006;
      index += 1;
    }
  }
}

/** A framed picture with an abstract print. */
export function artwork(
  stage: Stage,
  wall: Wall,
  at: { x: number; y: number; w: number; h: number },
  colours: readonly [string, string, string],
  frame = "#b08a62",
): void {
  const { x, y, w, h } = at;
  patch(stage, wall, { x: x + 0.03, y: y - 0.05, w, h }, "#2b1f1a", 0.2);
  patch(stage, wall, { x: x - 0.04, y: y - 0.04, w: w + 0.08, h: h + 0.08, out: 0.03 }, frame);
  patch(stage, wall, { ...at, out: 0.03 }, "#fbf6ea");
  patch(stage, wall, { x: x + w * 0.12, y: y + h * 0.12, w: w * 0.76, h: h * 0.76, out: 0.03 }, colours[0]);
  const arc = (cx: number, cy: number, r: number, from: number, to: number): Point[] =>
    Array.from({ length: 15 }, (_, index) => {
      const angle = from + ((to - from) * index) / 14;
      return wall.at(x + w * cx + Math.cos(angle) * r * w, y + h * cy + Math.sin(angle) * r * w, 0.03);
    });
  stage.face(arc(0.58, 0.62, 0.2, 0, Math.PI * 2), colours[1]);
  stage.face([...arc(0.42, 0.12, 0.3, 0, Math.PI)], colours[2]);
}

/** A rug on the floor with a border. */
export function rug(
  stage: Stage,
  at: { x: number; z: number; w: number; d: number },
  colour: string,
  border: string,
): void {
  const flat = (grow: number): Point[] => [
    [at.x - at.w / 2 - grow, 0.01, at.z - at.d / 2 - grow],
    [at.x + at.w / 2 + grow, 0.01, at.z - at.d / 2 - grow],
    [at.x + at.w / 2 + grow, 0.01, at.z + at.d / 2 + grow],
    [at.x - at.w / 2 - grow, 0.01, at.z + at.d / 2 + grow],
  ];
  stage.face(flat(0.02), darken(border, 0.2), { opacity: 0.5 });
  stage.face(flat(0), border);
  stage.face(flat(-0.08), colour);
  stage.face(flat(-0.13), border, { opacity: 0.35 });
  stage.face(flat(-0.16), colour);
  for (let z = at.z - at.d / 2 + 0.3; z < at.z + at.d / 2 - 0.2; z += 0.24)
    stage.line([at.x - at.w / 2 + 0.2, 0.012, z], [at.x + at.w / 2 - 0.2, 0.012, z], border, 0.03, 0.28);
}

/** A floor lamp or, hung from the ceiling, a pendant. */
export function lamp(stage: Stage, at: Point, shade: string, hung = false): void {
  const [x, y, z] = at;
  const scale = stage.scaleAt(z);
  const [px, py] = stage.project([x, y, z]);
  const glow = `<radialGradient id="gl"><stop offset="0" stop-color="#fff0c8" stop-opacity="0.6"/><stop offset="1" stop-color="#fff0c8" stop-opacity="0"/></radialGradient>`;
  const [w, h] = [0.24 * scale, 0.26 * scale];
  if (hung) stage.line([x, 2.75, z], [x, y, z], "#3f352e", 0.016);
  else {
    stage.line([x, 0, z], [x, y, z], "#4a3d34", 0.03);
    stage.shade([
      [x - 0.16, 0, z - 0.1],
      [x + 0.2, 0, z - 0.1],
      [x + 0.24, 0, z + 0.1],
      [x - 0.14, 0, z + 0.1],
    ]);
    const [fx, fy] = stage.project([x, 0, z]);
    stage.add(`<ellipse cx="${fx}" cy="${fy}" rx="${0.15 * scale}" ry="${0.04 * scale}" fill="#4a3d34"/>`);
  }
  stage.add(`${glow}<circle cx="${px}" cy="${py + h * 0.4}" r="${scale * 0.62}" fill="url(#gl)"/>
    <path d="M${px - w * 0.55} ${py - h * 0.3}H${px + w * 0.55}L${px + w} ${py + h * 0.8}H${px - w}Z" fill="${shade}"/>
    <path d="M${px - w * 0.55} ${py - h * 0.3}H${px - w * 0.2}L${px - w * 0.34} ${py + h * 0.8}H${px - w}Z" fill="${lighten(shade, 0.5)}" opacity="0.7"/>
    <ellipse cx="${px}" cy="${py + h * 0.8}" rx="${w}" ry="${w * 0.14}" fill="#fff3d0"/>`);
}
