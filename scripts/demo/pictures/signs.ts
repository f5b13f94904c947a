import { castShadow, cornersOf, drawBox, patch, wallOf, type Box } from "./solids";
import { placeAt, type Stage } from "./space";

/** A real estate sign on its post. */
export function signPost(stage: Stage, x: number, z: number, colour: string): void {
  const place = placeAt({ x, z, turn: -8 });
  drawBox(stage, place, { x0: -0.07, x1: 0.07, y0: 0, y1: 1.9, z0: 0, z1: 0.12 }, "#f4efe5");
  drawBox(stage, place, { x0: 0, x1: 1.2, y0: 1.7, y1: 1.8, z0: 0, z1: 0.1 }, "#f4efe5");
  const board: Box = { x0: 0.22, x1: 1.14, y0: 0.95, y1: 1.6, z0: 0.02, z1: 0.08 };
  drawBox(stage, place, board, colour);
  const wall = wallOf(stage, place, board, "front");
  patch(stage, wall, { x: 0.12, y: 0.38, w: 0.66, h: 0.1 }, "#fff7e6", 0.9);
  patch(stage, wall, { x: 0.2, y: 0.2, w: 0.5, h: 0.07 }, "#fff7e6", 0.6);
  castShadow(stage, cornersOf(place, board));
}

/** Survey stakes with flags and a line between them. */
export function stakes(stage: Stage, spots: readonly (readonly [number, number])[]): void {
  spots.forEach(([x, z], index) => {
    stage.line([x, 0, z], [x, 0.8, z], "#e2d3b4", 0.07);
    stage.face(
      [
        [x, 0.8, z],
        [x + 0.35, 0.7, z],
        [x, 0.58, z],
      ],
      "#d9713f",
    );
    const next = spots[index + 1];
    if (next) stage.line([x, 0.55, z], [next[0], 0.55, next[1]], "#f4e9d0", 0.02, 0.8);
  });
}
