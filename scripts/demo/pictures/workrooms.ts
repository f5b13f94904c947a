import { darken, lighten } from "./colour";
import { bookcase, lamp, rug, table } from "./furniture";
import type { Layer } from "./recipe";
import { interior, roomWindow, walls, type RoomLook } from "./room";
import { plant, prop, sunFromLeft } from "./room-props";
import { chair } from "./seating";
import { drawBox, patch } from "./solids";
import { placeAt } from "./space";

export function officeRoom(look: RoomLook): Layer[] {
  return interior({
    look,
    sun: sunFromLeft,
    flat(stage) {
      roomWindow(stage, walls.back, { x: 0.6, y: 0.8, w: 4.8, h: 1.6, bars: 5 }, look);
      rug(stage, { x: 0, z: 4.6, w: 4.2, d: 2.4 }, lighten(look.fabric, 0.5), look.fabric);
    },
    draw(stage) {
      bookcase(stage, { x: 2.85, z: 6.5, turn: -90 }, { w: 1.4, h: 1.7 }, look.wood, [
        "#b5644b",
        "#e3c48d",
        "#5f7f7a",
        "#44597a",
        "#d7cdbb",
      ]);
      for (const x of [-1.25, 1.25]) {
        chair(stage, { x, z: 6, turn: 0 }, look.fabric, "#3d4046");
        table(stage, { x, z: 5.2, turn: 0 }, { w: 1.7, d: 0.8, h: 0.74 }, look.wood);
      }
      for (const x of [-1.2, 1.3])
        chair(stage, { x, z: 4.2, turn: 180 }, darken(look.fabric, 0.15), "#3d4046");
      for (const x of [-1.25, 1.25]) lamp(stage, [x, 2.05, 5.2], "#4a4d52", true);
    },
    extras: (stage) => [
      prop(stage, "1f4bb", [-1.25, 0.74, 5.15], 0.36),
      prop(stage, "1f5a5-fe0f", [1.25, 0.74, 5.3], 0.5),
      prop(stage, plant, [-2.6, 0, 6.3], 1.05),
      prop(stage, "2615", [-0.65, 0.74, 5], 0.15),
      prop(stage, "1f4da", [1.85, 0.74, 5.1], 0.22),
    ],
  });
}

/** An empty unit: fresh floor, bare walls, large windows. */
export function emptyUnit(look: RoomLook): Layer[] {
  return interior({
    look,
    sun: [
      [
        [-2.2, 0, 5.2],
        [-1, 0, 5.2],
        [0, 0, 2.8],
        [-1.8, 0, 2.8],
      ],
      [
        [-0.6, 0, 5.2],
        [0.7, 0, 5.2],
        [2.1, 0, 2.8],
        [0.3, 0, 2.8],
      ],
    ],
    flat(stage) {
      roomWindow(stage, walls.back, { x: 0.4, y: 0.3, w: 2.5, h: 2.1, bars: 3 }, look);
      roomWindow(stage, walls.back, { x: 3.3, y: 0.3, w: 2.5, h: 2.1, bars: 3 }, look);
      for (let x = 0.6; x < 5.6; x += 1.6)
        patch(stage, walls.right, { x, y: 0.2, w: 0.12, h: 2.3 }, darken(look.wall, 0.08));
    },
    draw(stage) {
      for (const x of [-1.6, 0, 1.6]) lamp(stage, [x, 2.2, 4.6], "#3f4247", true);
      const place = placeAt({ x: 2.2, z: 5.8, turn: -18 });
      stage.shade([
        [1.5, 0, 5.4],
        [3, 0, 5.3],
        [3, 0, 6.2],
        [1.5, 0, 6.2],
      ]);
      drawBox(stage, place, { x0: -0.8, x1: 0.8, y0: 0, y1: 1, z0: -0.3, z1: 0.3 }, look.wood, "boards");
      drawBox(stage, place, { x0: -0.9, x1: 0.9, y0: 1, y1: 1.06, z0: -0.4, z1: 0.36 }, "#f4efe6");
    },
    extras: (stage) => [
      prop(stage, "1fa9c", [-2.5, 0, 6.6], 1.5),
      prop(stage, plant, [2.1, 1.06, 5.8], 0.42),
    ],
  });
}
