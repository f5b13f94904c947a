import { campSet, parkSet } from "./outside";
import { books, cup, plain, plant, tall, type ProductArt } from "./product-views";
import { flatLay, mirrorSet, nicheSet, sunSet, tableSet, wallSet, windowSet } from "./sets";

/** Electronics, instruments and things for play and sport. */
export const leisureArt: readonly ProductArt[] = [
  {
    kind: "camera",
    noun: "camera",
    code: "1f4f7",
    looks: plain,
    views: [
      tall(400, (s) => nicheSet("sand", s)),
      tall(360, (s) => tableSet("sage", "oak", s, [plant, cup])),
    ],
  },
  {
    kind: "headphones",
    noun: "headphones",
    code: "1f3a7",
    looks: [{ name: "silver" }, { name: "graphite", brightness: 0.5, saturation: 0.5 }],
    views: [
      tall(500, (s) => sunSet("mist", s)),
      tall(430, (s) =>
        tableSet("oat", "walnut", s, [books, { code: "1f4bb", x: -380, y: -30, height: 300 }]),
      ),
    ],
  },
  {
    kind: "laptop",
    noun: "laptop",
    code: "1f4bb",
    looks: plain,
    views: [
      tall(430, (s) => windowSet("oat", s)),
      tall(400, (s) => tableSet("blush", "ash", s, [plant, cup])),
    ],
  },
  {
    kind: "controller",
    noun: "game controller",
    code: "1f3ae",
    looks: [{ name: "violet" }, { name: "crimson", hue: 90 }],
    views: [tall(400, (s) => nicheSet("plum", s)), tall(420, (s) => mirrorSet("night", s))],
  },
  {
    kind: "microphone",
    noun: "studio microphone",
    code: "1f399-fe0f",
    looks: plain,
    views: [
      tall(500, (s) => sunSet("clay", s)),
      tall(460, (s) =>
        tableSet("slate", "walnut", s, [
          { code: "1f3a7", x: -330, y: -20, height: 280, brightness: 0.6 },
          { code: "1f4bb", x: 360, y: -40, height: 280 },
        ]),
      ),
    ],
  },
  {
    kind: "radio",
    noun: "radio",
    code: "1f4fb",
    looks: plain,
    views: [
      tall(430, (s) => nicheSet("honey", s)),
      tall(380, (s) => tableSet("clay", "walnut", s, [plant, { ...books, x: 400 }])),
    ],
  },
  {
    kind: "watch",
    noun: "watch",
    code: "231a",
    looks: [{ name: "blue" }, { name: "olive", hue: 165 }],
    views: [
      tall(500, (s) => windowSet("sand", s, { code: "1f576-fe0f", x: 0, height: 90 })),
      tall(520, (s) =>
        flatLay("oat", s, [
          { code: "1f45b", x: -390, y: 120, height: 240 },
          { code: "1f576-fe0f", x: 400, y: 60, height: 120 },
        ]),
      ),
    ],
  },
  {
    kind: "guitar",
    noun: "electric guitar",
    code: "1f3b8",
    looks: [
      { name: "cherry red", hue: 18 },
      { name: "teal", hue: 190 },
    ],
    views: [
      tall(690, (s) => wallSet("oat", "oak", s, [{ code: "1fab4", x: 0, height: 240 }])),
      tall(640, (s) => sunSet("honey", s)),
    ],
  },
  {
    kind: "violin",
    noun: "violin",
    code: "1f3bb",
    looks: plain,
    views: [
      tall(680, (s) => wallSet("sage", "walnut", s, [{ code: "1f4da", x: 0, height: 170 }])),
      tall(600, (s) => flatLay("blush", s, [{ code: "1f339", x: -420, y: 210, height: 260, turn: 30 }])),
    ],
  },
  {
    kind: "saxophone",
    noun: "saxophone",
    code: "1f3b7",
    looks: plain,
    views: [
      tall(620, (s) => sunSet("cocoa", s)),
      tall(620, (s) => wallSet("plum", "oak", s, [{ code: "1f3b6", x: 0, height: 160 }])),
    ],
  },
  {
    kind: "keyboard",
    noun: "mini keyboard",
    code: "1f3b9",
    looks: plain,
    views: [
      tall(460, (s) => nicheSet("mist", s)),
      tall(430, (s) => flatLay("sand", s, [{ code: "1f3a7", x: -440, y: 150, height: 230 }])),
    ],
  },
  {
    kind: "drum",
    noun: "snare drum",
    code: "1f941",
    looks: plain,
    views: [tall(520, (s) => windowSet("honey", s)), tall(500, (s) => sunSet("sea", s))],
  },
  {
    kind: "bicycle",
    noun: "city bike",
    code: "1f6b2",
    looks: [{ name: "red" }, { name: "sea blue", hue: 210 }],
    views: [
      tall(560, (s) => parkSet({ seed: "bike", hour: "morning" }, s)),
      tall(560, (s) => sunSet("sage", s)),
    ],
  },
  {
    kind: "scooter",
    noun: "kick scooter",
    code: "1f6f4",
    looks: [{ name: "blue" }, { name: "mint", hue: 300 }],
    views: [
      tall(580, (s) => sunSet("blush", s)),
      tall(560, (s) => parkSet({ seed: "kick", hour: "golden" }, s)),
    ],
  },
  {
    kind: "skateboard",
    noun: "skateboard",
    code: "1f6f9",
    looks: plain,
    views: [
      tall(520, (s) => windowSet("clay", s)),
      tall(560, (s) => wallSet("mist", "ash", s, [{ code: "1f9e2", x: 0, height: 150 }])),
    ],
  },
  {
    kind: "skates",
    noun: "roller skates",
    code: "1f6fc",
    looks: [{ name: "pink" }, { name: "sky blue", hue: 235 }],
    views: [tall(520, (s) => windowSet("mist", s)), tall(500, (s) => nicheSet("blush", s))],
  },
  {
    kind: "tent",
    noun: "tent",
    code: "26fa",
    looks: plain,
    views: [
      tall(520, (s) => campSet({ seed: "camp", hour: "dusk" }, s)),
      tall(500, (s) => campSet({ seed: "camp two", hour: "dusk" }, s)),
    ],
  },
  {
    kind: "yarn",
    noun: "hand-dyed wool",
    code: "1f9f6",
    looks: [{ name: "indigo" }, { name: "rosewood", hue: 130, saturation: 0.75 }],
    views: [
      tall(430, (s) =>
        tableSet("oat", "oak", s, [
          { code: "1f9f5", x: -340, y: 10, height: 190 },
          { code: "1f9fa", x: 370, y: -30, height: 290 },
        ]),
      ),
      tall(460, (s) => nicheSet("sage", s)),
    ],
  },
  {
    kind: "racket",
    noun: "tennis racket",
    code: "1f3be",
    looks: plain,
    views: [
      tall(560, (s) => sunSet("sea", s)),
      tall(600, (s) => flatLay("sage", s, [{ code: "1f45f", x: -430, y: 200, height: 240 }])),
    ],
  },
  {
    kind: "basketball",
    noun: "basketball",
    code: "1f3c0",
    looks: plain,
    views: [
      tall(420, (s) => nicheSet("clay", s)),
      tall(400, (s) => parkSet({ seed: "ball", hour: "noon" }, s)),
    ],
  },
  {
    kind: "telescope",
    noun: "telescope",
    code: "1f52d",
    looks: plain,
    views: [
      tall(560, (s) => campSet({ seed: "stars", hour: "dusk" }, s)),
      tall(560, (s) => sunSet("night", s)),
    ],
  },
];
