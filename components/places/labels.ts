import { defaultAspectRatio, aspectRatioOf, type Cluster } from "./clusters";
import { namedCities } from "./named-cities";
import { mapWidth, projectToPlane, type View } from "./planes";

export type Label = { name: string; left: number; top: number; at: "below" | "above" | "middle" };

type Spot = { left: number; top: number };

type LabelOptions = {
  textOf: (cluster: Cluster) => string;
  others?: readonly Spot[];
};

type Box = { left: number; top: number; wide: number; high: number };

/**
 * In percent of the smallest map (288 px wide, default ratio): letter width, line height and pin size. Pin text is
 * bolder and has padding.
 */
const letterWidth = 2.1;
const lineHeight = 8;
const pinSize = { wide: 13, high: 15 };
const pinLetter = 2.4;
const pinRoom = 6;
const offset = 12;
const maxLabels = 14;
/** Cities that a view of the whole country may label; grows in proportion to the zoom. */
const countryCityCount = 70;

function overlaps(a: Box, b: Box): boolean {
  return Math.abs(a.left - b.left) < (a.wide + b.wide) / 2 && Math.abs(a.top - b.top) < (a.high + b.high) / 2;
}

function verticalScale(view: View): number {
  return aspectRatioOf(view) / defaultAspectRatio;
}

const moves = { below: offset, above: -offset, middle: 0 };

function boxOf({ name, left, top, at }: Label, down: number): Box {
  return { left, top: top + moves[at] * down, wide: name.length * letterWidth + 2, high: lineHeight * down };
}

function isInside({ left, top, wide, high }: Box): boolean {
  return left - wide / 2 >= 0 && left + wide / 2 <= 100 && top >= high / 2 && top <= 100 - high / 2;
}

function pinBox({ left, top }: Spot, down: number, text = ""): Box {
  const wide = Math.max(pinSize.wide, text.length * pinLetter + pinRoom);
  return { left, top, wide, high: pinSize.high * down };
}

/** Pins whose full text fits on any map, given that their neighbors show less. */
export function pinsWithRoom(
  clusters: readonly Cluster[],
  view: View,
  textOf: (cluster: Cluster) => string,
): ReadonlySet<Cluster> {
  const down = verticalScale(view);
  const roomy = new Set<Cluster>();
  for (const cluster of clusters) {
    const box = pinBox(cluster, down, textOf(cluster));
    const others = clusters.filter((other) => other !== cluster);
    const isFree = others.every(
      (other) => !overlaps(box, pinBox(other, down, roomy.has(other) ? textOf(other) : "")),
    );
    if (isFree) roomy.add(cluster);
  }
  return roomy;
}

/**
 * Labels pins first, below or above, then the largest cities in view; none overlaps a pin with its full text or another
 * label.
 */
export function labelsOf(
  clusters: readonly Cluster[],
  view: View,
  { textOf, others: obstacles = [] }: LabelOptions,
): Label[] {
  const down = verticalScale(view);
  const boxes: Box[] = [
    ...clusters.map((cluster) => pinBox(cluster, down, textOf(cluster))),
    ...obstacles.map((pin) => pinBox(pin, down)),
  ];
  const pinned = clusters
    .filter(({ pins }) => pins.length === 1)
    .map(({ pin, left, top }) => ({
      name: pin.name.replace(/, \w\w$/, ""),
      left,
      top,
      places: ["below", "above"] as const,
    }));
  const known = namedCities.slice(0, Math.round((countryCityCount * mapWidth) / view.width));
  const others = known.map(({ name, ...city }) => {
    const { x, y } = projectToPlane(view, city);
    const left = ((x - view.x) / view.width) * 100;
    return { name, left, top: ((y - view.y) / view.height) * 100, places: ["middle"] as const };
  });
  const labels: Label[] = [];
  for (const { places, ...place } of [...pinned, ...others]) {
    if (labels.length >= maxLabels) break;
    if (labels.some(({ name }) => name === place.name)) continue;
    const label = places
      .map((at): Label => ({ ...place, at }))
      .find((one) => {
        const box = boxOf(one, down);
        return isInside(box) && !boxes.some((other) => overlaps(box, other));
      });
    if (!label) continue;
    boxes.push(boxOf(label, down));
    labels.push(label);
  }
  return labels;
}
