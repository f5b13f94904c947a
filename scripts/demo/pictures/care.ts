import { counter, home, onSite, person, trades, type ServiceArt } from "./counters";
import { parkSet } from "./outside";
import { flatLay, sunSet, tableSet, windowSet } from "./sets";
import { kitchen } from "./wet-rooms";

/** Work for people, pets and parties. */
export const careArt: readonly ServiceArt[] = [
  {
    kind: "photography",
    noun: "photography",
    views: [
      () =>
        sunSet("blush", { code: "1f4f8", height: 430 }, [
          { code: "1f5bc-fe0f", x: -390, y: 0, height: 290 },
          { code: "1f39e-fe0f", x: 390, y: 10, height: 200 },
        ]),
      () =>
        tableSet("mist", "walnut", { code: "1f4f8", height: 380 }, [
          { code: "1f4a1", x: 360, y: -20, height: 300 },
          { code: "1f39e-fe0f", x: -380, y: 20, height: 190 },
        ]),
    ],
  },
  {
    kind: "catering",
    noun: "catering",
    views: [
      () =>
        counter(
          "clay",
          "white",
          person("woman", "brown", trades.cook),
          [
            { code: "1f957", x: -360, height: 210 },
            { code: "1f372", x: 360, height: 220 },
          ],
          [
            { code: "1f9c2", x: -70, height: 140 },
            { code: "1fad9", x: 60, height: 160 },
          ],
        ),
      () =>
        onSite(kitchen({ ...home, fabric: "#f0e9dc", accent: "#4f6b66" }), [
          { code: "1f958", x: -300, y: -265, height: 190 },
          { code: "1f957", x: 300, y: -265, height: 180 },
        ]),
    ],
  },
  {
    kind: "hair",
    noun: "hair styling",
    views: [
      () =>
        counter(
          "blush",
          "white",
          "1f487-1f3fd-200d-2640-fe0f",
          [
            { code: "2702-fe0f", x: -330, height: 180 },
            { code: "1faae", x: 330, height: 180 },
            { code: "1f9f4", x: 460, height: 210 },
          ],
          [
            { code: "1f9f4", x: -60, height: 150 },
            { code: "1fab4", x: 80, height: 180 },
          ],
        ),
      () =>
        tableSet("sea", "walnut", { code: "1f488", height: 470 }, [
          { code: "2702-fe0f", x: -330, y: 20, height: 200 },
          { code: "1faae", x: 330, y: 20, height: 200 },
        ]),
    ],
  },
  {
    kind: "spa",
    noun: "massage and spa",
    views: [
      () =>
        counter(
          "sage",
          "ash",
          "1f486-1f3fc-200d-2640-fe0f",
          [
            { code: "1f56f-fe0f", x: -350, height: 240 },
            { code: "1fab7", x: 350, height: 180 },
          ],
          [
            { code: "1f9f4", x: -50, height: 150 },
            { code: "1f56f-fe0f", x: 80, height: 150 },
          ],
        ),
      () => windowSet("oat", { code: "1fab7", height: 370 }, { code: "1f56f-fe0f", x: 0, height: 230 }),
    ],
  },
  {
    kind: "pets",
    noun: "pet care",
    views: [
      () => parkSet({ seed: "dog walk", hour: "morning" }, { code: "1f415", height: 470 }),
      () =>
        sunSet("blush", { code: "1f429", height: 520 }, [
          { code: "1f9f4", x: 340, y: 10, height: 210 },
          { code: "1faae", x: -340, y: 10, height: 180 },
        ]),
    ],
  },
  {
    kind: "tutoring",
    noun: "tutoring",
    views: [
      () =>
        counter(
          "sand",
          "oak",
          person("woman", "dark", trades.teacher),
          [
            { code: "1f4da", x: -370, height: 220 },
            { code: "1f9ee", x: 370, height: 220 },
          ],
          [
            { code: "1f30e", x: -60, height: 170 },
            { code: "1f34e", x: 90, height: 110 },
          ],
        ),
      () =>
        tableSet("sage", "oak", { code: "1f30e", height: 360 }, [
          { code: "1f4da", x: -360, y: 0, height: 230 },
          { code: "270f-fe0f", x: 340, y: 30, height: 180 },
        ]),
    ],
  },
  {
    kind: "music",
    noun: "music lessons",
    views: [
      () =>
        tableSet("plum", "walnut", { code: "1f3b9", height: 330 }, [
          { code: "1f3bb", x: 390, y: -10, height: 400 },
          { code: "1f3b7", x: -410, y: -10, height: 380 },
        ]),
      () =>
        flatLay("honey", { code: "1f3bb", height: 540 }, [
          { code: "1f3bc", x: -420, y: 100, height: 240 },
          { code: "1f3b7", x: 430, y: 190, height: 300 },
        ]),
    ],
  },
  {
    kind: "training",
    noun: "personal training",
    views: [
      () => sunSet("clay", { code: "1f3cb-1f3fd-200d-2642-fe0f", height: 590 }),
      () => parkSet({ seed: "yoga", hour: "golden" }, { code: "1f9d8-1f3fe-200d-2640-fe0f", height: 480 }),
    ],
  },
  {
    kind: "events",
    noun: "event planning",
    views: [
      () =>
        tableSet("blush", "white", { code: "1f382", height: 400 }, [
          { code: "1f942", x: -370, y: 10, height: 270 },
          { code: "1f490", x: 380, y: 0, height: 330 },
        ]),
      () => windowSet("honey", { code: "1f381", height: 390 }, { code: "1f942", x: 0, height: 250 }),
    ],
  },
];
