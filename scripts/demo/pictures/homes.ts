import { darken } from "./colour";
import { drawBush, drawHedge, drawTree, leaves } from "./greenery";
import { hours, type HourName } from "./landscape";
import { dayGlass, drawDoor, drawGarage, drawWindow, eveningGlass, type Glass } from "./openings";
import type { Layer } from "./recipe";
import { gableRoof } from "./roofs";
import { outdoors, street, strip } from "./scenery";
import { castShadow, cornersOf, drawBox, isVisible, wallOf, type Box, type Place, type Skin } from "./solids";
import { placeAt, type Camera, type Point, type Stage } from "./space";

export type HouseLook = {
  seed: string;
  hour: HourName;
  wall: string;
  skin: Skin;
  roof: string;
  door: string;
  shutters?: string;
  accent?: string;
  tree: string;
  /** Where the eye stands, when not where the house is drawn best. */
  camera?: Partial<Camera>;
};

/** Window glass that reflects the sky of the hour, or glows from inside at dusk. */
export function glassOf(hour: HourName): Glass {
  if (hour === "dusk") return eveningGlass;
  const [top] = hours[hour].sky;
  return { top, bottom: dayGlass.bottom };
}

function chimney(stage: Stage, place: Place, x: number, z: number, from: number, to: number): void {
  const box = { x0: x - 0.45, x1: x + 0.45, z0: z - 0.45, z1: z + 0.45, y0: from, y1: to };
  drawBox(stage, place, box, "#a5674f", "brick");
  drawBox(
    stage,
    place,
    { ...box, x0: box.x0 - 0.1, x1: box.x1 + 0.1, z0: box.z0 - 0.1, z1: box.z1 + 0.1, y0: to, y1: to + 0.18 },
    "#8a8078",
  );
}

/** Two windows a floor on the sides that show. */
export function sideWindows(
  stage: Stage,
  place: Place,
  box: Box,
  glass: Glass,
  floors: readonly number[],
  look: HouseLook,
): void {
  for (const side of ["left", "right"] as const) {
    if (!isVisible(stage, place, box, side)) continue;
    const wall = wallOf(stage, place, box, side);
    for (const y of floors) {
      for (const part of [0.3, 0.7]) {
        drawWindow(stage, wall, { x: wall.width * part - 0.55, y, w: 1.1, h: 1.45 }, glass, {
          ...(look.shutters ? { shutters: look.shutters } : {}),
        });
      }
    }
  }
}

/** Three shrubs below the front windows. */
export function garden(stage: Stage, look: HouseLook, frontZ: number): void {
  drawBush(stage, [-5.6, 0, frontZ - 0.6], 1.3, leaves.deep, `${look.seed} a`, "#f0c3cd");
  drawBush(stage, [-4.1, 0, frontZ - 0.9], 1.0, leaves.oak, `${look.seed} b`);
  drawBush(stage, [-2.7, 0, frontZ - 1.0], 1.15, leaves.olive, `${look.seed} c`, "#ffffff");
}

/** Two floors, a porch with columns, a wing with a garage: the classic family house. */
export function familyHouse(look: HouseLook): Layer[] {
  const glass = glassOf(look.hour);
  return outdoors({
    seed: look.seed,
    hour: look.hour,
    camera: { horizon: 655, eyeHeight: 2.1, focal: 1300, middle: 605 },
    floor(stage) {
      street(stage, 6, 9.6);
      strip(stage, "#c9bfae", [
        [1.7, 0, 17],
        [7.2, 0, 17.5],
        [6.6, 0, 11.8],
        [-0.2, 0, 11.8],
      ]);
      strip(stage, "#d7cbb6", [
        [-2.1, 0, 18.6],
        [-0.9, 0, 18.6],
        [-1.3, 0, 11.8],
        [-2.9, 0, 11.8],
      ]);
    },
    draw(stage) {
      drawTree(stage, [-11.5, 0, 27], 9.5, look.tree, `${look.seed} 1`);
      drawTree(stage, [12.5, 0, 29], 10.5, leaves.deep, `${look.seed} 2`);
      const place = placeAt({ x: -0.4, z: 23, turn: 14 });
      const main: Box = { x0: -6.2, x1: 2.6, y0: 0, y1: 6, z0: -3.6, z1: 4.4 };
      const wing: Box = { x0: 2.6, x1: 8.4, y0: 0, y1: 3.4, z0: -4.6, z1: 3 };
      castShadow(stage, cornersOf(place, { ...main, y1: 8.4 }));
      castShadow(stage, cornersOf(place, wing));
      chimney(stage, place, -3.9, 1.6, 6, 9.9);
      drawBox(stage, place, main, look.wall, look.skin);
      sideWindows(stage, place, main, glass, [0.95, 3.9], look);
      const front = wallOf(stage, place, main, "front");
      for (const x of [1.1, 3.8, 6.7]) {
        drawWindow(
          stage,
          front,
          { x, y: 3.9, w: 1.25, h: 1.5 },
          glass,
          look.shutters ? { shutters: look.shutters } : {},
        );
      }
      drawWindow(stage, front, { x: 0.9, y: 0.95, w: 1.7, h: 1.65 }, glass, { columns: 3 });
      drawDoor(stage, front, { x: 3.95, y: 0.35, w: 1.15, h: 2.25 }, look.door, glass);
      drawWindow(stage, front, { x: 6.4, y: 0.95, w: 1.5, h: 1.65 }, glass, { columns: 3 });
      gableRoof(stage, place, main, {
        rise: 2.7,
        overhang: 0.5,
        colour: look.roof,
        gable: "side",
        wall: look.wall,
      });
      drawBox(stage, place, wing, look.wall, look.skin);
      const garage = wallOf(stage, place, wing, "front");
      drawGarage(stage, garage, { x: 0.8, y: 0, w: 4.2, h: 2.4 }, "#f3eee4", glass);
      gableRoof(stage, place, wing, {
        rise: 2.1,
        overhang: 0.45,
        colour: look.roof,
        gable: "front",
        wall: look.wall,
      });
      porch(stage, place, { x0: -5.9, x1: 2.1, z0: -5.4, z1: -3.6 }, look);
      garden(stage, look, 19);
      drawHedge(stage, [6.3, 0, 16.5], [11, 0, 17.5], 1.1, leaves.deep, look.seed);
      drawTree(stage, [-9.2, 0, 16.5], 6.4, look.tree, `${look.seed} 3`);
    },
  });
}

function porch(
  stage: Stage,
  place: Place,
  area: { x0: number; x1: number; z0: number; z1: number },
  look: HouseLook,
): void {
  drawBox(stage, place, { ...area, y0: 0, y1: 0.32 }, "#b9ada0");
  drawBox(stage, place, { x0: -2.4, x1: -0.9, y0: 0, y1: 0.16, z0: area.z0 - 0.5, z1: area.z0 }, "#c9bdb0");
  for (const x of [0, 0.31, 0.69, 1]) {
    const middle = area.x0 + 0.25 + (area.x1 - area.x0 - 0.5) * x;
    drawBox(
      stage,
      place,
      { x0: middle - 0.13, x1: middle + 0.13, y0: 0.32, y1: 3, z0: area.z0 + 0.1, z1: area.z0 + 0.36 },
      "#f7f2e8",
    );
  }
  const roof: Box = { ...area, y0: 2.95, y1: 3.15 };
  drawBox(stage, place, roof, "#f1ebdf");
  const p = (x: number, y: number, z: number): Point => place([x, y, z]);
  const fill = stage.ramp(p(0, 3.15, area.z0), p(0, 3.8, area.z1), [
    [0, darken(look.roof, 0.05)],
    [1, darken(look.roof, 0.28)],
  ]);
  stage.face(
    [
      p(area.x0 - 0.3, 3.12, area.z0 - 0.3),
      p(area.x1 + 0.3, 3.12, area.z0 - 0.3),
      p(area.x1, 3.85, area.z1),
      p(area.x0, 3.85, area.z1),
    ],
    fill,
  );
  const under = { x0: area.x0 + 0.3, x1: area.x1 - 0.3 };
  stage.face(
    [
      p(under.x0, 2.95, area.z1 - 0.01),
      p(under.x1, 2.95, area.z1 - 0.01),
      p(under.x1, 2.35, area.z1 - 0.01),
      p(under.x0, 2.35, area.z1 - 0.01),
    ],
    "#1d1a20",
    { opacity: 0.3 },
  );
}
