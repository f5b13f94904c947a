import { drawBush, drawFence, drawTree, leaves } from "./greenery";
import { glassOf, type HouseLook } from "./homes";
import { drawDoor, drawWindow } from "./openings";
import type { Layer } from "./recipe";
import { gableRoof } from "./roofs";
import { outdoors, strip } from "./scenery";
import { castShadow, cornersOf, drawBox, isVisible, wallOf, type Box } from "./solids";
import { placeAt, type Stage } from "./space";

/** A long, low manufactured home with a wooden deck. */
export function mobileHome(look: HouseLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 600, eyeHeight: 2, focal: 1350 },
    floor: (stage) =>
      strip(stage, "#cbbfa8", [
        [2, 0, 22],
        [8.5, 0, 23],
        [13, 0, 6],
        [1, 0, 6],
      ]),
    draw(stage) {
      drawTree(stage, [-9, 0, 30], 10, look.tree, `${look.seed} 1`);
      drawTree(stage, [9, 0, 31], 11, leaves.deep, `${look.seed} 2`);
      const place = placeAt({ x: -0.6, z: 22, turn: 13 });
      const main: Box = { x0: -8, x1: 7.4, y0: 0.55, y1: 3.3, z0: -2.2, z1: 2.4 };
      castShadow(stage, cornersOf(place, { ...main, y0: 0, y1: 4 }));
      drawBox(stage, place, { ...main, y0: 0, y1: 0.55 }, "#9d958a", "boards");
      drawBox(stage, place, main, look.wall, look.skin);
      const front = wallOf(stage, place, main, "front");
      for (const x of [0.9, 3.4, 11.6, 13.4])
        drawWindow(
          stage,
          front,
          { x, y: 0.85, w: 1.2, h: 1.25 },
          glass,
          look.shutters ? { shutters: look.shutters } : {},
        );
      drawDoor(stage, front, { x: 7, y: 0.02, w: 1.05, h: 2.15 }, look.door, glass);
      drawWindow(stage, front, { x: 9, y: 0.7, w: 1.7, h: 1.5 }, glass, { columns: 3 });
      gableRoof(stage, place, main, {
        rise: 1.1,
        overhang: 0.35,
        colour: look.roof,
        gable: "side",
        wall: look.wall,
      });
      const deck: Box = { x0: -2.4, x1: 3.4, y0: 0.35, y1: 0.55, z0: -4.6, z1: -2.2 };
      drawBox(stage, place, { ...deck, y0: 0 }, "#a9825c", "boards");
      for (const x of [-2.3, -1.2, 1.3, 2.3, 3.2])
        drawBox(stage, place, { x0: x, x1: x + 0.12, y0: 0.55, y1: 1.45, z0: -4.5, z1: -4.38 }, "#8f6b49");
      for (const [x0, x1] of [
        [-2.3, -1.1],
        [1.3, 3.3],
      ] as const)
        drawBox(stage, place, { x0, x1, y0: 1.4, y1: 1.52, z0: -4.52, z1: -4.36 }, "#8f6b49");
      drawBush(stage, [-7.3, 0, 18.4], 1.2, leaves.olive, `${look.seed} a`, "#f0c14f");
      drawBush(stage, [5, 0, 18], 1, leaves.oak, `${look.seed} b`);
      drawFence(stage, [-14, 0, 27], [-4, 0, 29], "#f3ede0");
    },
  });
}

/** A cottage with a steep front gable, a picket fence and roses. */
export function cottage(look: HouseLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 640, eyeHeight: 1.9, focal: 1330 },
    floor: (stage) =>
      strip(stage, "#d8c9ae", [
        [-1.1, 0, 17.4],
        [0.5, 0, 17.4],
        [2.2, 0, 6],
        [-1.6, 0, 6],
      ]),
    draw(stage) {
      drawTree(stage, [-9, 0, 26], 9.6, look.tree, `${look.seed} 1`);
      drawTree(stage, [9.8, 0, 28], 10.4, leaves.deep, `${look.seed} 2`);
      const place = placeAt({ x: 0.2, z: 22, turn: -15 });
      const main: Box = { x0: -5.4, x1: 5.8, y0: 0, y1: 3.3, z0: -2, z1: 4.8 };
      const bay: Box = { x0: -4.4, x1: 0.4, y0: 0, y1: 3.5, z0: -3.6, z1: 0 };
      castShadow(stage, cornersOf(place, { ...main, y1: 6.4 }));
      drawBox(stage, place, main, look.wall, look.skin);
      const front = wallOf(stage, place, main, "front");
      drawDoor(stage, front, { x: 6.3, y: 0.2, w: 1.1, h: 2.2 }, look.door, glass);
      drawWindow(
        stage,
        front,
        { x: 8.4, y: 0.95, w: 1.6, h: 1.4 },
        glass,
        look.shutters ? { shutters: look.shutters } : {},
      );
      for (const side of ["left", "right"] as const) {
        if (!isVisible(stage, place, main, side)) continue;
        const wall = wallOf(stage, place, main, side);
        drawWindow(stage, wall, { x: 2.6, y: 0.95, w: 1.4, h: 1.4 }, glass);
      }
      gableRoof(stage, place, main, {
        rise: 3.4,
        overhang: 0.5,
        colour: look.roof,
        gable: "side",
        wall: look.wall,
      });
      drawBox(stage, place, bay, look.wall, look.skin);
      const gable = wallOf(stage, place, bay, "front");
      drawWindow(stage, gable, { x: 1.1, y: 0.95, w: 2.5, h: 1.5 }, glass, { columns: 3 });
      gableRoof(stage, place, bay, {
        rise: 2.9,
        overhang: 0.45,
        colour: look.roof,
        gable: "front",
        wall: look.wall,
      });
      roses(stage, look.seed);
      drawFence(stage, [-12, 0, 13.4], [-1.9, 0, 13.4], "#fbf6ea");
      drawFence(stage, [1.7, 0, 13.4], [12, 0, 13.4], "#fbf6ea");
    },
  });
}

function roses(stage: Stage, seed: string): void {
  for (const [index, x] of [-6.4, -5, -3.6, -2.2, 2.4, 3.6, 5].entries()) {
    drawBush(
      stage,
      [x, 0, 16.4 + (index % 2) * 0.5],
      1,
      index % 2 ? leaves.deep : leaves.oak,
      `${seed} rose ${index}`,
      index % 2 ? "#e58b95" : "#fff4ea",
    );
  }
}
