import type { Wide } from "./banners";
import { leaves } from "./greenery";
import { lineUp, team } from "./wide";
import { modernHouse } from "./wide-homes";

/** The three slides of the homepage: the site's own, kept in public/hero. Words stand at the left, so art stands right. */
export const heroArt: readonly Wide[] = [
  {
    key: "products",
    alt: "Bicycle, camera, plant and handbag on podiums in warm light",
    band: { top: 360, height: 480 },
    paint: () =>
      lineUp(
        "sand",
        [
          { code: "1f6b2", x: 560, height: 270 },
          { code: "1f4f7", x: 835, height: 150, rise: 110 },
          { code: "1fab4", x: 1025, height: 230, rise: 20 },
          { code: "1f45c", x: 1190, height: 150, rise: 60 },
        ],
        900,
      ),
  },
  {
    key: "real-estate",
    alt: "A modern house in evening light",
    band: { top: 240, height: 480 },
    paint: () =>
      modernHouse({
        seed: "hero",
        hour: "golden",
        wall: "#f3eee4",
        skin: "plain",
        roof: "#5d6168",
        door: "#a4473a",
        accent: "#a97b55",
        tree: leaves.oak,
        camera: { focal: 900, middle: 880, horizon: 600 },
      }),
  },
  {
    key: "services",
    alt: "A builder, a cook and a gardener behind a workbench",
    band: { top: 375, height: 480 },
    paint: () =>
      team(
        "sage",
        "oak",
        [
          { code: "1f477-1f3fe-200d-2640-fe0f", x: 690, height: 300 },
          { code: "1f468-1f3fc-200d-1f373", x: 910, height: 340 },
          { code: "1f469-1f3fd-200d-1f33e", x: 1130, height: 300 },
        ],
        [
          { code: "1f528", x: 560, height: 110 },
          { code: "1f957", x: 800, height: 95 },
          { code: "1f9f0", x: 1020, height: 110 },
          { code: "1fab4", x: 1225, height: 140 },
        ],
      ),
  },
];
