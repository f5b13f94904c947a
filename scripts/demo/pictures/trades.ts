import { counter, home, house, onSite, person, trades, type ServiceArt } from "./counters";
import { livingRoom } from "./interiors";
import { driveSet } from "./outside";
import { flatLay, sunSet, tableSet, windowSet } from "./sets";
import { cottage } from "./small-homes";
import { bathroom } from "./wet-rooms";
import { emptyUnit } from "./workrooms";

/** Work on houses, cars and businesses. */
export const tradeArt: readonly ServiceArt[] = [
  {
    kind: "cleaning",
    noun: "cleaning",
    views: [
      () =>
        onSite(livingRoom(home), [
          { code: "1faa3", x: -330, height: 270 },
          { code: "1f9f9", x: -90, height: 360 },
          { code: "1f9fd", x: 330, height: 120 },
          { code: "1f9f4", x: 200, height: 190 },
        ]),
      () => windowSet("mist", { code: "1faa3", height: 430 }, { code: "1f9fd", x: 0, height: 150 }),
    ],
  },
  {
    kind: "plumbing",
    noun: "plumbing",
    views: [
      () =>
        counter("sea", "oak", person("man", "fair", trades.mechanic), [
          { code: "1f9f0", x: -340, height: 240 },
          { code: "1f527", x: 300, height: 190 },
          { code: "1faa0", x: 430, height: 220 },
        ]),
      () =>
        onSite(bathroom({ ...home, floor: "#d9d2c6", accent: "#a9bdb9" }), [
          { code: "1f9f0", x: -60, height: 220 },
          { code: "1f527", x: 200, height: 170 },
        ]),
    ],
  },
  {
    kind: "electrical",
    noun: "electrical work",
    views: [
      () =>
        counter(
          "honey",
          "walnut",
          "1f477-1f3fe-200d-2640-fe0f",
          [
            { code: "1f50c", x: -330, height: 170 },
            { code: "1fa9b", x: 320, height: 190 },
            { code: "1f50b", x: 440, height: 180 },
          ],
          [
            { code: "1f4a1", x: -60, height: 170 },
            { code: "1f4a1", x: 80, height: 170 },
          ],
        ),
      () =>
        sunSet("slate", { code: "1f4a1", height: 560 }, [
          { code: "1f50c", x: -330, y: 10, height: 190 },
          { code: "1fa9b", x: 330, y: 10, height: 220 },
        ]),
    ],
  },
  {
    kind: "painting",
    noun: "painting",
    views: [
      () =>
        onSite(emptyUnit({ ...home, accent: "#9db3a8", view: "garden" }), [
          { code: "1faa3", x: -150, height: 240, hue: 170 },
          { code: "1f58c-fe0f", x: 90, height: 240 },
        ]),
      () =>
        counter(
          "clay",
          "ash",
          person("woman", "tan", trades.artist),
          [
            { code: "1faa3", x: -360, height: 230 },
            { code: "1f58c-fe0f", x: 310, height: 230 },
          ],
          [{ code: "1f3a8", x: 0, height: 170 }],
        ),
    ],
  },
  {
    kind: "gardening",
    noun: "gardening",
    views: [
      () =>
        onSite(
          cottage({
            ...house,
            hour: "noon",
            wall: "#f0e6d2",
            roof: "#7a5a48",
            door: "#4f7a78",
            shutters: "#6f8a72",
          }),
          [
            { code: "1fab4", x: -400, height: 230 },
            { code: "1f337", x: -220, height: 190 },
            { code: "1f33b", x: 400, height: 300 },
          ],
        ),
      () =>
        counter("sage", "oak", person("man", "brown", trades.farmer), [
          { code: "1fab4", x: -370, height: 270 },
          { code: "1f331", x: 320, height: 180 },
          { code: "1f337", x: 440, height: 220 },
        ]),
    ],
  },
  {
    kind: "moving",
    noun: "moving",
    views: [
      () =>
        onSite(emptyUnit({ ...home, accent: "#e0d3bd" }), [
          { code: "1f4e6", x: -260, height: 300 },
          { code: "1f4e6", x: 60, height: 240 },
          { code: "1fab4", x: 330, height: 270 },
        ]),
      () => driveSet({ seed: "moving", hour: "morning" }, { code: "1f69a", height: 470 }),
    ],
  },
  {
    kind: "handyman",
    noun: "handyman work",
    views: [
      () =>
        counter(
          "oat",
          "oak",
          "1f477-1f3fc-200d-2642-fe0f",
          [
            { code: "1f528", x: -330, height: 240 },
            { code: "1f9f0", x: 360, height: 230 },
          ],
          [
            { code: "1fa9b", x: -80, height: 140 },
            { code: "1f527", x: 80, height: 150 },
          ],
        ),
      () =>
        flatLay("sand", { code: "1f9f0", height: 380 }, [
          { code: "1f528", x: -430, y: 190, height: 300 },
          { code: "1f527", x: 420, y: 240, height: 270 },
          { code: "1fa9a", x: 410, y: -70, height: 240 },
          { code: "1fa9b", x: -420, y: -110, height: 230 },
        ]),
    ],
  },
  {
    kind: "web",
    noun: "web design",
    views: [
      () =>
        counter(
          "mist",
          "ash",
          person("man", "tan", trades.coder),
          [
            { code: "2328-fe0f", x: -370, height: 170 },
            { code: "2615", x: 350, height: 160 },
            { code: "1f5b1-fe0f", x: 460, y: 10, height: 130 },
          ],
          [{ code: "1fab4", x: 0, height: 190 }],
        ),
      () =>
        tableSet("blush", "white", { code: "1f5a5-fe0f", height: 460 }, [
          { code: "1fab4", x: -420, y: -20, height: 330 },
          { code: "1f4f1", x: 390, y: 20, height: 220 },
        ]),
    ],
  },
  {
    kind: "bookkeeping",
    noun: "bookkeeping",
    views: [
      () =>
        counter(
          "slate",
          "oak",
          person("woman", "fair", trades.office),
          [
            { code: "1f9ee", x: -370, height: 230 },
            { code: "1f9fe", x: 360, height: 220 },
          ],
          [
            { code: "1f4da", x: -50, height: 150 },
            { code: "1f570-fe0f", x: 90, height: 150 },
          ],
        ),
      () =>
        tableSet("sage", "walnut", { code: "1f4ca", height: 370 }, [
          { code: "1f9fe", x: -360, y: 10, height: 260 },
          { code: "1f4bc", x: 380, y: 0, height: 250 },
        ]),
    ],
  },
  {
    kind: "auto",
    noun: "car repair",
    views: [
      () => driveSet({ seed: "garage", hour: "noon" }, { code: "1f697", height: 420 }),
      () =>
        counter(
          "slate",
          "slate",
          person("man", "brown", trades.mechanic),
          [
            { code: "1f527", x: -330, height: 190 },
            { code: "1f529", x: 350, height: 200 },
          ],
          [
            { code: "1f50b", x: -60, height: 150 },
            { code: "1f6e2-fe0f", x: 80, height: 170 },
          ],
        ),
    ],
  },
];
