import { darken, lighten } from "./colour";
import { drawBush, drawHedge, drawTree, leaves } from "./greenery";
import { glassOf, type HouseLook } from "./homes";
import { drawDoor, drawWindow } from "./openings";
import type { Layer } from "./recipe";
import { gableRoof } from "./roofs";
import { outdoors, street, strip } from "./scenery";
import { castShadow, cornersOf, drawBox, patch, wallOf, type Box } from "./solids";
import { placeAt } from "./space";

/** Narrow houses wall to wall with stoops and cornices. */
export function townhouses(look: HouseLook & { colours: readonly string[] }): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 700, eyeHeight: 2, focal: 1180 },
    floor: (stage) => street(stage, 5, 11.5),
    draw(stage) {
      const place = placeAt({ x: 0, z: 22, turn: 9 });
      const width = 5.1;
      const first = -2.5 * width;
      castShadow(
        stage,
        cornersOf(place, { x0: first, x1: first + 5 * width, y0: 0, y1: 10, z0: -1, z1: 6 }),
        0.5,
      );
      drawBox(
        stage,
        place,
        { x0: first, x1: first + 5 * width, y0: 0, y1: 9.2, z0: -0.9, z1: 8 },
        look.wall,
        look.skin,
      );
      look.colours.slice(0, 5).forEach((colour, index) => {
        const x0 = first + index * width;
        const tall = 9.2 + (index % 2) * 0.5;
        const box: Box = { x0, x1: x0 + width, y0: 0, y1: tall, z0: -1, z1: -0.98 };
        drawBox(stage, place, box, colour, index % 2 ? "brick" : look.skin);
        const wall = wallOf(stage, place, box, "front");
        patch(stage, wall, { x: 0, y: 0, w: width, h: 0.9 }, darken(colour, 0.3), 0.55);
        for (const y of [1.4, 4.4, 7]) {
          const spots = y < 2 ? [2.9] : [0.7, 2.9];
          for (const x of spots)
            drawWindow(stage, wall, { x, y, w: 1.35, h: y < 2 ? 1.9 : 1.65 }, glass, { rows: 2, columns: 1 });
        }
        drawDoor(
          stage,
          wall,
          { x: 0.8, y: 0.9, w: 1.15, h: 2.3 },
          ["#33574f", "#8c3b33", "#2f4560", "#d0a047", "#4a3d57"][index] ?? look.door,
          glass,
        );
        patch(
          stage,
          wall,
          { x: -0.02, y: tall - 0.75, w: width + 0.04, h: 0.75, out: 0.3 },
          lighten(colour, 0.55),
        );
        patch(stage, wall, { x: 0, y: tall - 1, w: width, h: 0.25 }, "#1f1a1c", 0.28);
        for (const step of [0, 1, 2]) {
          const stair = {
            x0: x0 + 0.5,
            x1: x0 + 2.3,
            y0: 0,
            y1: 0.9 - step * 0.3,
            z0: -1.5 - step * 0.4,
            z1: -1 - step * 0.4,
          };
          drawBox(stage, place, stair, "#b9aea3");
        }
        drawBush(
          stage,
          place([x0 + 3.6, 0, -1.7]),
          0.85,
          index % 2 ? leaves.deep : leaves.olive,
          `${look.seed} ${index}`,
          index % 3 ? undefined : "#f3d0d6",
        );
      });
      drawTree(stage, [-7, 0, 15], 7.2, look.tree, `${look.seed} 1`);
      drawTree(stage, [7.6, 0, 14.6], 6.6, look.tree, `${look.seed} 2`);
    },
  });
}

/** Two mirrored front doors under one roof. */
export function duplex(look: HouseLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 650, eyeHeight: 2.1, focal: 1300 },
    floor(stage) {
      street(stage, 6, 9.8);
      for (const x of [-2.6, 1.4])
        strip(stage, "#d7cbb6", [
          [x, 0, 19],
          [x + 1.1, 0, 19],
          [x + 1.1, 0, 12],
          [x, 0, 12],
        ]);
    },
    draw(stage) {
      drawTree(stage, [-11, 0, 28], 9, leaves.deep, `${look.seed} 1`);
      drawTree(stage, [11, 0, 29], 9.6, look.tree, `${look.seed} 2`);
      const place = placeAt({ x: 0, z: 23, turn: -10 });
      const main: Box = { x0: -7.4, x1: 7.4, y0: 0, y1: 5.9, z0: -3.4, z1: 4.4 };
      castShadow(stage, cornersOf(place, { ...main, y1: 7.4 }));
      drawBox(stage, place, main, look.wall, look.skin);
      const front = wallOf(stage, place, main, "front");
      patch(stage, front, { x: 7.4, y: 0, w: 7.4, h: 5.9 }, look.accent ?? darken(look.wall, 0.12), 0.35);
      for (const x of [0.9, 4.3, 9.1, 12.5])
        drawWindow(
          stage,
          front,
          { x, y: 3.8, w: 1.3, h: 1.5 },
          glass,
          look.shutters ? { shutters: look.shutters } : {},
        );
      for (const x of [1, 11.9])
        drawWindow(stage, front, { x, y: 0.95, w: 1.8, h: 1.6 }, glass, { columns: 3 });
      drawDoor(stage, front, { x: 4.7, y: 0.35, w: 1.1, h: 2.2 }, look.door, glass);
      drawDoor(stage, front, { x: 9, y: 0.35, w: 1.1, h: 2.2 }, "#35516b", glass);
      gableRoof(stage, place, main, {
        rise: 2.6,
        overhang: 0.5,
        colour: look.roof,
        gable: "side",
        wall: look.wall,
      });
      for (const x0 of [-3.3, 1]) {
        drawBox(stage, place, { x0, x1: x0 + 2.3, y0: 0, y1: 0.35, z0: -5, z1: -3.4 }, "#b9ada0");
        for (const x of [x0 + 0.1, x0 + 2])
          drawBox(stage, place, { x0: x, x1: x + 0.2, y0: 0.35, y1: 2.9, z0: -4.9, z1: -4.7 }, "#f7f2e8");
        const roof: Box = { x0: x0 - 0.1, x1: x0 + 2.4, y0: 2.75, y1: 2.9, z0: -5, z1: -3.4 };
        gableRoof(stage, place, roof, {
          rise: 0.9,
          overhang: 0.25,
          colour: look.roof,
          gable: "front",
          wall: "#f4eee2",
        });
      }
      drawBush(stage, [-5.5, 0, 18.6], 1.2, leaves.oak, `${look.seed} a`, "#ffffff");
      drawBush(stage, [5.6, 0, 18.8], 1.2, leaves.olive, `${look.seed} b`, "#e9b8c3");
      drawHedge(stage, [-0.9, 0, 17], [0.5, 0, 17], 0.8, leaves.deep, look.seed);
    },
  });
}
