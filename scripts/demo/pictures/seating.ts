import { darken, lighten } from "./colour";
import { floorShade } from "./furniture-shade";
import { drawBox, isVisible, wallOf, type Box, type Place } from "./solids";
import { placeAt, tone, type Point, type Spot, type Stage } from "./space";

/** A soft block: a cushion, a mattress; `round` in metres. */
export function cushion(stage: Stage, place: Place, box: Box, colour: string, round = 0.06): void {
  const inset = {
    x0: box.x0 + round,
    x1: box.x1 - round,
    y0: box.y0 + round,
    y1: box.y1 - round,
    z0: box.z0 + round,
    z1: box.z1 - round,
  };
  const depth = place([(box.x0 + box.x1) / 2, 0, box.z0])[2];
  const width = round * 2 * stage.scaleAt(depth);
  for (const side of ["back", "left", "right", "front"] as const) {
    if (!isVisible(stage, place, inset, side)) continue;
    const wall = wallOf(stage, place, inset, side);
    const base = tone(colour, side === "left" || side === "right" ? 0.84 : 0.94, stage.light);
    const corners = [
      wall.at(0, 0),
      wall.at(wall.width, 0),
      wall.at(wall.width, wall.height),
      wall.at(0, wall.height),
    ];
    stage.face(corners, darken(base, 0.06), { round: width });
    stage.face(
      corners,
      stage.ramp(wall.at(0, wall.height), wall.at(0, 0), [
        [0, lighten(base, 0.06)],
        [1, darken(base, 0.1)],
      ]),
      { round: width * 0.2 },
    );
  }
  if (stage.camera.eyeHeight > box.y1) {
    const { x0, x1, y1, z0, z1 } = inset;
    const top = (
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ] as Point[]
    ).map(place);
    stage.face(top, lighten(colour, 0.2), { round: width });
  }
}

/** A three-seat sofa, 2.2 m wide, facing the eye at turn 0. */
export function sofa(
  stage: Stage,
  spot: Spot,
  colour: string,
  pillows: readonly string[],
  width = 2.2,
): void {
  const place = placeAt(spot);
  const half = width / 2;
  floorShade(stage, place, -half, half, -0.5, 0.5);
  for (const x of [-half + 0.1, half - 0.16])
    drawBox(stage, place, { x0: x, x1: x + 0.06, y0: 0, y1: 0.14, z0: -0.42, z1: -0.36 }, "#6b4c36");
  cushion(
    stage,
    place,
    { x0: -half, x1: half, y0: 0.36, y1: 0.86, z0: 0.2, z1: 0.48 },
    darken(colour, 0.06),
    0.08,
  );
  cushion(
    stage,
    place,
    { x0: -half + 0.04, x1: half - 0.04, y0: 0.12, y1: 0.34, z0: -0.44, z1: 0.4 },
    darken(colour, 0.1),
    0.05,
  );
  const seats = width > 1.5 ? 3 : 1;
  const seat = (width - 0.44) / seats;
  for (let index = 0; index < seats; index += 1) {
    const x0 = -half + 0.22 + index * seat;
    cushion(stage, place, { x0, x1: x0 + seat - 0.01, y0: 0.44, y1: 0.84, z0: 0.06, z1: 0.3 }, colour, 0.08);
    cushion(
      stage,
      place,
      { x0, x1: x0 + seat - 0.01, y0: 0.3, y1: 0.47, z0: -0.44, z1: 0.12 },
      lighten(colour, 0.06),
      0.06,
    );
  }
  for (const x0 of [-half, half - 0.22])
    cushion(stage, place, { x0, x1: x0 + 0.22, y0: 0.14, y1: 0.64, z0: -0.45, z1: 0.42 }, colour, 0.08);
  pillows.forEach((pillow, index) => {
    const x0 = index % 2 ? half - 0.7 - index * 0.12 : -half + 0.26 + index * 0.14;
    cushion(stage, place, { x0, x1: x0 + 0.42, y0: 0.46, y1: 0.84, z0: -0.1, z1: 0.08 }, pillow, 0.09);
  });
}

/** A chair seen from any side. */
export function chair(stage: Stage, spot: Spot, colour: string, wood: string): void {
  const place = placeAt(spot);
  floorShade(stage, place, -0.24, 0.24, -0.24, 0.24);
  for (const [x, z] of [
    [-0.22, 0.17],
    [0.17, 0.17],
    [-0.22, -0.22],
    [0.17, -0.22],
  ] as const)
    drawBox(stage, place, { x0: x, x1: x + 0.05, y0: 0, y1: 0.45, z0: z, z1: z + 0.05 }, wood);
  const seat = () =>
    cushion(stage, place, { x0: -0.25, x1: 0.25, y0: 0.42, y1: 0.52, z0: -0.25, z1: 0.25 }, colour, 0.04);
  const backrest = () =>
    cushion(stage, place, { x0: -0.24, x1: 0.24, y0: 0.58, y1: 0.98, z0: 0.19, z1: 0.27 }, colour, 0.035);
  const facesAway = place([0, 0, -1])[2] > place([0, 0, 0])[2];
  for (const part of facesAway ? [seat, backrest] : [backrest, seat]) part();
}
