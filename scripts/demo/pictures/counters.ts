import { darken, lighten, linear } from "./colour";
import { leaves } from "./greenery";
import { render, svg, type Layer } from "./recipe";
import type { RoomLook } from "./room";
import { shelf, tableTop, type Prop, type Wood } from "./sets";
import { leafShadow, moods, sweep, windowLight, type Mood } from "./studio";

export type ServiceArt = { kind: string; noun: string; views: readonly (() => Layer[])[] };

const skins = { light: "1f3fb", fair: "1f3fc", tan: "1f3fd", brown: "1f3fe", dark: "1f3ff" } as const;
type Skin = keyof typeof skins;

/** A person at work: `woman` or `man`, skin tone, and the sign of the trade. */
export function person(who: "woman" | "man", skin: Skin, trade: string): string {
  return `${who === "woman" ? "1f469" : "1f468"}-${skins[skin]}-200d-${trade}`;
}

/** Signs of the trades, as the renders of people name them. */
export const trades = {
  cook: "1f373",
  farmer: "1f33e",
  mechanic: "1f527",
  teacher: "1f3eb",
  artist: "1f3a8",
  coder: "1f4bb",
  office: "1f4bc",
  health: "2695-fe0f",
} as const;

/** A person behind a counter, tools of the trade on it, a shelf behind. */
export function counter(
  mood: Mood,
  wood: Wood,
  who: string,
  tools: readonly Prop[],
  onShelf: readonly Prop[] = [],
): Layer[] {
  return [
    sweep(mood, 760),
    panels(mood),
    windowLight(700, 20, 1.5, 0.4),
    ...(onShelf.length > 0 ? shelf(70, 330, 330, wood) : [leafShadow(190, 480, 1.2, 0.16)]),
    ...onShelf.map(({ x, y = 0, ...prop }) =>
      render(prop.code, { ...prop, x: 235 + x, y: 334 + y, shade: 0.35 }),
    ),
    render(who, { x: 660, y: 742, height: 520, shadow: "wall", shade: 0.3 }),
    tableTop(736, wood),
    ...tools.map(({ x, y = 0, ...prop }) => render(prop.code, { ...prop, x: 640 + x, y: 836 + y })),
  ];
}

function panels(mood: Mood): Layer {
  const { wall } = moods[mood];
  const boards = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="${index * 150 - 20}" y="0" width="3" height="760" fill="${darken(wall, 0.4)}" opacity="0.14"/>`,
  );
  return svg(
    `<defs>${linear(
      "n",
      [
        [0, lighten(wall, 0.4), 0.35],
        [1, lighten(wall, 0.4), 0],
      ],
      [0, 0, 1, 0],
    )}</defs>${boards.join("")}<rect width="1280" height="760" fill="url(#n)"/>`,
  );
}

/** Tools that stand in a finished room or before a house. */
export function onSite(scene: Layer[], tools: readonly Prop[]): Layer[] {
  return [
    ...scene,
    ...tools.map(({ x, y = 0, ...prop }) =>
      render(prop.code, { ...prop, x: 640 + x, y: 890 + y, shade: 0.55 }),
    ),
  ];
}

/** The rooms and the house in which the work is done. */
export const home: RoomLook = {
  seed: "job",
  wall: "#efe7da",
  accent: "#c7d0c3",
  floor: "#c99f6f",
  fabric: "#8fa1ab",
  wood: "#b98556",
  view: "garden",
};
export const house = {
  seed: "job house",
  hour: "morning",
  wall: "#e9e2d3",
  skin: "siding",
  roof: "#5d6168",
  door: "#a4473a",
  tree: leaves.oak,
} as const;
