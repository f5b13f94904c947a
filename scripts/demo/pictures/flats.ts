import { darken, lighten } from "./colour";
import { drawHedge, drawTree, leaves } from "./greenery";
import { glassOf, type HouseLook } from "./homes";
import { drawDoor, drawWindow } from "./openings";
import type { Layer } from "./recipe";
import { flatRoof } from "./roofs";
import { outdoors, street, strip } from "./scenery";
import { castShadow, cornersOf, drawBox, isVisible, patch, wallOf, type Box } from "./solids";
import { placeAt, type Stage } from "./space";

/** A small apartment house of brick with balconies, set behind trees. */
export function apartmentHouse(look: HouseLook & { floors: number }): Layer[] {
  const glass = glassOf(look.hour);
  const tall = look.floors * 3.1 + 0.6;
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 720, eyeHeight: 1.9, focal: 1020 },
    floor(stage) {
      street(stage, 5, 11);
      strip(stage, "#d7cbb6", [
        [-1.6, 0, 20],
        [0.8, 0, 20],
        [1.2, 0, 13.2],
        [-2, 0, 13.2],
      ]);
    },
    draw(stage) {
      drawTree(stage, [-15, 0, 32], 11, leaves.deep, `${look.seed} 1`);
      const place = placeAt({ x: -0.6, z: 25, turn: 24 });
      const main: Box = { x0: -9, x1: 9, y0: 0, y1: tall, z0: -4, z1: 6 };
      castShadow(stage, cornersOf(place, main), 0.6);
      drawBox(stage, place, main, look.wall, look.skin);
      const front = wallOf(stage, place, main, "front");
      for (let floor = 0; floor < look.floors; floor += 1) {
        const y = floor * 3.1 + 0.9;
        for (const x of [1, 5.2, 11.4, 15.6]) {
          if (floor === 0 || x === 1 || x === 15.6) drawWindow(stage, front, { x, y, w: 1.4, h: 1.6 }, glass);
          else balcony(stage, place, look, { x: x - 0.6, y: y - 0.75, glass });
        }
        drawWindow(stage, front, { x: 8.4, y: floor ? y : y + 2.2, w: 1.2, h: floor ? 1.6 : 0.3 }, glass, {
          columns: 1,
          sill: floor > 0,
        });
      }
      drawDoor(stage, front, { x: 8.2, y: 0.2, w: 1.6, h: 2.4 }, look.door, glass);
      for (const side of ["left", "right"] as const) {
        if (!isVisible(stage, place, main, side)) continue;
        const wall = wallOf(stage, place, main, side);
        for (let floor = 0; floor < look.floors; floor += 1) {
          for (const x of [1.8, 5.6])
            drawWindow(stage, wall, { x, y: floor * 3.1 + 0.9, w: 1.3, h: 1.6 }, glass);
        }
      }
      flatRoof(stage, place, main, lighten(look.wall, 0.4), 0.25, 0.5);
      drawHedge(stage, [-10, 0, 18.4], [-2.4, 0, 18], 1.1, leaves.deep, `${look.seed} l`);
      drawHedge(stage, [2, 0, 17.8], [8.5, 0, 16], 1.1, leaves.olive, `${look.seed} r`);
      drawTree(stage, [-8.4, 0, 15], 6, look.tree, `${look.seed} 2`);
      drawTree(stage, [8.8, 0, 14], 5.4, look.tree, `${look.seed} 3`);
    },
  });
}

function balcony(
  stage: Stage,
  place: (point: readonly [number, number, number]) => readonly [number, number, number],
  look: HouseLook,
  at: { x: number; y: number; glass: ReturnType<typeof glassOf> },
): void {
  const [x0, y0] = [-9 + at.x, at.y];
  const front = wallOf(stage, place, { x0: -9, x1: 9, y0: 0, y1: 12, z0: -4, z1: 6 }, "front");
  drawWindow(stage, front, { x: at.x + 0.5, y: y0 + 0.15, w: 1.6, h: 2.2 }, at.glass, {
    columns: 2,
    rows: 1,
    sill: false,
  });
  drawBox(stage, place, { x0, x1: x0 + 2.6, y0: y0 - 0.05, y1: y0 + 0.12, z0: -5.2, z1: -4 }, "#d9d0c3");
  const rail: Box = { x0, x1: x0 + 2.6, y0, y1: y0 + 1.05, z0: -5.2, z1: -4 };
  const wall = wallOf(stage, place, rail, "front");
  for (let x = 0.05; x < 2.6; x += 0.2)
    stage.line(wall.at(x, 0), wall.at(x, 1.05), darken(look.roof, 0.3), 0.04);
  patch(stage, wall, { x: 0, y: 1, w: 2.6, h: 0.09 }, darken(look.roof, 0.35));
}
