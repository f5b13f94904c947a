import { createRandom } from "../random";
import { darken, lighten, mix } from "./colour";
import { drawBush, drawFence, drawPine, drawTree, leaves } from "./greenery";
import { drawHills, drawMountains, drawTreeLine, drawWater, type HourName } from "./landscape";
import type { Layer } from "./recipe";
import { outdoors, strip } from "./scenery";
import { signPost, stakes } from "./signs";
import { drawBox } from "./solids";
import { placeAt } from "./space";

export type LandLook = { seed: string; hour: HourName };

/** A building lot on a meadow below hills. */
export function meadowLot(look: LandLook): Layer[] {
  return outdoors({
    ...look,
    camera: { horizon: 520, eyeHeight: 2.4, focal: 1150 },
    distance: (hour, horizon) => [
      drawHills(hour, look.seed, horizon, ["#8aa0a0", "#7f9c7c", "#88a566"]),
      drawTreeLine(hour, look.seed, horizon + 4),
    ],
    floor: (stage) =>
      strip(stage, "#c3ab84", [
        [3.5, 0, 40],
        [4.6, 0, 40],
        [6.6, 0, 5],
        [2.4, 0, 5],
      ]),
    draw(stage) {
      drawTree(stage, [-11, 0, 26], 8.5, leaves.oak, `${look.seed} 1`);
      drawTree(stage, [13, 0, 30], 9.5, leaves.maple, `${look.seed} 2`);
      stakes(stage, [
        [-6.4, 22],
        [2.2, 22],
        [2.4, 11],
        [-6.8, 11],
        [-6.4, 22],
      ]);
      signPost(stage, -1.6, 9.4, "#3d6b5d");
      for (const [index, x] of [-5.6, -3.9, 1.1].entries())
        drawBush(stage, [x, 0, 13 + index * 2], 0.7, leaves.olive, `${look.seed} ${index}`, "#f0cf63");
    },
  });
}

/** Acreage under snowy peaks, with pines and a rail fence. */
export function mountainLand(look: LandLook): Layer[] {
  return outdoors({
    ...look,
    camera: { horizon: 560, eyeHeight: 2.4, focal: 1150 },
    distance: (hour, horizon) => [
      drawMountains(hour, look.seed, horizon),
      drawTreeLine(hour, look.seed, horizon + 4, "#3f6650"),
    ],
    draw(stage) {
      const random = createRandom(`pines ${look.seed}`);
      const trees = Array.from(
        { length: 13 },
        () => [random.between(-24, 24), random.between(30, 52)] as const,
      );
      for (const [index, [x, z]] of [...trees].sort((a, b) => b[1] - a[1]).entries())
        drawPine(stage, [x, 0, z], random.between(6, 11), `${look.seed} ${index}`);
      drawFence(stage, [-14, 0, 17], [3, 0, 13], "#8d7458", true);
      drawFence(stage, [3, 0, 13], [12, 0, 14], "#8d7458", true);
      signPost(stage, 4.4, 10, "#6a4a36");
      drawPine(stage, [-7.2, 0, 14], 7.2, `${look.seed} n`);
    },
  });
}

/** A lot on a lake with a wooden dock. */
export function lakeLot(look: LandLook): Layer[] {
  return outdoors({
    ...look,
    camera: { horizon: 500, eyeHeight: 3, focal: 1100 },
    distance: (hour, horizon) => [
      drawHills(hour, look.seed, horizon, ["#8296a0", "#6f8f78"]),
      drawTreeLine(hour, look.seed, horizon + 2, "#4a7150"),
      drawWater(hour, look.seed, horizon, 720),
    ],
    ground: (hour) => {
      const base = hour.grass;
      return {
        kind: "svg",
        body: `<path d="M-10 720C240 676 470 742 700 712S1120 650 1290 690V970H-10Z" fill="${lighten("#d9c39a", 0.1)}"/>
        <path d="M-10 746C240 704 470 768 700 740S1120 680 1290 720V970H-10Z" fill="${base}"/>
        <path d="M-10 830C300 800 620 870 1290 800V970H-10Z" fill="${darken(base, 0.14)}"/>`,
      };
    },
    draw(stage) {
      const place = placeAt({ x: 2.2, z: 13, turn: -12 });
      for (const z of [0, 3, 6, 9])
        for (const x of [-0.85, 0.75])
          drawBox(stage, place, { x0: x, x1: x + 0.12, y0: -0.6, y1: 0.3, z0: z, z1: z + 0.12 }, "#6b5340");
      drawBox(stage, place, { x0: -0.9, x1: 0.9, y0: 0.14, y1: 0.28, z0: -2, z1: 10 }, "#b08a62");
      for (let z = -1.6; z < 10; z += 0.5)
        stage.line(place([-0.9, 0.29, z]), place([0.9, 0.29, z]), "#7c5f43", 0.03, 0.6);
      drawTree(stage, [-6.6, 0, 14], 7.4, leaves.oak, `${look.seed} 1`);
      drawPine(stage, [8.6, 0, 17], 8.4, `${look.seed} 2`);
      drawPine(stage, [10.4, 0, 16], 7.2, `${look.seed} 3`);
      signPost(stage, -2.6, 8.6, "#3b6178");
      drawBush(stage, [-4.9, 0, 9.6], 0.9, leaves.olive, look.seed, "#ffffff");
    },
  });
}

/** Dry land with mesas and sage brush. */
export function desertLand(look: LandLook): Layer[] {
  return outdoors({
    ...look,
    camera: { horizon: 540, eyeHeight: 2.4, focal: 1150 },
    distance: (hour, horizon) => {
      const rock = mix("#b9714f", hour.haze, 0.3);
      const mesa = (x: number, w: number, h: number) =>
        `<path d="M${x - 40} ${horizon + 6}L${x + 14} ${horizon - h * 0.5}L${x + 26} ${horizon - h}H${x + w - 22}L${x + w - 8} ${horizon - h * 0.5}L${x + w + 50} ${horizon + 6}Z" fill="${rock}"/>
        <path d="M${x + w * 0.6} ${horizon - h}H${x + w - 22}L${x + w - 8} ${horizon - h * 0.5}L${x + w + 50} ${horizon + 6}H${x + w * 0.55}Z" fill="${darken(rock, 0.18)}"/>
        <path d="M${x + 22} ${horizon - h * 0.72}H${x + w - 14}M${x + 16} ${horizon - h * 0.55}H${x + w - 10}" stroke="${lighten(rock, 0.2)}" stroke-width="4" opacity="0.6"/>`;
      return [{ kind: "svg", body: mesa(90, 210, 130) + mesa(760, 320, 170) + mesa(420, 120, 70) }];
    },
    ground: (hour, horizon) => ({
      kind: "svg",
      body: `<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix("#d9ab7b", hour.haze, 0.35)}"/><stop offset="1" stop-color="#b98455"/></linearGradient></defs><rect y="${horizon}" width="1280" height="${960 - horizon}" fill="url(#a)"/>`,
    }),
    floor: (stage) =>
      strip(stage, "#dcb98d", [
        [-0.6, 0, 60],
        [0.4, 0, 60],
        [3.4, 0, 5],
        [-2.8, 0, 5],
      ]),
    draw(stage) {
      const random = createRandom(`sage ${look.seed}`);
      const bushes = Array.from(
        { length: 26 },
        () => [random.between(-16, 16), random.between(8, 40)] as const,
      );
      for (const [index, [x, z]] of [...bushes].sort((a, b) => b[1] - a[1]).entries()) {
        if (Math.abs(x - 0.2) < 2.6) continue;
        drawBush(
          stage,
          [x, 0, z],
          random.between(0.6, 1.1),
          index % 3 ? leaves.olive : "#9a9a62",
          `${look.seed} ${index}`,
        );
      }
      signPost(stage, -4, 9.6, "#a4533a");
    },
  });
}
