import { leaves } from "./greenery";
import { familyHouse } from "./homes";
import { livingRoom } from "./interiors";
import { lakeLot, mountainLand } from "./land";
import { driveSet } from "./outside";
import type { Layer, Recipe } from "./recipe";
import { townhouses } from "./rows";
import { lineUp } from "./wide";

export type Wide = Omit<Recipe, "width" | "height" | "layers"> & { paint: () => Layer[] };

const house = {
  hour: "golden",
  wall: "#e9e2d3",
  skin: "siding",
  roof: "#5d6168",
  door: "#a4473a",
  shutters: "#3f566b",
  tree: leaves.oak,
} as const;
const room = {
  seed: "banner",
  wall: "#efe7da",
  accent: "#c7cdb8",
  floor: "#c99f6f",
  fabric: "#7f9486",
  wood: "#b98556",
  view: "garden",
} as const;
const rows = ["#b86f57", "#d9c7a8", "#8b9aa3", "#c99a6b", "#a9a08f"];

/** Headers of vendor profiles. */
export const bannerArt: readonly Wide[] = [
  {
    key: "banner/street",
    alt: "A row of townhouses in the morning",
    band: { top: 260, height: 512 },
    paint: () => townhouses({ ...house, seed: "banner", hour: "morning", skin: "plain", colours: rows }),
  },
  {
    key: "banner/hills",
    alt: "Pines below snowy peaks",
    band: { top: 230, height: 512 },
    paint: () => mountainLand({ seed: "banner", hour: "golden" }),
  },
  {
    key: "banner/room",
    alt: "A bright living room",
    band: { top: 300, height: 512 },
    paint: () => livingRoom(room),
  },
  {
    key: "banner/bench",
    alt: "Tools on a workbench",
    band: { top: 370, height: 512 },
    paint: () =>
      lineUp(
        "slate",
        [
          { code: "1f9f0", x: 700, height: 260 },
          { code: "1f528", x: 470, height: 230 },
          { code: "1fa9a", x: 960, height: 210 },
          { code: "1f527", x: 1140, height: 190 },
        ],
        760,
      ),
  },
  {
    key: "banner/shelf",
    alt: "Pottery, plants and books",
    band: { top: 370, height: 512 },
    paint: () =>
      lineUp(
        "sage",
        [
          { code: "1f3fa", x: 430, height: 300, rise: 40 },
          { code: "1fab4", x: 690, height: 300 },
          { code: "1f4da", x: 910, height: 170, rise: 60 },
          { code: "1fad6", x: 1150, height: 190 },
        ],
        640,
      ),
  },
  {
    key: "banner/lake",
    alt: "A dock on a quiet lake",
    band: { top: 300, height: 512 },
    paint: () => lakeLot({ seed: "banner", hour: "morning" }),
  },
];

/** Advertisements: wide for the top and middle, squarer for the bottom. */
export const adArt: readonly Wide[] = [
  {
    key: "ad/electronics",
    alt: "Camera, headphones and laptop on podiums",
    band: { top: 410, height: 448 },
    paint: () =>
      lineUp("sand", [
        { code: "1f4f7", x: 690, height: 180, rise: 70 },
        { code: "1f3a7", x: 925, height: 230 },
        { code: "1f4bb", x: 1140, height: 190, rise: 40 },
      ]),
  },
  {
    key: "ad/homes",
    alt: "A family house at golden hour",
    band: { top: 320, height: 448 },
    paint: () => familyHouse({ ...house, seed: "ad" }),
  },
  {
    key: "ad/garden",
    alt: "Potted plants and sunflowers",
    band: { top: 410, height: 448 },
    paint: () =>
      lineUp("sage", [
        { code: "1fab4", x: 700, height: 270, rise: 50 },
        { code: "1f33b", x: 920, height: 310 },
        { code: "1f337", x: 1090, height: 240, rise: 40 },
      ]),
  },
  {
    key: "ad/moving",
    alt: "A moving truck on a tree-lined street",
    band: { top: 410, height: 448 },
    paint: () => driveSet({ seed: "ad move", hour: "morning" }, { code: "1f69a", height: 390 }),
  },
  {
    key: "ad/bakery",
    alt: "Cake, honey and fresh bread",
    band: { top: 350, height: 560 },
    paint: () =>
      lineUp(
        "clay",
        [
          { code: "1f382", x: 660, height: 300, rise: 80 },
          { code: "1f36f", x: 940, height: 250 },
          { code: "1f950", x: 1140, height: 180, rise: 40 },
        ],
        800,
      ),
  },
  {
    key: "ad/wheels",
    alt: "A bicycle, a scooter and a skateboard",
    band: { top: 350, height: 560 },
    paint: () =>
      lineUp(
        "sea",
        [
          { code: "1f6b2", x: 520, height: 290 },
          { code: "1f6f4", x: 850, height: 300 },
          { code: "1f6fc", x: 1130, height: 200, rise: 50 },
        ],
        760,
      ),
  },
  {
    key: "ad/furniture",
    alt: "A sofa, a chair and a plant",
    band: { top: 350, height: 560 },
    paint: () =>
      lineUp(
        "honey",
        [
          { code: "1f6cb-fe0f", x: 620, height: 370 },
          { code: "1fa91", x: 940, height: 280 },
          { code: "1fab4", x: 1140, height: 260, rise: 40 },
        ],
        700,
      ),
  },
  {
    key: "ad/spa",
    alt: "A lotus, candles and lotion",
    band: { top: 350, height: 560 },
    paint: () =>
      lineUp(
        "blush",
        [
          { code: "1fab7", x: 640, height: 240, rise: 90 },
          { code: "1f56f-fe0f", x: 900, height: 290 },
          { code: "1f9f4", x: 1100, height: 230, rise: 50 },
        ],
        760,
      ),
  },
];
