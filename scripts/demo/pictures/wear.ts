import { campSet, driveSet, fieldSet, townSet } from "./outside";
import { books, plain, plant, tall, type ProductArt } from "./product-views";
import { flatLay, nicheSet, sunSet, tableSet, wallSet, windowSet } from "./sets";

/** Things to wear and carry, and vehicles. */
export const wearArt: readonly ProductArt[] = [
  {
    kind: "backpack",
    noun: "backpack",
    code: "1f392",
    looks: [{ name: "coral" }, { name: "forest", hue: 150, saturation: 0.8 }],
    views: [
      tall(540, (s) => windowSet("sand", s)),
      tall(500, (s) => tableSet("mist", "oak", s, [books, { code: "1f97e", x: -390, y: 10, height: 210 }])),
    ],
  },
  {
    kind: "suitcase",
    noun: "suitcase",
    code: "1f9f3",
    looks: [{ name: "blue" }, { name: "terracotta", hue: 130 }],
    views: [
      tall(600, (s) => sunSet("sand", s)),
      tall(580, (s) => nicheSet("mist", s, [{ code: "1f452", x: 250, y: 60, height: 190 }])),
    ],
  },
  {
    kind: "handbag",
    noun: "handbag",
    code: "1f45c",
    looks: plain,
    views: [
      tall(480, (s) => windowSet("blush", s, { code: "1f490", x: 0, height: 280 })),
      tall(460, (s) =>
        tableSet("sage", "ash", s, [{ code: "1f576-fe0f", x: 340, y: 40, height: 90 }, plant]),
      ),
    ],
  },
  {
    kind: "sneakers",
    noun: "running shoes",
    code: "1f45f",
    looks: [{ name: "lilac" }, { name: "sage", hue: 220 }],
    views: [tall(460, (s) => windowSet("mist", s)), tall(470, (s) => sunSet("honey", s))],
  },
  {
    kind: "boots",
    noun: "hiking boots",
    code: "1f97e",
    looks: plain,
    views: [
      tall(430, (s) => nicheSet("sage", s)),
      tall(400, (s) => campSet({ seed: "boots", hour: "morning" }, s)),
    ],
  },
  {
    kind: "coat",
    noun: "trench coat",
    code: "1f9e5",
    looks: plain,
    views: [
      tall(660, (s) => wallSet("mist", "oak", s, [{ code: "1f45c", x: 0, height: 220 }])),
      tall(600, (s) =>
        flatLay("oat", s, [
          { code: "1f9e3", x: -420, y: 220, height: 330 },
          { code: "1f45e", x: 430, y: 260, height: 170 },
        ]),
      ),
    ],
  },
  {
    kind: "sunglasses",
    noun: "sunglasses",
    code: "1f576-fe0f",
    looks: plain,
    views: [
      tall(230, (s) => nicheSet("honey", s)),
      tall(260, (s) =>
        flatLay("sand", s, [
          { code: "1f41a", x: -420, y: 330, height: 200 },
          { code: "1f452", x: 400, y: -90, height: 280 },
        ]),
      ),
    ],
  },
  {
    kind: "ring",
    noun: "ring",
    code: "1f48d",
    looks: plain,
    views: [
      tall(460, (s) => nicheSet("blush", s)),
      tall(420, (s) => tableSet("plum", "white", s, [{ code: "1f339", x: -330, y: 0, height: 380 }])),
    ],
  },
  {
    kind: "motorscooter",
    noun: "motor scooter",
    code: "1f6f5",
    looks: [{ name: "red" }, { name: "olive", hue: 75, saturation: 0.7 }],
    views: [
      tall(540, (s) => townSet({ seed: "vespa", hour: "golden" }, s)),
      tall(540, (s) => sunSet("sand", s)),
    ],
  },
  {
    kind: "pickup",
    noun: "pickup truck",
    code: "1f6fb",
    looks: plain,
    views: [
      tall(460, (s) => driveSet({ seed: "truck", hour: "golden" }, s)),
      tall(450, (s) => fieldSet({ seed: "truck 2", hour: "morning" }, s)),
    ],
  },
  {
    kind: "suv",
    noun: "SUV",
    code: "1f699",
    looks: plain,
    views: [
      tall(500, (s) => campSet({ seed: "suv", hour: "noon" }, s)),
      tall(490, (s) => driveSet({ seed: "suv 2", hour: "morning" }, s)),
    ],
  },
  {
    kind: "tractor",
    noun: "tractor",
    code: "1f69c",
    looks: plain,
    views: [
      tall(540, (s) => fieldSet({ seed: "tractor", hour: "noon" }, s)),
      tall(520, (s) => fieldSet({ seed: "tractor 2", hour: "golden" }, s)),
    ],
  },
];
