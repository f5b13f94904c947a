import { drawBush, drawFence, drawHedge, drawPine, drawTree, leaves } from "./greenery";
import { drawHills, drawMountains, drawTreeLine, type HourName } from "./landscape";
import { render, type Layer } from "./recipe";
import { outdoors, street, strip } from "./scenery";
import type { Subject } from "./sets";
import { drawCity } from "./skyline";

type Outside = { seed: string; hour: HourName };

/** Something that stands on a path in the park. */
export function parkSet(look: Outside, subject: Subject): Layer[] {
  return [
    ...outdoors({
      ...look,
      camera: { horizon: 470, eyeHeight: 1.5, focal: 1150 },
      floor: (stage) =>
        strip(stage, "#dccdb1", [
          [-4, 0, 40],
          [-2.6, 0, 40],
          [4.4, 0, 2.4],
          [-4.4, 0, 2.4],
        ]),
      draw(stage) {
        drawTree(stage, [-6.5, 0, 17], 7.5, leaves.oak, `${look.seed} 1`);
        drawTree(stage, [6.8, 0, 15], 7, leaves.maple, `${look.seed} 2`);
        drawTree(stage, [2.6, 0, 26], 8, leaves.deep, `${look.seed} 3`);
        drawHedge(stage, [-9, 0, 13], [-3.4, 0, 14], 0.9, leaves.deep, look.seed);
        drawBush(stage, [5.2, 0, 10], 0.9, leaves.olive, look.seed, "#f3d0d6");
      },
    }),
    render(subject.code, { ...subject, x: 640, y: 850, shade: 0.6 }),
  ];
}

/** A vehicle on a drive in front of hedges. */
export function driveSet(look: Outside, subject: Subject): Layer[] {
  return [
    ...outdoors({
      ...look,
      camera: { horizon: 500, eyeHeight: 1.5, focal: 1150 },
      distance: (hour, horizon) => [
        drawHills(hour, look.seed, horizon, ["#8aa0a0", "#7f9c7c"]),
        drawTreeLine(hour, look.seed, horizon + 4),
      ],
      floor: (stage) =>
        strip(stage, "#b9b2a6", [
          [-30, 0, 9],
          [30, 0, 9],
          [30, 0, 2],
          [-30, 0, 2],
        ]),
      draw(stage) {
        drawTree(stage, [-7.5, 0, 18], 8, leaves.oak, `${look.seed} 1`);
        drawTree(stage, [7, 0, 20], 8.6, leaves.deep, `${look.seed} 2`);
        drawHedge(stage, [-9, 0, 10.6], [9, 0, 10.6], 1, leaves.deep, look.seed);
      },
    }),
    render(subject.code, { ...subject, x: 640, y: 850, shade: 0.65 }),
  ];
}

/** A street in town. */
export function townSet(look: Outside, subject: Subject): Layer[] {
  return [
    ...outdoors({
      ...look,
      camera: { horizon: 520, eyeHeight: 1.6, focal: 1100 },
      distance: (hour, horizon) => drawCity(hour, look.seed, horizon, 0.9),
      floor: (stage) => street(stage, 2.2, 7),
      draw(stage) {
        drawTree(stage, [-5.4, 0, 11], 5.4, leaves.oak, `${look.seed} 1`);
        drawTree(stage, [5, 0, 11], 5.8, leaves.maple, `${look.seed} 2`);
      },
    }),
    render(subject.code, { ...subject, x: 640, y: 876, shade: 0.65 }),
  ];
}

/** A camp on a meadow below the peaks. */
export function campSet(look: Outside, subject: Subject): Layer[] {
  return [
    ...outdoors({
      ...look,
      camera: { horizon: 540, eyeHeight: 1.6, focal: 1100 },
      distance: (hour, horizon) => [
        drawMountains(hour, look.seed, horizon),
        drawTreeLine(hour, look.seed, horizon + 4, "#3f6650"),
      ],
      draw(stage) {
        for (const [index, [x, z]] of (
          [
            [-9, 24],
            [-6.6, 20],
            [9.4, 23],
            [7, 19],
            [11, 18],
          ] as const
        ).entries())
          drawPine(stage, [x, 0, z], 6.5 + (index % 3), `${look.seed} ${index}`);
        drawBush(stage, [4.4, 0, 9], 0.8, leaves.olive, look.seed);
      },
    }),
    render(subject.code, { ...subject, x: 640, y: 850, shade: 0.6 }),
  ];
}

/** A field with a rail fence. */
export function fieldSet(look: Outside, subject: Subject): Layer[] {
  return [
    ...outdoors({
      ...look,
      camera: { horizon: 500, eyeHeight: 1.7, focal: 1100 },
      floor(stage) {
        for (let row = -9; row < 10; row += 1)
          strip(stage, row % 2 ? "#8a9a45" : "#a7894f", [
            [row * 2, 0.01, 30],
            [row * 2 + 2, 0.01, 30],
            [row * 1.3 + 1.3, 0.01, 3],
            [row * 1.3, 0.01, 3],
          ]);
      },
      draw(stage) {
        drawTree(stage, [-8, 0, 24], 8, leaves.oak, `${look.seed} 1`);
        drawTree(stage, [9, 0, 26], 9, leaves.deep, `${look.seed} 2`);
        drawFence(stage, [-16, 0, 16], [16, 0, 16], "#a58a66", true);
      },
    }),
    render(subject.code, { ...subject, x: 640, y: 850, shade: 0.6 }),
  ];
}
