import { mapWidth, type Cluster, type View } from "./clusters";
import { namedCities } from "./named-cities";

/** A name on the map, in percent of the view: below the pin that is there, or in the middle of what it names. */
export type Label = { name: string; left: number; top: number; isPin: boolean };

type Box = { left: number; top: number; wide: number; high: number };

/** In percent of the smallest map that is drawn, 288 pixels wide: what a letter takes, a line, and the place of a pin. */
const letter = 2.1;
const line = 8;
const pinSize = { wide: 13, high: 15 };
/** Between the middle of a pin and that of its name. */
const below = 12;
const mostLabels = 14;
/** Cities that a view of the whole country may name; a closer one more, as many times as it is closer. */
const nationwide = 70;

function doMeet(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < (a.wide + b.wide) / 2 && Math.abs(a.top - b.top) < (a.high + b.high) / 2;
}

function boxOf({ name, left, top, isPin }: Label): Box {
  return { left, top: isPin ? top + below : top, wide: name.length * letter + 2, high: line };
}

function isInside({ left, top, wide }: Box): boolean {
  return left - wide / 2 >= 0 && left + wide / 2 <= 100 && top >= line / 2 && top <= 100 - line / 2;
}

/** The names of places with a pin, then of the largest cities in view; none over a pin or over another name. */
export function labelsOf(clusters: readonly Cluster[], view: View): Label[] {
  const boxes: Box[] = clusters.map(({ left, top }) => ({ left, top, ...pinSize }));
  const pinned = clusters
    .filter(({ pins }) => pins.length === 1)
    .map(({ pin, left, top }) => ({
      name: pin.name.replace(/, \w\w$/, ""),
      left,
      top,
      isPin: true,
    }));
  const known = namedCities.slice(0, Math.round((nationwide * mapWidth) / view.width));
  const others = known.map(({ name, x, y }) => ({
    name,
    left: ((x - view.x) / view.width) * 100,
    top: ((y - view.y) / view.height) * 100,
    isPin: false,
  }));
  const labels: Label[] = [];
  for (const label of [...pinned, ...others]) {
    const box = boxOf(label);
    if (labels.length >= mostLabels) break;
    if (!isInside(box) || boxes.some((other) => doMeet(box, other))) continue;
    if (labels.some(({ name }) => name === label.name)) continue;
    boxes.push(box);
    labels.push(label);
  }
  return labels;
}
