import { darken, lighten, mix } from "./colour";
import { drawBush, drawHedge, drawPalm, drawTree, leaves } from "./greenery";
import { glassOf } from "./homes";
import { type HourName } from "./landscape";
import { drawDoor, drawWindow, pane, type Glass } from "./openings";
import type { Layer } from "./recipe";
import { flatRoof } from "./roofs";
import { outdoors, street, strip } from "./scenery";
import { drawCity } from "./skyline";
import {
  castShadow,
  cornersOf,
  drawBox,
  isVisible,
  patch,
  wallOf,
  type Box,
  type Place,
  type Skin,
} from "./solids";
import { placeAt, tone, type Stage, type Wall } from "./space";

export type BlockLook = {
  seed: string;
  hour: HourName;
  wall: string;
  skin: Skin;
  trim: string;
  accent: string;
  palms?: boolean;
};

/** The visible upright sides of a box, far ones first. */
export function eachWall(
  stage: Stage,
  place: Place,
  box: Box,
  draw: (wall: Wall, front: boolean) => void,
): void {
  for (const side of ["left", "right", "front"] as const) {
    if (isVisible(stage, place, box, side)) draw(wallOf(stage, place, box, side), side === "front");
  }
}

/** A street tree, or a palm where palms grow. */
export function tree(
  stage: Stage,
  look: BlockLook,
  x: number,
  z: number,
  height: number,
  index: number,
): void {
  if (look.palms) drawPalm(stage, [x, 0, z], height * 1.15, `${look.seed} ${index}`);
  else drawTree(stage, [x, 0, z], height, index % 2 ? leaves.oak : leaves.deep, `${look.seed} ${index}`);
}

/** Rows of glass between floor slabs, some rooms lit in the evening. */
export function glassBand(
  stage: Stage,
  wall: Wall,
  at: { y: number; h: number; bays: number; inset: number },
  glass: Glass,
  seed: number,
): void {
  const bay = (wall.width - at.inset * 2) / at.bays;
  for (let index = 0; index < at.bays; index += 1) {
    const dark = glass.lit && (index * 7 + seed * 5) % 3 === 0;
    const look: Glass = dark ? { top: "#6c7690", bottom: "#3a4560" } : glass;
    pane(
      stage,
      wall,
      { x: at.inset + index * bay + 0.06, y: at.y, w: bay - 0.12, h: at.h },
      look,
      (index + seed) % 3 === 1,
    );
  }
}

/** A residential tower with wrap-around balconies. */
export function condoTower(look: BlockLook & { floors: number }): Layer[] {
  const glass = glassOf(look.hour);
  const tall = look.floors * 3.2 + 1.6;
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 790, eyeHeight: 2, focal: 800 },
    distance: (hour, horizon) => drawCity(hour, look.seed, horizon),
    floor: (stage) => street(stage, 5, 13),
    draw(stage) {
      const place = placeAt({ x: 0.5, z: 30, turn: 26 });
      const tower: Box = { x0: -7.5, x1: 7.5, y0: 0, y1: tall, z0: -6, z1: 6 };
      castShadow(stage, cornersOf(place, tower), 0.35);
      drawBox(stage, place, tower, look.wall, look.skin);
      for (let floor = 1; floor <= look.floors; floor += 1) {
        const y = floor * 3.2 - 1.2;
        eachWall(stage, place, tower, (wall, front) => {
          glassBand(stage, wall, { y, h: 2.35, bays: front ? 6 : 4, inset: 0.7 }, glass, floor);
        });
        const slab: Box = { x0: -8.3, x1: 8.3, y0: y - 0.5, y1: y - 0.24, z0: -6.9, z1: 6 };
        drawBox(stage, place, slab, look.trim);
        eachWall(stage, place, { ...slab, y0: y - 0.24, y1: y + 0.75 }, (wall) => {
          patch(stage, wall, { x: 0.1, y: 0, w: wall.width - 0.2, h: 0.95 }, lighten(glass.top, 0.4), 0.34);
          stage.line(wall.at(0, 0.98), wall.at(wall.width, 0.98), lighten(look.trim, 0.5), 0.08);
        });
      }
      const lobby: Box = { x0: -7.5, x1: 7.5, y0: 0, y1: 1.7, z0: -6.02, z1: 6 };
      eachWall(stage, place, lobby, (wall) =>
        glassBand(stage, wall, { y: 0.05, h: 1.6, bays: 7, inset: 0.3 }, glass, 1),
      );
      drawBox(stage, place, { x0: -2.4, x1: 2.4, y0: 1.75, y1: 2, z0: -9, z1: -6 }, look.accent);
      flatRoof(stage, place, tower, look.trim, 0.5, 0.6);
      drawHedge(stage, [-9.5, 0, 19], [-3.6, 0, 18.4], 1.1, leaves.deep, look.seed);
      tree(stage, look, -8.2, 17.6, 6.2, 1);
      tree(stage, look, 8.6, 17, 6.8, 2);
      tree(stage, look, 11.5, 22, 7.4, 3);
    },
  });
}

/** An office building of glass and stone. */
export function officeBuilding(look: BlockLook & { floors: number }): Layer[] {
  const glass = glassOf(look.hour);
  const tall = look.floors * 3.6 + 0.9;
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 750, eyeHeight: 2, focal: 960 },
    distance: (hour, horizon) => drawCity(hour, look.seed, horizon),
    floor(stage) {
      street(stage, 5, 12);
      strip(stage, "#d8d0c3", [
        [-9, 0, 21],
        [9, 0, 19],
        [10, 0, 14.2],
        [-10, 0, 14.2],
      ]);
    },
    draw(stage) {
      const place = placeAt({ x: 0, z: 28, turn: -24 });
      const main: Box = { x0: -10, x1: 9, y0: 0, y1: tall, z0: -5, z1: 7 };
      castShadow(stage, cornersOf(place, main), 0.45);
      drawBox(stage, place, main, look.wall, look.skin);
      eachWall(stage, place, main, (wall, front) => {
        for (let floor = 0; floor < look.floors; floor += 1) {
          const y = floor * 3.6 + 0.6;
          glassBand(stage, wall, { y, h: 2.6, bays: front ? 9 : 6, inset: 0.8 }, glass, floor);
        }
        const bays = front ? 9 : 6;
        for (let fin = 0; fin <= bays; fin += 1) {
          const x = 0.8 + ((wall.width - 1.6) * fin) / bays;
          stage.line(
            wall.at(x, 0.3, 0.15),
            wall.at(x, tall - 0.4, 0.15),
            tone(look.trim, wall.light, stage.light),
            0.16,
          );
        }
      });
      const entry: Box = { x0: -2.4, x1: 2.2, y0: 0, y1: 3.4, z0: -6.4, z1: -5 };
      drawBox(stage, place, entry, look.accent, "boards");
      const door = wallOf(stage, place, entry, "front");
      drawWindow(stage, door, { x: 0.9, y: 0.05, w: 2.8, h: 2.6 }, glass, {
        columns: 4,
        rows: 1,
        sill: false,
        frame: "#2f3236",
      });
      flatRoof(stage, place, main, look.trim, 0.3, 0.6);
      drawHedge(stage, [-9.4, 0, 18.2], [-3.8, 0, 18.6], 1, leaves.deep, look.seed);
      tree(stage, look, -9, 16, 6.4, 1);
      tree(stage, look, 6.8, 15.4, 5.6, 2);
    },
  });
}

/** A striped awning with its valance and the shade below it. */
export function awning(
  stage: Stage,
  wall: Wall,
  at: { x: number; y: number; w: number },
  colour: string,
): void {
  const lit = tone(colour, wall.light + 0.12, stage.light);
  const stripes = Math.max(4, Math.round(at.w / 0.42));
  for (let index = 0; index < stripes; index += 1) {
    const [x0, x1] = [at.x + (at.w * index) / stripes, at.x + (at.w * (index + 1)) / stripes];
    const fill = index % 2 ? "#fbf4e6" : lit;
    stage.face(
      [wall.at(x0, at.y, 1.1), wall.at(x1, at.y, 1.1), wall.at(x1, at.y + 0.75), wall.at(x0, at.y + 0.75)],
      fill,
    );
    stage.face(
      [
        wall.at(x0, at.y, 1.1),
        wall.at(x1, at.y, 1.1),
        wall.at(x1, at.y - 0.22, 1.1),
        wall.at(x0, at.y - 0.22, 1.1),
      ],
      darken(fill, 0.12),
    );
  }
  patch(stage, wall, { x: at.x, y: at.y - 0.9, w: at.w, h: 0.85 }, "#1b1719", 0.2);
}

/** A row of shops: show windows, awnings, planters. */
export function shopRow(look: BlockLook & { shops: readonly string[] }): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 640, eyeHeight: 1.8, focal: 1430 },
    distance: (hour, horizon) => drawCity(hour, look.seed, horizon, 0.45),
    floor: (stage) => street(stage, 5, 13.5),
    draw(stage) {
      const place = placeAt({ x: 0, z: 21, turn: 11 });
      const width = 5.6;
      const main: Box = { x0: -8.6, x1: 8.4, y0: 0, y1: 5, z0: -2, z1: 6 };
      castShadow(stage, cornersOf(place, main), 0.7);
      drawBox(stage, place, main, look.wall, look.skin);
      const front = wallOf(stage, place, main, "front");
      look.shops.slice(0, 3).forEach((colour, index) => {
        const x = 0.25 + index * width;
        patch(
          stage,
          front,
          { x, y: 0, w: width - 0.3, h: 3.9 },
          tone(mix(look.trim, colour, 0.12), front.light, stage.light),
        );
        patch(stage, front, { x: x + 0.3, y: 0, w: 3.4, h: 0.55 }, darken(colour, 0.25));
        pane(stage, front, { x: x + 0.3, y: 0.55, w: 3.4, h: 2.1 }, glass, false);
        stage.line(front.at(x + 2, 0.55), front.at(x + 2, 2.65), "#f7f1e6", 0.08);
        drawDoor(stage, front, { x: x + 4, y: 0.05, w: 1, h: 2.4 }, colour, glass);
        patch(stage, front, { x: x + 0.2, y: 3.1, w: width - 0.7, h: 0.62, out: 0.08 }, darken(colour, 0.2));
        patch(stage, front, { x: x + 1.2, y: 3.32, w: width - 2.7, h: 0.18, out: 0.1 }, "#fbf0d8", 0.85);
        awning(stage, front, { x: x + 0.15, y: 2.5, w: 3.7 }, colour);
        drawBush(stage, place([-8.6 + x + 3.85, 0, -2.5]), 0.8, leaves.deep, `${look.seed} ${index}`);
      });
      patch(stage, front, { x: 0, y: 4.55, w: 17, h: 0.45, out: 0.2 }, lighten(look.trim, 0.2));
      tree(stage, look, -7.6, 14.4, 5.6, 1);
      tree(stage, look, 8, 13.8, 5.2, 2);
    },
  });
}
