import { darken, lighten } from "./colour";
import { drawFence, drawTree, leaves } from "./greenery";
import { glassOf } from "./homes";
import type { LandLook } from "./land";
import { drawDoor, drawWindow } from "./openings";
import type { Layer } from "./recipe";
import { gableRoof, hipRoof } from "./roofs";
import { outdoors, strip } from "./scenery";
import { signPost, stakes } from "./signs";
import { castShadow, cornersOf, drawBox, patch, wallOf, type Box } from "./solids";
import { placeAt, type Stage } from "./space";

/** A red barn, a silo, rows of crops and a farmhouse. */
export function farm(look: LandLook & { barn: string }): Layer[] {
  return outdoors({
    ...look,
    camera: { horizon: 570, eyeHeight: 2.6, focal: 1120 },
    floor(stage) {
      for (let row = -13; row < 14; row += 1) {
        const [near, far] = [row * 0.95 - 2, row * 0.95 + 3];
        strip(stage, row % 2 ? "#7f9a3f" : "#a7894f", [
          [far, 0.01, 19],
          [far + 0.95, 0.01, 19],
          [near + 0.95, 0.01, 5],
          [near, 0.01, 5],
        ]);
      }
    },
    draw(stage, hour) {
      drawTree(stage, [-13.5, 0, 34], 9.5, leaves.oak, `${look.seed} 1`);
      drawTree(stage, [14, 0, 36], 9, leaves.maple, `${look.seed} 2`);
      const glass = glassOf(look.hour);
      const home = placeAt({ x: -9, z: 31, turn: 10 });
      const house: Box = { x0: -3, x1: 3, y0: 0, y1: 4.6, z0: -2.4, z1: 2.6 };
      castShadow(stage, cornersOf(home, house));
      drawBox(stage, home, house, "#f1ebdd", "siding");
      const front = wallOf(stage, home, house, "front");
      for (const x of [0.7, 4])
        for (const y of [0.8, 3]) drawWindow(stage, front, { x, y, w: 1.1, h: 1.2 }, glass);
      drawDoor(stage, front, { x: 2.5, y: 0.1, w: 1, h: 2 }, "#4a6675", glass);
      gableRoof(stage, home, house, {
        rise: 2.1,
        overhang: 0.4,
        colour: "#6d6a68",
        gable: "side",
        wall: "#f1ebdd",
      });
      silo(stage, 8.6, 29, lighten(hour.haze, 0.1));
      const place = placeAt({ x: 2.6, z: 27, turn: -16 });
      const barn: Box = { x0: -4.4, x1: 4.4, y0: 0, y1: 4.4, z0: -4, z1: 8 };
      castShadow(stage, cornersOf(place, { ...barn, y1: 6.5 }));
      drawBox(stage, place, barn, look.barn, "boards");
      const wall = wallOf(stage, place, barn, "front");
      patch(stage, wall, { x: 2.3, y: 0, w: 4.2, h: 3.5 }, "#f5efe3");
      patch(stage, wall, { x: 2.5, y: 0, w: 3.8, h: 3.3 }, darken(look.barn, 0.2));
      for (const x of [2.5, 4.4]) {
        stage.line(wall.at(x, 0), wall.at(x + 1.9, 3.3), "#f5efe3", 0.14);
        stage.line(wall.at(x + 1.9, 0), wall.at(x, 3.3), "#f5efe3", 0.14);
      }
      stage.line(wall.at(4.4, 0), wall.at(4.4, 3.3), "#f5efe3", 0.16);
      gableRoof(stage, place, barn, {
        rise: 3.6,
        overhang: 0.5,
        colour: "#77716c",
        gable: "front",
        wall: look.barn,
      });
      drawWindow(
        stage,
        wall,
        { x: 3.9, y: 4.6, w: 1, h: 1 },
        { top: "#5a4a45", bottom: "#33292a" },
        { columns: 2, sill: false },
      );
      drawFence(stage, [-16, 0, 20.5], [16, 0, 20], "#f0e8d8", true);
    },
  });
}

function silo(stage: Stage, x: number, z: number, colour: string): void {
  const [px, py] = stage.project([x, 0, z]);
  const scale = stage.scaleAt(z);
  const [r, tall] = [1.7 * scale, 8.4 * scale];
  castShadow(stage, [
    [x - 1.7, 0, z],
    [x + 1.7, 0, z],
    [x - 1.7, 9, z],
    [x + 1.7, 9, z],
  ]);
  stage.add(`<linearGradient id="si" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${darken(colour, 0.06)}"/><stop offset="0.3" stop-color="${lighten(colour, 0.5)}"/><stop offset="1" stop-color="${darken(colour, 0.42)}"/></linearGradient>
    <path d="M${px - r} ${py}V${py - tall}A${r} ${r} 0 0 1 ${px + r} ${py - tall}V${py}Z" fill="url(#si)"/>`);
  for (let y = 0.06; y < 1; y += 0.085)
    stage.add(
      `<path d="M${px - r} ${py - tall * y}h${r * 2}" stroke="#4c4a4a" stroke-width="1.4" opacity="0.25"/>`,
    );
}

/** New streets with graded lots, a crane of frames going up and survey stakes. */
export function developmentSite(look: LandLook): Layer[] {
  return outdoors({
    ...look,
    camera: { horizon: 560, eyeHeight: 3.4, focal: 1150 },
    floor(stage) {
      strip(stage, "#c9a982", [
        [-18, 0, 34],
        [18, 0, 34],
        [26, 0, 5],
        [-26, 0, 5],
      ]);
      strip(stage, "#75757a", [
        [0.6, 0, 60],
        [3, 0, 60],
        [8, 0, 5],
        [-1, 0, 5],
      ]);
      stage.line([1.8, 0.02, 60], [3.6, 0.02, 5], "#efe3b4", 0.12, 0.7);
    },
    draw(stage) {
      const glass = glassOf(look.hour);
      drawTree(stage, [-15, 0, 40], 8, leaves.oak, `${look.seed} 1`);
      for (const [x, z, done] of [
        [17, 37, true],
        [7.6, 32, false],
        [-6.6, 24, false],
      ] as const) {
        const place = placeAt({ x, z, turn: x < 0 ? -14 : 16 });
        const box: Box = { x0: -3.4, x1: 3.4, y0: 0.2, y1: 4.8, z0: -2.4, z1: 3 };
        castShadow(stage, cornersOf(place, box), 0.7);
        drawBox(stage, place, { x0: -3.8, x1: 3.8, y0: 0, y1: 0.22, z0: -2.8, z1: 3.4 }, "#bdb6ab");
        if (done) {
          drawBox(stage, place, box, "#e3dccd", "siding");
          const front = wallOf(stage, place, box, "front");
          for (const px of [0.8, 4.7])
            for (const y of [0.7, 2.9]) drawWindow(stage, front, { x: px, y, w: 1.2, h: 1.3 }, glass);
          drawDoor(stage, front, { x: 2.9, y: 0.02, w: 1, h: 2 }, "#7a4a3a", glass);
          hipRoof(stage, place, box, { rise: 2, overhang: 0.4, colour: "#6a625e" });
          continue;
        }
        for (const side of [3, -2.4]) {
          for (let px = -3.4; px <= 3.41; px += 0.68)
            stage.line(
              place([px, 0.2, side]),
              place([px, 4.8, side]),
              side > 0 ? "#c09a66" : "#dcb67c",
              0.12,
            );
          for (const y of [0.25, 2.5, 4.75])
            stage.line(place([-3.4, y, side]), place([3.4, y, side]), "#d3ab70", 0.16);
        }
        for (let px = -3.4; px <= 3.41; px += 0.85) {
          stage.line(place([px, 4.8, -2.4]), place([px, 6.6, 0.3]), "#d3ab70", 0.1);
          stage.line(place([px, 4.8, 3]), place([px, 6.6, 0.3]), "#b9925c", 0.1);
        }
        stage.line(place([-3.4, 6.6, 0.3]), place([3.4, 6.6, 0.3]), "#c79f66", 0.14);
      }
      stakes(stage, [
        [6.4, 18],
        [12, 18],
        [13, 12],
        [7, 12],
        [6.4, 18],
      ]);
      signPost(stage, -4.8, 11, "#c06a35");
    },
  });
}
