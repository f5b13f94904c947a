import { render, type Layer } from "./recipe";
import type { Point, Stage } from "./space";

export const plant = "1fab4";

/** A render that stands on a point of the room; `height` in metres. */
export function prop(
  stage: Stage,
  code: string,
  at: Point,
  height: number,
  more: { flip?: boolean; hue?: number } = {},
): Layer {
  const [x, y] = stage.project(at);
  return render(code, { x, y, height: height * stage.scaleAt(at[2]), shade: 0.35, ...more });
}

/** Two panes of sun on the floor. */
export const sunFromLeft: Point[][] = [
  [
    [-2.9, 0, 3.9],
    [-1.7, 0, 3.3],
    [0.4, 0, 4.3],
    [-1, 0, 5],
  ],
  [
    [-1.5, 0, 3.2],
    [-0.4, 0, 2.7],
    [1.8, 0, 3.6],
    [0.6, 0, 4.2],
  ],
];
