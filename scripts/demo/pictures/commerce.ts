import { awning, eachWall, glassBand, tree, type BlockLook } from "./blocks";
import { darken, lighten } from "./colour";
import { drawBush, drawHedge, leaves } from "./greenery";
import { glassOf } from "./homes";
import { drawDoor, drawGarage, drawWindow, pane } from "./openings";
import type { Layer } from "./recipe";
import { flatRoof, gableRoof } from "./roofs";
import { outdoors, street, strip } from "./scenery";
import { drawCity } from "./skyline";
import { castShadow, cornersOf, drawBox, patch, wallOf, type Box } from "./solids";
import { placeAt, tone } from "./space";

/** A warehouse with loading docks and a yard. */
export function warehouse(look: BlockLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 620, eyeHeight: 2.2, focal: 1230 },
    floor(stage) {
      strip(stage, "#a9a39a", [
        [-40, 0, 30],
        [40, 0, 30],
        [40, 0, 5],
        [-40, 0, 5],
      ]);
      for (const x of [-6.5, -2.9, 0.7, 4.3])
        stage.line([x, 0.01, 18.5], [x * 1.1, 0.01, 11], "#efe3b4", 0.14, 0.8);
    },
    draw(stage) {
      const place = placeAt({ x: 0, z: 25, turn: 15 });
      const main: Box = { x0: -11, x1: 9.4, y0: 0, y1: 6.4, z0: -4, z1: 12 };
      castShadow(stage, cornersOf(place, main));
      drawBox(stage, place, main, look.wall, "panels");
      const front = wallOf(stage, place, main, "front");
      patch(stage, front, { x: 0, y: 5.1, w: 20.4, h: 0.7 }, tone(look.accent, front.light, stage.light));
      for (const x of [0.9, 4.8, 8.7]) {
        patch(stage, front, { x: x - 0.25, y: 0, w: 3.7, h: 3.9 }, darken(look.wall, 0.35), 0.6);
        drawGarage(stage, front, { x, y: 0.1, w: 3.2, h: 3.3 }, look.trim, glass);
        patch(stage, front, { x: x - 0.1, y: 0, w: 0.22, h: 1, out: 0.2 }, "#e0b13f");
        patch(stage, front, { x: x + 3.1, y: 0, w: 0.22, h: 1, out: 0.2 }, "#e0b13f");
      }
      const office: Box = { x0: 3, x1: 9.6, y0: 0, y1: 4, z0: -5.2, z1: -3.9 };
      drawBox(stage, place, office, look.accent, "panels");
      const wall = wallOf(stage, place, office, "front");
      glassBand(stage, wall, { y: 2.4, h: 1.1, bays: 5, inset: 0.4 }, glass, 1);
      drawDoor(stage, wall, { x: 2.7, y: 0.02, w: 1.2, h: 2.1 }, "#2f3b46", glass);
      drawWindow(stage, wall, { x: 0.6, y: 0.7, w: 1.6, h: 1.2 }, glass, { sill: false });
      flatRoof(stage, place, main, look.trim, 0.2, 0.4);
      drawHedge(stage, [8, 0, 18], [14, 0, 19.5], 1, leaves.olive, look.seed);
    },
  });
}

/** A hotel with a regular front, a canopy and palms or trees. */
export function hotel(look: BlockLook & { floors: number }): Layer[] {
  const glass = glassOf(look.hour);
  const tall = 4.2 + look.floors * 3;
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 740, eyeHeight: 1.9, focal: 980 },
    floor(stage) {
      strip(stage, "#d9cfbf", [
        [-30, 0, 22],
        [30, 0, 22],
        [30, 0, 12],
        [-30, 0, 12],
      ]);
      street(stage, 5, 9.8);
    },
    draw(stage) {
      const place = placeAt({ x: 0.3, z: 28, turn: -18 });
      const main: Box = { x0: -11, x1: 10, y0: 0, y1: tall, z0: -4, z1: 6 };
      castShadow(stage, cornersOf(place, main), 0.5);
      drawBox(stage, place, main, look.wall, look.skin);
      eachWall(stage, place, main, (wall, front) => {
        const bays = front ? 8 : 4;
        for (let floor = 0; floor < look.floors; floor += 1) {
          for (let bay = 0; bay < bays; bay += 1) {
            const x = ((bay + 0.5) * wall.width) / bays - 0.7;
            drawWindow(stage, wall, { x, y: 4.5 + floor * 3, w: 1.4, h: 1.9 }, glass, {
              rows: 1,
              columns: 2,
            });
          }
        }
        patch(stage, wall, { x: 0, y: 3.7, w: wall.width, h: 0.3, out: 0.1 }, lighten(look.trim, 0.3));
        glassBand(stage, wall, { y: 0.3, h: 2.9, bays: front ? 9 : 5, inset: 0.6 }, glass, 2);
      });
      flatRoof(stage, place, main, look.trim, 0.5, 0.6);
      const canopy: Box = { x0: -3.2, x1: 3.2, y0: 3.2, y1: 3.7, z0: -8.4, z1: -4 };
      for (const x of [-2.9, 2.6])
        drawBox(stage, place, { x0: x, x1: x + 0.3, y0: 0, y1: 3.2, z0: -8.2, z1: -7.9 }, look.trim);
      drawBox(stage, place, canopy, look.accent);
      tree(stage, look, -9.5, 19, 7.6, 1);
      tree(stage, look, -6.4, 17.4, 6.4, 2);
      tree(stage, look, 9, 18.6, 7.2, 3);
      drawBush(stage, [5, 0, 17.4], 1.1, leaves.deep, look.seed, "#e9b8c3");
    },
  });
}

/** A restaurant on a corner with a terrace under string lights. */
export function restaurant(look: BlockLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 650, eyeHeight: 1.8, focal: 1420 },
    distance: (hour, horizon) => drawCity(hour, look.seed, horizon, 0.5),
    floor(stage) {
      strip(stage, "#c9b89f", [
        [-30, 0, 22],
        [30, 0, 22],
        [30, 0, 11.6],
        [-30, 0, 11.6],
      ]);
      street(stage, 5, 9.4);
    },
    draw(stage) {
      const place = placeAt({ x: 0.4, z: 21, turn: -14 });
      const main: Box = { x0: -7, x1: 6.6, y0: 0, y1: 4.4, z0: -2, z1: 6 };
      castShadow(stage, cornersOf(place, main));
      drawBox(stage, place, main, look.wall, look.skin);
      const front = wallOf(stage, place, main, "front");
      for (const x of [0.7, 9.2]) {
        drawWindow(stage, front, { x, y: 0.7, w: 3.6, h: 2.1 }, glass, {
          columns: 4,
          rows: 1,
          frame: look.trim,
        });
        awning(stage, front, { x: x - 0.2, y: 2.75, w: 4 }, look.accent);
      }
      drawDoor(stage, front, { x: 6, y: 0.05, w: 1.5, h: 2.5 }, look.accent, glass);
      patch(stage, front, { x: 4.9, y: 3.1, w: 3.8, h: 0.75, out: 0.1 }, darken(look.accent, 0.35));
      patch(stage, front, { x: 5.5, y: 3.38, w: 2.6, h: 0.2, out: 0.12 }, "#ffe9b8", 0.9);
      gableRoof(stage, place, main, {
        rise: 1.7,
        overhang: 0.6,
        colour: look.trim,
        gable: "side",
        wall: look.wall,
      });
      for (const x of [-5, -2.4, 2.6, 5.2]) {
        const spot = placeAt({ x: x + 0.2, z: 15 - x * 0.18, turn: -14 });
        drawBox(stage, spot, { x0: -0.05, x1: 0.05, y0: 0, y1: 0.75, z0: -0.05, z1: 0.05 }, "#4b3a30");
        drawBox(stage, spot, { x0: -0.55, x1: 0.55, y0: 0.72, y1: 0.8, z0: -0.5, z1: 0.5 }, "#a9794f");
        for (const side of [-0.95, 0.75]) {
          drawBox(
            stage,
            spot,
            { x0: side, x1: side + 0.3, y0: 0, y1: 0.45, z0: -0.2, z1: 0.25 },
            look.accent,
          );
          drawBox(
            stage,
            spot,
            {
              x0: side < 0 ? side : side + 0.22,
              x1: side < 0 ? side + 0.08 : side + 0.3,
              y0: 0.45,
              y1: 0.95,
              z0: -0.2,
              z1: 0.25,
            },
            look.accent,
          );
        }
        castShadow(stage, cornersOf(spot, { x0: -0.9, x1: 0.9, y0: 0, y1: 0.8, z0: -0.5, z1: 0.5 }));
      }
      const [x1, y1] = stage.project([-6.6, 3.1, 14.6]);
      const [x2, y2] = stage.project([6.6, 3.1, 13.4]);
      stage.add(
        `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + 80} ${x2} ${y2}" fill="none" stroke="#3a302b" stroke-width="2"/>`,
      );
      for (let index = 1; index < 14; index += 1) {
        const part = index / 14;
        const x = (1 - part) ** 2 * x1 + 2 * part * (1 - part) * ((x1 + x2) / 2) + part ** 2 * x2;
        const y = (1 - part) ** 2 * y1 + 2 * part * (1 - part) * (y1 + 80) + part ** 2 * y2 + 8;
        stage.add(
          `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="15" fill="#ffdf9a" opacity="0.28"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="5.5" fill="#fff0c4"/>`,
        );
      }
      drawBush(stage, [-6.8, 0, 13.6], 1, leaves.olive, `${look.seed} l`);
      drawBush(stage, [6.9, 0, 12.8], 1, leaves.deep, `${look.seed} r`, "#f3cf74");
    },
  });
}

/** Shops below, flats above. */
export function mixedUse(look: BlockLook & { shops: readonly string[] }): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 730, eyeHeight: 1.9, focal: 1040 },
    distance: (hour, horizon) => drawCity(hour, look.seed, horizon, 0.6),
    floor: (stage) => street(stage, 5, 12.5),
    draw(stage) {
      const place = placeAt({ x: 0, z: 24, turn: 20 });
      const main: Box = { x0: -8.5, x1: 8.5, y0: 0, y1: 13.4, z0: -3, z1: 7 };
      castShadow(stage, cornersOf(place, main), 0.55);
      drawBox(stage, place, main, look.wall, look.skin);
      eachWall(stage, place, main, (wall, front) => {
        const bays = front ? 6 : 3;
        for (const y of [4.8, 7.7, 10.6]) {
          for (let bay = 0; bay < bays; bay += 1) {
            const x = ((bay + 0.5) * wall.width) / bays - 0.65;
            drawWindow(stage, wall, { x, y, w: 1.3, h: 1.8 }, glass);
          }
        }
        patch(stage, wall, { x: 0, y: 3.7, w: wall.width, h: 0.35, out: 0.15 }, lighten(look.trim, 0.3));
        patch(
          stage,
          wall,
          { x: 0, y: 0, w: wall.width, h: 3.7 },
          tone(look.trim, wall.light, stage.light),
          0.9,
        );
        if (!front) pane(stage, wall, { x: 1, y: 0.6, w: wall.width - 2, h: 2.2 }, glass, false);
      });
      const front = wallOf(stage, place, main, "front");
      look.shops.slice(0, 3).forEach((colour, index) => {
        const x = 0.4 + index * 5.6;
        pane(stage, front, { x: x + 0.2, y: 0.5, w: 3.2, h: 2.2 }, glass, false);
        drawDoor(stage, front, { x: x + 3.8, y: 0.02, w: 1.05, h: 2.4 }, colour, glass);
        awning(stage, front, { x, y: 2.55, w: 3.6 }, colour);
      });
      flatRoof(stage, place, main, look.trim, 0.3, 0.6);
      tree(stage, look, -8.4, 16.4, 5.6, 1);
      tree(stage, look, 7.6, 14.4, 5.2, 2);
    },
  });
}
