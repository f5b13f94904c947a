import { lighten } from "./colour";
import { render, type Layer } from "./recipe";
import { tableTop, type Subject, type Wood } from "./sets";
import { disc, leafShadow, moods, podium, sweep, windowLight, type Mood } from "./studio";

/** One piece of a wide arrangement: how high its podium is, 0 for the floor. */
export type Piece = Subject & { x: number; rise?: number };

/** Products in a row on podiums with calm space at the left for words. */
export function lineUp(mood: Mood, pieces: readonly Piece[], sun = 900): Layer[] {
  const { wall, floor } = moods[mood];
  return [
    sweep(mood, 640),
    ...disc(sun, 470, 300, lighten(wall, 0.3)),
    windowLight(120, 60, 1.5, 0.35),
    leafShadow(1210, 560, 1.1, 0.16),
    ...pieces.flatMap(({ x, rise = 0, ...subject }, index): Layer[] => {
      const base = 800 - (index % 2) * 26;
      const width = Math.max(105, subject.height * 0.46);
      return [
        ...(rise > 0 ? podium(x, base - rise, width, rise, lighten(floor, index % 2 ? 0.12 : 0.28)) : []),
        render(subject.code, { ...subject, x, y: rise > 0 ? base - rise + width * 0.06 : base }),
      ];
    }),
  ];
}

/** People side by side behind one counter. */
export function team(mood: Mood, wood: Wood, people: readonly Piece[], tools: readonly Piece[]): Layer[] {
  return [
    sweep(mood, 760),
    windowLight(240, 40, 1.7, 0.42),
    leafShadow(120, 500, 1.2, 0.16),
    ...people.map(({ x, ...subject }) =>
      render(subject.code, { ...subject, x, y: 742, shadow: "wall", shade: 0.3 }),
    ),
    tableTop(736, wood),
    ...tools.map(({ x, ...subject }) => render(subject.code, { ...subject, x, y: 838 })),
  ];
}
