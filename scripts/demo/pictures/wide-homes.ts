import { darken } from "./colour";
import { drawBush, drawHedge, drawTree, leaves } from "./greenery";
import { garden, glassOf, sideWindows, type HouseLook } from "./homes";
import { drawDoor, drawGarage, drawWindow } from "./openings";
import type { Layer } from "./recipe";
import { flatRoof, hipRoof } from "./roofs";
import { outdoors, street, strip } from "./scenery";
import { castShadow, cornersOf, drawBox, isVisible, patch, wallOf, type Box } from "./solids";
import { placeAt } from "./space";

/** One floor under a wide hip roof. */
export function ranchHouse(look: HouseLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 620, eyeHeight: 2.2, focal: 1480 },
    floor(stage) {
      street(stage, 6, 9.6);
      strip(stage, "#c9bfae", [
        [3.2, 0, 19],
        [8, 0, 20.5],
        [7.2, 0, 11.8],
        [1.2, 0, 11.8],
      ]);
    },
    draw(stage) {
      drawTree(stage, [-10, 0, 29], 10, leaves.deep, `${look.seed} 1`);
      drawTree(stage, [3, 0, 32], 9, look.tree, `${look.seed} 2`);
      const place = placeAt({ x: 0.2, z: 24, turn: -12 });
      const main: Box = { x0: -8.2, x1: 8, y0: 0, y1: 3.1, z0: -3.4, z1: 4.4 };
      castShadow(stage, cornersOf(place, { ...main, y1: 4.6 }));
      drawBox(stage, place, main, look.wall, look.skin);
      sideWindows(stage, place, main, glass, [0.95], look);
      const front = wallOf(stage, place, main, "front");
      patch(stage, front, { x: 5, y: 0, w: 3.4, h: 3.05 }, look.accent ?? darken(look.wall, 0.2), 0.9);
      for (const x of [0.9, 3])
        drawWindow(
          stage,
          front,
          { x, y: 0.95, w: 1.3, h: 1.5 },
          glass,
          look.shutters ? { shutters: look.shutters } : {},
        );
      drawDoor(stage, front, { x: 5.5, y: 0.15, w: 1.1, h: 2.2 }, look.door, glass);
      drawWindow(stage, front, { x: 7.2, y: 0.6, w: 2.3, h: 1.9 }, glass, { columns: 3, rows: 1 });
      drawGarage(stage, front, { x: 10.9, y: 0, w: 4.4, h: 2.4 }, "#efe8dc", glass);
      hipRoof(stage, place, main, { rise: 2.3, overhang: 0.7, colour: look.roof });
      garden(stage, look, 20.6);
      drawTree(stage, [-8.6, 0, 15.5], 6.2, look.tree, `${look.seed} 3`);
      drawBush(stage, [9.6, 0, 18.5], 1.3, leaves.olive, `${look.seed} d`, "#e7b65c");
    },
  });
}

/** White boxes, large glass, warm wood: a modern house. */
export function modernHouse(look: HouseLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 655, eyeHeight: 1.9, focal: 1380, ...look.camera },
    floor(stage) {
      strip(stage, "#d5cec2", [
        [-3.4, 0, 20],
        [4.4, 0, 19],
        [6.5, 0, 6],
        [-6, 0, 6],
      ]);
      for (let z = 8; z < 20; z += 2) stage.line([-6.2, 0, z], [6.6, 0, z], "#8f887d", 0.05, 0.5);
    },
    draw(stage) {
      drawTree(stage, [-11, 0, 28], 9, look.tree, `${look.seed} 1`);
      drawTree(stage, [11.5, 0, 27], 10, leaves.deep, `${look.seed} 2`);
      const place = placeAt({ x: 0.4, z: 23, turn: 17 });
      const ground: Box = { x0: -6.5, x1: 7, y0: 0, y1: 3, z0: -3, z1: 4.4 };
      const upper: Box = { x0: -2.4, x1: 7.6, y0: 3.35, y1: 6.4, z0: -4.4, z1: 3.4 };
      castShadow(stage, cornersOf(place, { ...ground, y1: 6.6 }));
      drawBox(stage, place, ground, look.accent ?? "#a97b55", "boards");
      const low = wallOf(stage, place, ground, "front");
      drawWindow(stage, low, { x: 0.5, y: 0.1, w: 4.6, h: 2.6 }, glass, {
        columns: 4,
        rows: 1,
        sill: false,
        frame: "#2f3236",
      });
      drawDoor(stage, low, { x: 6, y: 0.1, w: 1.25, h: 2.45 }, look.door, glass);
      drawGarage(stage, low, { x: 8.3, y: 0, w: 4.4, h: 2.5 }, "#4a4d52", glass);
      flatRoof(stage, place, ground, "#efeae1", 0.5, 0.35);
      drawBox(stage, place, upper, look.wall);
      const high = wallOf(stage, place, upper, "front");
      drawWindow(stage, high, { x: 0.7, y: 0.3, w: 3.6, h: 2.3 }, glass, {
        columns: 3,
        rows: 1,
        sill: false,
        frame: "#2f3236",
      });
      drawWindow(stage, high, { x: 5.4, y: 0.3, w: 3.8, h: 2.3 }, glass, {
        columns: 3,
        rows: 1,
        sill: false,
        frame: "#2f3236",
      });
      for (const side of ["left", "right"] as const) {
        if (!isVisible(stage, place, upper, side)) continue;
        const wall = wallOf(stage, place, upper, side);
        drawWindow(stage, wall, { x: 1.6, y: 0.5, w: 4, h: 1.9 }, glass, {
          columns: 2,
          rows: 1,
          sill: false,
          frame: "#2f3236",
        });
      }
      flatRoof(stage, place, upper, "#f4f0e8", 0.45, 0.3);
      drawHedge(stage, [5.8, 0, 16.4], [10.5, 0, 17.6], 1, leaves.olive, look.seed);
      drawBush(stage, [-3.3, 0, 17.8], 0.9, leaves.deep, `${look.seed} e`, "#ffffff");
    },
  });
}
