import { books, cup, frame, plain, plant, tall, type ProductArt } from "./product-views";
import { flatLay, nicheSet, sunSet, tableSet, wallSet, windowSet } from "./sets";

/** Furnishings, things for the house and treats. */
export const householdArt: readonly ProductArt[] = [
  {
    kind: "chair",
    noun: "wooden chair",
    code: "1fa91",
    looks: plain,
    views: [tall(620, (s) => sunSet("oat", s)), tall(600, (s) => windowSet("sage", s))],
  },
  {
    kind: "sofa",
    noun: "sofa and lamp set",
    code: "1f6cb-fe0f",
    looks: [{ name: "navy" }, { name: "moss", hue: 260, saturation: 0.6 }],
    views: [tall(640, (s) => sunSet("sand", s)), tall(600, (s) => windowSet("blush", s))],
  },
  {
    kind: "teapot",
    noun: "teapot",
    code: "1fad6",
    looks: [{ name: "berry" }, { name: "teal", hue: 200, saturation: 0.75 }],
    views: [
      tall(420, (s) => nicheSet("oat", s)),
      tall(400, (s) =>
        tableSet("blush", "ash", s, [
          { ...cup, x: 360 },
          { code: "1f36a", x: -350, y: 20, height: 150 },
        ]),
      ),
    ],
  },
  {
    kind: "vase",
    noun: "vase",
    code: "1f3fa",
    looks: plain,
    views: [
      tall(560, (s) => nicheSet("clay", s)),
      tall(520, (s) => tableSet("oat", "oak", s, [frame, books])),
    ],
  },
  {
    kind: "basket",
    noun: "woven basket",
    code: "1f9fa",
    looks: plain,
    views: [
      tall(480, (s) => sunSet("sage", s)),
      tall(440, (s) => tableSet("sand", "white", s, [plant, { code: "1f34e", x: 330, y: 30, height: 130 }])),
    ],
  },
  {
    kind: "plant",
    noun: "potted plant",
    code: "1fab4",
    looks: plain,
    views: [
      tall(600, (s) => windowSet("oat", s)),
      tall(540, (s) => tableSet("mist", "oak", s, [books, frame])),
    ],
  },
  {
    kind: "clock",
    noun: "mantel clock",
    code: "1f570-fe0f",
    looks: plain,
    views: [
      tall(500, (s) => nicheSet("cocoa", s)),
      tall(460, (s) =>
        tableSet("sage", "walnut", s, [books, { code: "1f56f-fe0f", x: -360, y: 10, height: 260 }]),
      ),
    ],
  },
  {
    kind: "mirror",
    noun: "mirror",
    code: "1fa9e",
    looks: plain,
    views: [
      tall(640, (s) =>
        wallSet("blush", "oak", s, [
          { code: "1f9f4", x: -60, height: 170 },
          { code: "1f56f-fe0f", x: 80, height: 170 },
        ]),
      ),
      tall(560, (s) => sunSet("plum", s)),
    ],
  },
  {
    kind: "bear",
    noun: "teddy bear",
    code: "1f9f8",
    looks: plain,
    views: [
      tall(500, (s) => windowSet("honey", s)),
      tall(470, (s) =>
        tableSet("mist", "white", s, [
          { code: "1f9e9", x: 350, y: 20, height: 150 },
          { code: "1fa80", x: -340, y: 20, height: 150 },
        ]),
      ),
    ],
  },
  {
    kind: "books",
    noun: "book bundle",
    code: "1f4da",
    looks: plain,
    views: [
      tall(440, (s) => nicheSet("sage", s)),
      tall(420, (s) => tableSet("honey", "oak", s, [cup, { code: "1f453", x: -330, y: 40, height: 90 }])),
    ],
  },
  {
    kind: "toolbox",
    noun: "tool set",
    code: "1f9f0",
    looks: plain,
    views: [
      tall(420, (s) =>
        tableSet("slate", "oak", s, [
          { code: "1f528", x: -370, y: 20, height: 260 },
          { code: "1fa9b", x: 360, y: 20, height: 220 },
        ]),
      ),
      tall(420, (s) => sunSet("mist", s)),
    ],
  },
  {
    kind: "bouquet",
    noun: "bouquet",
    code: "1f490",
    looks: plain,
    views: [
      tall(560, (s) => sunSet("blush", s)),
      tall(540, (s) =>
        flatLay("oat", s, [
          { code: "2702-fe0f", x: -420, y: 200, height: 190 },
          { code: "1f380", x: 420, y: 180, height: 170 },
        ]),
      ),
    ],
  },
  {
    kind: "honey",
    noun: "jar of honey",
    code: "1f36f",
    looks: plain,
    views: [
      tall(460, (s) => nicheSet("honey", s)),
      tall(420, (s) =>
        tableSet("sage", "oak", s, [
          { code: "1f35e", x: -350, y: 0, height: 240 },
          { code: "1f33c", x: 340, y: 10, height: 260 },
        ]),
      ),
    ],
  },
  {
    kind: "cake",
    noun: "celebration cake",
    code: "1f382",
    looks: plain,
    views: [
      tall(460, (s) => windowSet("blush", s, { code: "1f381", x: 0, height: 190 })),
      tall(450, (s) => sunSet("mist", s)),
    ],
  },
];
