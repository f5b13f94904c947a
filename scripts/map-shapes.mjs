// Writes public/map/*.svg, the states and counties behind maps, from us-atlas 3.0.1 (ISC license; not a dependency):
// run it with the path of its folder. The shapes are from the US Census. states.svg and counties.svg are in the Albers
// projection at 975 × 610 (lib/places/projection.rules.ts); mercator-*.svg are for maps with tiles, whose own shapes are
// visible while tiles load (lib/places/mercator.rules.ts). Colors come from the page that uses them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundle, bundlePath } from "./lib/bundle.mjs";

const rules = "lib/places/mercator.rules.ts";
await bundle([rules]);
const { projectMercator } = await import(bundlePath(rules));

const source = process.argv[2] ?? "";
const folder = new URL("../public/map/", import.meta.url);

const round = (value) => Math.round(value * 10) / 10;

function readArcs({ arcs, transform: { scale, translate } }, project) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1]).map(round);
    });
  });
}

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

// Territories have codes from 60; the Albers map doesn't show them.
const isState = ({ id, arcs }) => arcs && Number(id.slice(0, 2)) < 60;

function pathsOf(file, project) {
  const shapes = JSON.parse(readFileSync(path.join(source, file), "utf8"));
  const arcs = readArcs(shapes, project);
  const pointsOf = (index) => (index < 0 ? arcs[~index].toReversed() : arcs[index]);
  const states = shapes.objects.states.geometries.filter(isState);
  const areas = states
    .flatMap(ringsOf)
    .map((ring) => ring.flatMap(pointsOf))
    .filter((points) => points.length > 3)
    .map((points) => `${lineOf(points)}z`);
  const indexesOf = (geometries) =>
    new Set(geometries.flatMap((one) => ringsOf(one).flat()).map((index) => (index < 0 ? ~index : index)));
  const ofStates = indexesOf(states);
  const borders = [...indexesOf(shapes.objects.counties.geometries.filter(isState))]
    .filter((index) => !ofStates.has(index) && arcs[index].length > 1)
    .toSorted((one, other) => one - other)
    .map((index) => lineOf(arcs[index]));
  return { states: areas.join(""), counties: borders.join("") };
}

function write(name, id, d) {
  const line = `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">${line}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, folder), file);
}

mkdirSync(folder, { recursive: true });
const albers = pathsOf("counties-albers-10m.json", (x, y) => [x, y]);
const mercator = pathsOf("counties-10m.json", (longitude, latitude) => {
  const { x, y } = projectMercator({ longitude, latitude });
  return [x, y];
});
for (const id of ["states", "counties"]) {
  write(id, id, albers[id]);
  write(`mercator-${id}`, id, mercator[id]);
}
