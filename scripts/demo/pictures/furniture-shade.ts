import type { Place } from "./solids";
import type { Point, Stage } from "./space";

/** The shade under a piece of furniture, a little to the right of it. */
export function floorShade(stage: Stage, place: Place, x0: number, x1: number, z0: number, z1: number): void {
  stage.shade(
    (
      [
        [x0, 0, z0],
        [x1 + 0.2, 0, z0 - 0.05],
        [x1 + 0.35, 0, z1],
        [x0, 0, z1],
      ] as Point[]
    ).map(place),
  );
}
