// Writes public/map/*.svg, the states and counties behind maps, from us-atlas 3.0.1 (ISC license; not a dependency):
// run it with the path of its `counties-albers-10m.json`. The shapes are from the US Census in the Albers projection
// at 975 × 610 (lib/places/projection.rules.ts); colors come from the page that uses them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const shapes = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const folder = new URL("../public/map/", import.meta.url);

const round = (value) => Math.round(value * 10) / 10;

const arcs = shapes.arcs.map((arc) => {
  const { scale, translate } = shapes.transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [round(x * scale[0] + translate[0]), round(y * scale[1] + translate[1])];
  });
});

const pointsOf = (index) => (index < 0 ? arcs[~index].toReversed() : arcs[index]);

/** Relative path commands are a third shorter than absolute ones. */
function lineOf(points) {
  const [first, ...others] = points.filter(
    ([left, top], index) => index === 0 || points[index - 1][0] !== left || points[index - 1][1] !== top,
  );
  // SVG stops drawing a path at its first error, such as a line of one point.
  if (others.length === 0) return "";
  let [x, y] = first;
  const steps = others.map(([left, top]) => {
    const step = `${round(left - x)} ${round(top - y)}`;
    [x, y] = [left, top];
    return step;
  });
  return `M${first.join(" ")}l${steps.join(" ")}`.replaceAll(" -", "-").replace(/(?<!\d)0\./g, ".");
}

const ringsOf = ({ type, arcs: parts }) => (type === "Polygon" ? parts : parts.flat());

const states = shapes.objects.states.geometries.filter(({ arcs: parts }) => parts);
const areas = states
  .flatMap(ringsOf)
  .map((ring) => ring.flatMap(pointsOf))
  .filter((points) => points.length > 3)
  .map((points) => `${lineOf(points)}z`);

const ofStates = new Set(
  states.flatMap((state) => ringsOf(state).flat()).map((index) => (index < 0 ? ~index : index)),
);
const borders = arcs.filter((points, index) => !ofStates.has(index) && points.length > 1).map(lineOf);

function write(name, path) {
  const line = `<path id="${name}" vector-effect="non-scaling-stroke" d="${path}"/>`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">${line}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, folder), file);
}

mkdirSync(folder, { recursive: true });
write("states", areas.join(""));
write("counties", borders.join(""));
