import { darken, lighten } from "./colour";
import { artwork, cabinet, lamp, rug } from "./furniture";
import type { Layer } from "./recipe";
import { interior, roomWindow, walls, type RoomLook } from "./room";
import { plant, prop, sunFromLeft } from "./room-props";
import { cushion } from "./seating";
import { drawBox, patch } from "./solids";
import { placeAt, type Point } from "./space";

export function kitchen(look: RoomLook): Layer[] {
  return interior({
    look,
    sun: [
      [
        [-1.6, 0, 2.6],
        [0.2, 0, 2.4],
        [1.6, 0, 3.2],
        [-0.4, 0, 3.5],
      ],
    ],
    flat(stage) {
      patch(stage, walls.back, { x: 0, y: 0.95, w: 6.2, h: 0.62 }, "#f6f1e7");
      for (let x = 0.2; x < 6.2; x += 0.2)
        stage.line(walls.back.at(x, 0.95), walls.back.at(x, 1.57), "#b9afa0", 0.012, 0.6);
      for (const y of [1.15, 1.36])
        stage.line(walls.back.at(0, y), walls.back.at(6.2, y), "#b9afa0", 0.012, 0.6);
      roomWindow(stage, walls.back, { x: 2.35, y: 1.12, w: 1.5, h: 1.2 }, look);
    },
    draw(stage) {
      const back = placeAt({ x: 0, z: 7, turn: 0 });
      for (const [x0, w] of [
        [-3.1, 2.1],
        [1, 2.1],
      ] as const) {
        const doors = 3;
        drawBox(stage, back, { x0, x1: x0 + w, y0: 1.62, y1: 2.45, z0: 0, z1: 0.38 }, look.fabric);
        for (let door = 0; door < doors; door += 1) {
          const at: Point[] = [
            [0.03, 1.66],
            [w / doors - 0.03, 1.66],
            [w / doors - 0.03, 2.41],
            [0.03, 2.41],
          ].map(([x = 0, y = 0]) => back([x0 + (door * w) / doors + x, y, -0.01]));
          stage.face(at, lighten(look.fabric, 0.14), { stroke: darken(look.fabric, 0.25), strokeWidth: 1.4 });
        }
      }
      drawBox(stage, back, { x0: -3.1, x1: 3.1, y0: 0.08, y1: 0.9, z0: -0.25, z1: 0.38 }, look.fabric);
      for (let x = -3.05; x < 2.6; x += 0.61) {
        const oven = Math.abs(x - 1.83) < 0.3;
        stage.face(
          [
            back([x + 0.02, 0.12, -0.26]),
            back([x + 0.58, 0.12, -0.26]),
            back([x + 0.58, 0.86, -0.26]),
            back([x + 0.02, 0.86, -0.26]),
          ],
          oven ? "#3b3f45" : lighten(look.fabric, 0.14),
          { stroke: darken(look.fabric, 0.25), strokeWidth: 1.4 },
        );
        stage.line(
          back([x + 0.2, oven ? 0.74 : 0.78, -0.28]),
          back([x + 0.43, oven ? 0.74 : 0.78, -0.28]),
          "#c9a463",
          0.025,
        );
      }
      drawBox(stage, back, { x0: -3.1, x1: 3.1, y0: 0.9, y1: 0.96, z0: -0.3, z1: 0.38 }, "#efe9df");
      const island = placeAt({ x: 0, z: 4.5, turn: 0 });
      stage.shade([
        [-1.4, 0, 4],
        [1.7, 0, 3.9],
        [1.75, 0, 5],
        [-1.4, 0, 5],
      ]);
      drawBox(
        stage,
        island,
        { x0: -1.35, x1: 1.35, y0: 0, y1: 0.88, z0: -0.4, z1: 0.45 },
        darken(look.accent, 0.12),
        "boards",
      );
      drawBox(stage, island, { x0: -1.5, x1: 1.5, y0: 0.88, y1: 0.95, z0: -0.55, z1: 0.5 }, "#f4efe6");
      for (const x of [-0.95, 0, 0.95]) {
        const stool = placeAt({ x, z: 3.7, turn: 0 });
        for (const [px, pz] of [
          [-0.17, 0.12],
          [0.14, 0.12],
          [-0.17, -0.15],
          [0.14, -0.15],
        ] as const)
          drawBox(
            stage,
            stool,
            { x0: px, x1: px + 0.035, y0: 0, y1: 0.62, z0: pz, z1: pz + 0.035 },
            "#4b3b31",
          );
        cushion(stage, stool, { x0: -0.2, x1: 0.2, y0: 0.6, y1: 0.7, z0: -0.19, z1: 0.19 }, look.wood, 0.03);
        stage.shade([
          [x - 0.2, 0, 3.5],
          [x + 0.3, 0, 3.5],
          [x + 0.3, 0, 3.9],
          [x - 0.2, 0, 3.9],
        ]);
      }
      for (const x of [-0.8, 0.8]) lamp(stage, [x, 1.95, 4.5], "#c9874e", true);
    },
    extras: (stage) => [
      prop(stage, "1f34a", [-0.5, 0.95, 4.4], 0.15),
      prop(stage, "1f34b", [-0.3, 0.95, 4.35], 0.13),
      prop(stage, plant, [1, 0.95, 4.5], 0.4),
      prop(stage, "1fad6", [-1.6, 0.96, 6.9], 0.24),
    ],
  });
}

export function bathroom(look: RoomLook): Layer[] {
  return interior({
    look: { ...look, tiles: true },
    sun: sunFromLeft,
    flat(stage) {
      for (const wall of [walls.back, walls.left, walls.right]) {
        for (let y = 0.3; y < 1.35; y += 0.3)
          stage.line(wall.at(0, y), wall.at(wall.width, y), "#ffffff", 0.014, 0.5);
        for (let x = 0.3; x < wall.width; x += 0.3)
          stage.line(wall.at(x, 0), wall.at(x, 1.35), "#ffffff", 0.014, 0.5);
        patch(stage, wall, { x: 0, y: 1.35, w: wall.width, h: 0.05, out: 0.02 }, "#fffaf0");
      }
      roomWindow(stage, walls.left, { x: 4.2, y: 1.45, w: 1.3, h: 0.95 }, look);
      artwork(stage, walls.back, { x: 0.9, y: 1.55, w: 0.6, h: 0.75 }, ["#e8e0cf", "#7f9f96", "#d9a077"]);
      const [x, y, w, h] = [3.9, 1.2, 1.3, 1.15];
      patch(stage, walls.back, { x: x - 0.06, y: y - 0.06, w: w + 0.12, h: h + 0.12, out: 0.02 }, "#c9a463");
      patch(
        stage,
        walls.back,
        { x, y, w, h, out: 0.03 },
        stage.ramp(walls.back.at(x, y + h), walls.back.at(x + w, y), [
          [0, "#f5fafa"],
          [0.5, "#d3e1e2"],
          [1, "#b8cccf"],
        ]),
      );
      rug(stage, { x: -0.9, z: 4.5, w: 1.5, d: 0.9 }, "#fbf5ea", look.fabric);
    },
    draw(stage) {
      cabinet(stage, { x: 1.45, z: 7, turn: 0 }, { w: 1.7, h: 0.82, d: 0.6, doors: 3 }, look.wood);
      const top = placeAt({ x: 1.45, z: 7, turn: 0 });
      drawBox(stage, top, { x0: -0.9, x1: 0.9, y0: 0.82, y1: 0.88, z0: -0.34, z1: 0.3 }, "#f6f2ea");
      cushion(stage, top, { x0: -0.36, x1: 0.36, y0: 0.86, y1: 1.02, z0: -0.26, z1: 0.2 }, "#ffffff", 0.06);
      stage.line(top([0, 1.0, 0.2]), top([0, 1.25, 0.2]), "#c9a463", 0.03);
      stage.line(top([0, 1.25, 0.2]), top([0, 1.22, -0.02]), "#c9a463", 0.03);
      const tub = placeAt({ x: -1.5, z: 5.9, turn: 0 });
      stage.shade([
        [-2.5, 0, 5.4],
        [-0.4, 0, 5.3],
        [-0.4, 0, 6.4],
        [-2.5, 0, 6.4],
      ]);
      cushion(stage, tub, { x0: -0.95, x1: 0.95, y0: 0.06, y1: 0.62, z0: -0.42, z1: 0.42 }, "#fdfaf4", 0.16);
      stage.face(
        [tub([-0.75, 0.6, -0.28]), tub([0.75, 0.6, -0.28]), tub([0.75, 0.6, 0.3]), tub([-0.75, 0.6, 0.3])],
        "#bcd9dd",
        { round: 26 },
      );
      stage.line(tub([0.6, 0.62, 0.42]), tub([0.6, 0.98, 0.42]), "#c9a463", 0.04);
      stage.line(tub([0.6, 0.98, 0.42]), tub([0.42, 0.94, 0.3]), "#c9a463", 0.04);
      cushion(stage, tub, { x0: -0.3, x1: 0.2, y0: 0.3, y1: 0.66, z0: -0.45, z1: -0.4 }, look.fabric, 0.02);
    },
    extras: (stage) => [
      prop(stage, plant, [2.6, 0, 6.2], 0.95, { flip: true }),
      prop(stage, "1f9f4", [0.95, 0.88, 6.9], 0.2),
      prop(stage, "1f56f-fe0f", [2.1, 0.88, 6.9], 0.2),
    ],
  });
}
