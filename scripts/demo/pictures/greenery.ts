import { createRandom, type Random } from "../random";
import { darken, lighten, mix } from "./colour";
import type { Point, Stage } from "./space";

export const leaves = {
  oak: "#5d8a42",
  maple: "#7d9a3f",
  autumn: "#c9812f",
  olive: "#8a9a68",
  deep: "#3f6e45",
  blossom: "#e3a9b4",
} as const;

function crown(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  stage: Stage,
): string {
  const { cool, warm } = stage.light;
  const base = mix(colour, warm, 0.06);
  const fresh = mix(base, "#d9d36a", 0.22);
  const layers: readonly (readonly [string, number, number, number, number])[] = [
    [mix(darken(base, 0.34), cool, 0.28), 20, 0.3, 0.08, 0.12],
    [mix(darken(base, 0.12), cool, 0.06), 24, 0.24, 0.02, 0.02],
    [base, 26, 0.19, -0.08, -0.1],
    [mix(fresh, warm, 0.1), 22, 0.13, -0.2, -0.24],
    [mix(lighten(fresh, 0.16), warm, 0.18), 14, 0.075, -0.28, -0.36],
  ];
  return layers
    .map(([fill, count, size, dx, dy]) => {
      const blobs = Array.from({ length: count }, () => {
        const [angle, reach] = [
          random.between(0, Math.PI * 2),
          Math.sqrt(random.next()) * (0.8 - size * 0.5 + dy * 0.5),
        ];
        const cx = x + (Math.cos(angle) * reach + dx) * rx;
        const cy = y + (Math.sin(angle) * reach + dy) * ry;
        const r = size * random.between(0.75, 1.25);
        return `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${(r * rx).toFixed(0)}" ry="${(r * ry * 0.9).toFixed(0)}"/>`;
      });
      return `<g fill="${fill}">${blobs.join("")}</g>`;
    })
    .join("");
}

/** The round shade under something that stands at a place. */
function groundShade(stage: Stage, [x, , z]: Point, radius: number): void {
  const points = Array.from({ length: 14 }, (_, index): Point => {
    const angle = (index / 14) * Math.PI * 2;
    return [
      x + 0.45 * radius + Math.cos(angle) * radius,
      0,
      Math.max(0.6, z + Math.sin(angle) * radius * 0.6),
    ];
  });
  stage.shade(points);
}

/** A broad-leaved tree; `height` in metres. */
export function drawTree(stage: Stage, at: Point, height: number, colour: string, seed: string): void {
  const random = createRandom(`tree ${seed}`);
  const [x, y] = stage.project(at);
  const scale = stage.scaleAt(at[2]);
  const tall = height * scale;
  const trunk = Math.max(2, tall * 0.035);
  const bark = mix("#6b4f3a", stage.light.cool, 0.15);
  groundShade(stage, at, height * 0.3);
  stage.add(
    `<path d="M${x - trunk} ${y}C${x - trunk * 0.6} ${y - tall * 0.2} ${x - trunk * 0.5} ${y - tall * 0.3} ${x - trunk * 0.4} ${y - tall * 0.55}H${x + trunk * 0.5}C${x + trunk * 0.6} ${y - tall * 0.3} ${x + trunk * 0.7} ${y - tall * 0.2} ${x + trunk} ${y}Z" fill="${bark}"/>
    <path d="M${x + trunk * 0.1} ${y}L${x + trunk * 0.2} ${y - tall * 0.5}H${x + trunk * 0.5}L${x + trunk} ${y}Z" fill="${darken(bark, 0.4)}" opacity="0.6"/>`,
  );
  stage.add(crown(random, x, y - tall * 0.64, tall * 0.34, tall * 0.38, colour, stage));
}

/** A conifer in ragged tiers. */
export function drawPine(stage: Stage, at: Point, height: number, seed: string, colour = "#3f6a4a"): void {
  const random = createRandom(`pine ${seed}`);
  const [x, y] = stage.project(at);
  const tall = height * stage.scaleAt(at[2]);
  groundShade(stage, at, height * 0.17);
  stage.add(
    `<rect x="${x - tall * 0.02}" y="${y - tall * 0.14}" width="${tall * 0.04}" height="${tall * 0.14}" fill="#5b4433"/>`,
  );
  const tiers = 6;
  for (let tier = 0; tier < tiers; tier += 1) {
    const [foot, tip] = [y - tall * (0.08 + tier * 0.145), y - tall * (0.34 + tier * 0.135)];
    const half = tall * 0.21 * (1 - tier / (tiers + 0.6)) * random.between(0.92, 1.08);
    const base = mix(colour, stage.light.warm, 0.05 + tier * 0.02);
    const edge = Array.from({ length: 7 }, (_, index) => {
      const px = x - half + (half * 2 * index) / 6;
      return `${px.toFixed(0)} ${(foot + (index % 2 ? -tall * 0.018 : tall * 0.008)).toFixed(0)}`;
    });
    stage.add(
      `<path d="M${x.toFixed(0)} ${tip.toFixed(0)}L${edge.join("L")}Z" fill="${darken(base, 0.12)}"/>
      <path d="M${x.toFixed(0)} ${tip.toFixed(0)}L${edge.slice(0, 4).join("L")}Z" fill="${lighten(base, 0.14)}"/>`,
    );
  }
}

/** A palm with a leaning trunk. */
export function drawPalm(stage: Stage, at: Point, height: number, seed: string): void {
  const random = createRandom(`palm ${seed}`);
  const [x, y] = stage.project(at);
  const tall = height * stage.scaleAt(at[2]);
  const lean = random.between(-0.12, 0.12) * tall;
  const [tx, ty] = [x + lean, y - tall * 0.8];
  groundShade(stage, at, height * 0.16);
  stage.add(
    `<path d="M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.4} ${tx} ${ty}" stroke="#8f7355" stroke-width="${tall * 0.035}" fill="none" stroke-linecap="round"/>`,
  );
  for (let index = 0; index < 11; index += 1) {
    const angle = (-200 + index * 22 + random.between(-6, 6)) * (Math.PI / 180);
    const reach = tall * random.between(0.26, 0.34);
    const [ex, ey] = [tx + Math.cos(angle) * reach, ty + Math.sin(angle) * reach * 0.75 + reach * 0.3];
    const [mx, my] = [(tx + ex) / 2, (ty + ey) / 2 - reach * 0.38];
    const shade = index % 2 ? "#5d8a4a" : "#44703f";
    stage.add(
      `<path d="M${tx.toFixed(0)} ${ty.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}Q${mx.toFixed(0)} ${(my + reach * 0.2).toFixed(0)} ${tx.toFixed(0)} ${ty.toFixed(0)}Z" fill="${shade}"/>`,
    );
  }
}

/** A rounded shrub, with flowers where a colour is given. */
export function drawBush(
  stage: Stage,
  at: Point,
  size: number,
  colour: string,
  seed: string,
  flowers?: string,
): void {
  const random = createRandom(`bush ${seed}`);
  const [x, y] = stage.project(at);
  const scale = size * stage.scaleAt(at[2]);
  groundShade(stage, at, size * 0.55);
  stage.add(crown(random, x, y - scale * 0.36, scale * 0.62, scale * 0.46, colour, stage));
  if (!flowers) return;
  const dots = Array.from({ length: 16 }, () => {
    const [dx, dy] = [random.between(-0.48, 0.48), random.between(-0.75, -0.12)];
    return `<circle cx="${(x + dx * scale).toFixed(0)}" cy="${(y + dy * scale).toFixed(0)}" r="${(scale * random.between(0.03, 0.055)).toFixed(1)}"/>`;
  });
  stage.add(`<g fill="${flowers}">${dots.join("")}</g>`);
}

/** A row of shrubs between two places. */
export function drawHedge(
  stage: Stage,
  from: Point,
  to: Point,
  size: number,
  colour: string,
  seed: string,
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(2, Math.round(length / (size * 0.62)));
  for (let index = 0; index < count; index += 1) {
    const part = (index + 0.5) / count;
    const at: Point = [from[0] + (to[0] - from[0]) * part, 0, from[2] + (to[2] - from[2]) * part];
    drawBush(stage, at, size * (0.9 + ((index * 37) % 10) / 45), colour, `${seed} ${index}`);
  }
}

/** A picket or rail fence between two places. */
export function drawFence(stage: Stage, from: Point, to: Point, colour: string, rails = false): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const step = rails ? 2.2 : 0.24;
  const count = Math.round(length / step);
  const tall = rails ? 1.25 : 0.95;
  const at = (part: number, y: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    y,
    from[2] + (to[2] - from[2]) * part,
  ];
  for (const y of rails ? [0.45, 1.0] : [0.3, 0.75])
    stage.line(at(0, y), at(1, y), darken(colour, 0.1), 0.09);
  for (let index = 0; index <= count; index += 1) {
    stage.line(at(index / count, 0), at(index / count, tall), colour, rails ? 0.16 : 0.11);
  }
}
