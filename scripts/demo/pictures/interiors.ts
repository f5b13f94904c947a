import { darken, lighten } from "./colour";
import { artwork, bookcase, cabinet, lamp, rug, table } from "./furniture";
import { type Layer } from "./recipe";
import { interior, roomWindow, walls, type RoomLook } from "./room";
import { plant, prop, sunFromLeft } from "./room-props";
import { chair, cushion, sofa } from "./seating";
import { drawBox } from "./solids";
import { placeAt } from "./space";

const books = "1f4da";

export function livingRoom(look: RoomLook): Layer[] {
  return interior({
    look,
    sun: sunFromLeft,
    flat(stage) {
      roomWindow(stage, walls.left, { x: 3.8, y: 0.75, w: 1.7, h: 1.55 }, look, lighten(look.fabric, 0.6));
      artwork(stage, walls.back, { x: 2, y: 1.35, w: 0.8, h: 1 }, [
        lighten(look.accent, 0.5),
        look.fabric,
        "#d09a5b",
      ]);
      artwork(stage, walls.back, { x: 3.15, y: 1.35, w: 0.8, h: 1 }, [
        "#f0dfc4",
        "#c9765a",
        darken(look.accent, 0.2),
      ]);
      rug(stage, { x: 0, z: 4.7, w: 3.4, d: 2.2 }, "#efe5d3", look.fabric);
    },
    draw(stage) {
      bookcase(stage, { x: 2.75, z: 7.1, turn: 0 }, { w: 1, h: 2 }, look.wood, [
        "#b5644b",
        "#e3c48d",
        "#5f7f7a",
        "#8b6f8f",
        "#d7cdbb",
      ]);
      sofa(stage, { x: -0.1, z: 6.3, turn: 0 }, look.fabric, ["#d99a63", "#f1e6d0"], 2.7);
      lamp(stage, [-2.3, 1.55, 6.5], "#f4e4c4");
      sofa(stage, { x: 2.05, z: 5.2, turn: -62 }, darken(look.wood, 0.05), ["#f1e6d0"], 1.05);
      table(stage, { x: -0.1, z: 4.6, turn: 0 }, { w: 1.3, d: 0.7, h: 0.4 }, look.wood);
    },
    extras: (stage) => [
      prop(stage, plant, [-2.45, 0, 5.5], 0.95),
      prop(stage, books, [-0.4, 0.4, 4.6], 0.2),
      prop(stage, "2615", [0.22, 0.4, 4.5], 0.16),
    ],
  });
}

export function bedroom(look: RoomLook): Layer[] {
  return interior({
    look,
    sun: sunFromLeft,
    flat(stage) {
      roomWindow(stage, walls.left, { x: 3.8, y: 0.8, w: 1.7, h: 1.5 }, look, lighten(look.fabric, 0.65));
      artwork(stage, walls.back, { x: 2.65, y: 1.5, w: 0.9, h: 0.75 }, ["#efe0c8", look.fabric, "#cf8f5f"]);
      rug(stage, { x: 0, z: 4.6, w: 3.8, d: 2.2 }, lighten(look.fabric, 0.7), look.fabric);
    },
    draw(stage) {
      const place = placeAt({ x: 0, z: 5.9, turn: 0 });
      for (const x of [-1.65, 1.65])
        cabinet(stage, { x, z: 6.9, turn: 0 }, { w: 0.6, h: 0.55, d: 0.45, doors: 1 }, look.wood);
      lamp(stage, [-1.65, 0.85, 6.9], "#f6e8cb");
      lamp(stage, [1.65, 0.85, 6.9], "#f6e8cb");
      cushion(stage, place, { x0: -1.1, x1: 1.1, y0: 0.2, y1: 1.25, z0: 1.2, z1: 1.38 }, look.fabric, 0.07);
      stage.shade([
        [-1.1, 0, 4.7],
        [1.3, 0, 4.6],
        [1.35, 0, 7],
        [-1.1, 0, 7],
      ]);
      drawBox(stage, place, { x0: -1.02, x1: 1.02, y0: 0.1, y1: 0.34, z0: -1.05, z1: 1.2 }, look.wood);
      cushion(stage, place, { x0: -1.02, x1: 1.02, y0: 0.3, y1: 0.62, z0: -1.05, z1: 1.2 }, "#f7f1e6", 0.09);
      for (const x0 of [-0.92, 0.06])
        cushion(stage, place, { x0, x1: x0 + 0.86, y0: 0.6, y1: 0.86, z0: 0.72, z1: 1.08 }, "#fffaf0", 0.11);
      cushion(stage, place, { x0: -0.35, x1: 0.35, y0: 0.6, y1: 0.84, z0: 0.5, z1: 0.68 }, "#d59a6a", 0.1);
      cushion(
        stage,
        place,
        { x0: -1.07, x1: 1.07, y0: 0.32, y1: 0.68, z0: -1.1, z1: 0.3 },
        lighten(look.fabric, 0.3),
        0.08,
      );
      cushion(
        stage,
        place,
        { x0: -1.09, x1: 1.09, y0: 0.34, y1: 0.71, z0: -1.12, z1: -0.45 },
        look.fabric,
        0.06,
      );
    },
    extras: (stage) => [prop(stage, plant, [2.7, 0, 6.6], 1.05, { flip: true })],
  });
}

export function diningRoom(look: RoomLook): Layer[] {
  return interior({
    look,
    sun: sunFromLeft,
    flat(stage) {
      roomWindow(stage, walls.left, { x: 3.8, y: 0.75, w: 1.7, h: 1.55 }, look, lighten(look.fabric, 0.6));
      artwork(stage, walls.back, { x: 2.4, y: 1.35, w: 1.4, h: 0.95 }, [
        lighten(look.accent, 0.45),
        "#cf8a5c",
        look.fabric,
      ]);
      rug(stage, { x: 0, z: 4.9, w: 3.6, d: 2.4 }, "#efe6d6", look.fabric);
    },
    draw(stage) {
      cabinet(stage, { x: 2.1, z: 7, turn: 0 }, { w: 1.7, h: 0.8, d: 0.45, doors: 3 }, look.wood);
      for (const x of [-0.75, 0, 0.75]) chair(stage, { x, z: 5.9, turn: 0 }, look.fabric, look.wood);
      table(stage, { x: 0, z: 5, turn: 0 }, { w: 2.4, d: 1, h: 0.75 }, look.wood);
      for (const x of [-0.8, 0.8]) chair(stage, { x, z: 4.1, turn: 180 }, look.fabric, look.wood);
      for (const x of [-0.6, 0.6]) lamp(stage, [x, 1.85, 5], "#f1d9a6", true);
    },
    extras: (stage) => [
      prop(stage, "1f490", [0, 0.75, 5.05], 0.42),
      prop(stage, plant, [-2.6, 0, 6.2], 1),
      prop(stage, "1fad6", [2.1, 0.8, 6.95], 0.26),
    ],
  });
}
