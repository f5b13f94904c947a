import { createRandom } from "../random";
import { darken, lighten, linear, mix, radial } from "./colour";
import { soft, svg, type Layer } from "./recipe";
import type { Light } from "./space";

/** A time of day: its sky, its light and what distance does to colours. */
export type Hour = {
  sky: readonly [top: string, middle: string, low: string];
  cloud: string;
  cloudiness: number;
  haze: string;
  light: Light;
  grass: string;
  glow?: { x: number; y: number; colour: string };
};

export const hours = {
  morning: {
    sky: ["#7db4dd", "#b5d7ea", "#f6eddb"],
    cloud: "#ffffff",
    cloudiness: 0.85,
    haze: "#dfe8e6",
    light: { sun: [-0.62, 0.72, -0.62], ambient: 0.66, warm: "#fff3d9", cool: "#3d4a66" },
    grass: "#86ab57",
    glow: { x: 0.15, y: 0.45, colour: "#fff0cc" },
  },
  noon: {
    sky: ["#4f98d3", "#8cc3ea", "#d8ebf3"],
    cloud: "#ffffff",
    cloudiness: 1,
    haze: "#d5e5ee",
    light: { sun: [-0.45, 0.95, -0.6], ambient: 0.7, warm: "#fff8e8", cool: "#3d4a66" },
    grass: "#7caa4e",
  },
  golden: {
    sky: ["#88a9cc", "#e6c6ae", "#fbdcA4"],
    cloud: "#fff0dc",
    cloudiness: 0.8,
    haze: "#f2d9bb",
    light: { sun: [-0.85, 0.5, -0.5], ambient: 0.6, warm: "#ffd9a0", cool: "#4a3f60" },
    grass: "#94a04c",
    glow: { x: 0.12, y: 0.52, colour: "#ffe2a8" },
  },
  dusk: {
    sky: ["#3d4f7c", "#8f7fa6", "#f0b392"],
    cloud: "#e8b6ae",
    cloudiness: 0.6,
    haze: "#b79aa8",
    light: { sun: [-0.7, 0.6, -0.6], ambient: 0.72, warm: "#ffcf9c", cool: "#26304f" },
    grass: "#5f7350",
    glow: { x: 0.75, y: 0.58, colour: "#ffc79a" },
  },
  overcast: {
    sky: ["#a9bac6", "#cfd9de", "#eef0ee"],
    cloud: "#ffffff",
    cloudiness: 0.9,
    haze: "#e0e5e5",
    light: { sun: [-0.4, 0.9, -0.55], ambient: 0.74, warm: "#fffaf0", cool: "#4a5568" },
    grass: "#7d9c5c",
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof hours;

/** Sky with a low glow and a few soft clouds. */
export function drawSky(hour: Hour, seed: string, horizon: number): Layer[] {
  const random = createRandom(`sky ${seed}`);
  const [top, middle, low] = hour.sky;
  const glow = hour.glow
    ? `${radial(
        "g",
        [
          [0, hour.glow.colour, 0.95],
          [0.4, hour.glow.colour, 0.4],
          [1, hour.glow.colour, 0],
        ],
        [hour.glow.x, hour.glow.y, 0.55],
      )}`
    : "";
  const clouds: string[] = [];
  const count = 3 + random.int(0, 2);
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [(index + random.between(0.1, 0.9)) * (1280 / count), random.between(70, horizon * 0.62)];
    const size = random.between(46, 100) * (0.5 + y / horizon);
    for (let puff = 0; puff < 13; puff += 1) {
      const dx = random.between(-2.1, 2.1) * size;
      const tall = size * (1 - Math.abs(dx) / (size * 2.5)) * random.between(0.4, 0.72);
      const dy = -tall * 0.6 + random.between(-0.06, 0.1) * size;
      clouds.push(
        `<ellipse cx="${Math.round(x + dx)}" cy="${Math.round(y + dy)}" rx="${Math.round(size * random.between(0.35, 0.75))}" ry="${Math.round(Math.max(8, tall))}" opacity="${(hour.cloudiness * 0.5).toFixed(2)}"/>`,
      );
    }
  }
  return [
    svg(`<defs>${linear("k", [
      [0, top],
      [0.55 * (horizon / 960) + 0.08, middle],
      [horizon / 960, low],
      [1, low],
    ])}${glow}</defs>
      <rect width="1280" height="960" fill="url(#k)"/>${hour.glow ? '<rect width="1280" height="960" fill="url(#g)"/>' : ""}`),
    soft(clouds.join(""), 9, hour.cloud),
  ];
}

/** A wavy line across the picture, closed at the bottom. */
function ridge(random: ReturnType<typeof createRandom>, base: number, swing: number, step: number): string {
  let path = `M-20 ${base}`;
  let y = base;
  for (let x = -20; x < 1300; x += step) {
    const next = base + random.between(-swing, swing * 0.4);
    path += `C${x + step * 0.4} ${Math.round(y)} ${x + step * 0.6} ${Math.round(next)} ${x + step} ${Math.round(next)}`;
    y = next;
  }
  return `${path}V960H-20Z`;
}

/** Hills one behind the other; the farther, the more they take the colour of the air. */
export function drawHills(hour: Hour, seed: string, horizon: number, colours: readonly string[]): Layer {
  const random = createRandom(`hills ${seed}`);
  const bands = colours.map((colour, index) => {
    const near = (index + 1) / colours.length;
    const base = mix(colour, hour.haze, 0.72 - near * 0.5);
    const path = ridge(random, horizon - (1 - near) * 110 - 6, 46 - near * 18, 200 - near * 40);
    return `${linear(`b${index}`, [
      [0, lighten(base, 0.08)],
      [1, darken(base, 0.1)],
    ])}<path d="${path}" fill="url(#b${index})"/>`;
  });
  return svg(bands.join(""));
}

/** Peaks with snow on their sunny side. */
export function drawMountains(hour: Hour, seed: string, horizon: number, colour = "#7d8ea3"): Layer {
  const random = createRandom(`peaks ${seed}`);
  const shapes: string[] = [];
  for (const far of [1, 0]) {
    const count = far ? 5 : 4;
    for (let index = 0; index < count; index += 1) {
      const x = (index + random.between(0.2, 0.8)) * (1280 / count);
      const height = random.between(150, 250) * (far ? 1.15 : 0.8);
      const half = height * random.between(1.15, 1.5);
      const top = horizon - height;
      const base = mix(colour, hour.haze, far ? 0.5 : 0.24);
      const jag = random.between(0.1, 0.25) * half;
      shapes.push(
        `<path d="M${x - half} ${horizon + 20}L${x - half * 0.45} ${top + height * 0.5}L${x - half * 0.3} ${top + height * 0.42}L${x} ${top}L${x + half * 0.38} ${top + height * 0.44}L${x + half * 0.5} ${top + height * 0.47}L${x + half} ${horizon + 20}Z" fill="${lighten(base, 0.12)}"/>
        <path d="M${x} ${top}L${x + half * 0.38} ${top + height * 0.44}L${x + half * 0.5} ${top + height * 0.47}L${x + half} ${horizon + 20}H${x + jag}L${x - jag * 0.4} ${top + height * 0.6}L${x + jag * 0.5} ${top + height * 0.32}Z" fill="${darken(base, 0.16)}"/>
        <path d="M${x} ${top}L${x - half * 0.2} ${top + height * 0.29}L${x - half * 0.1} ${top + height * 0.25}L${x - half * 0.04} ${top + height * 0.36}L${x + half * 0.06} ${top + height * 0.24}L${x + half * 0.14} ${top + height * 0.32}L${x + half * 0.2} ${top + height * 0.23}Z" fill="${mix("#ffffff", hour.haze, 0.25)}"/>`,
      );
    }
  }
  return svg(shapes.join(""));
}

/** A far line of trees where land meets sky. */
export function drawTreeLine(hour: Hour, seed: string, horizon: number, colour = "#56754a"): Layer {
  const random = createRandom(`line ${seed}`);
  const crowns: string[] = [];
  const base = mix(colour, hour.haze, 0.34);
  for (let x = -20; x < 1300; x += random.between(16, 34)) {
    const size = random.between(18, 44);
    const shade = mix(base, random.chance(0.5) ? lighten(base, 0.14) : darken(base, 0.16), random.next());
    crowns.push(
      `<ellipse cx="${Math.round(x)}" cy="${Math.round(horizon - size * 0.5)}" rx="${Math.round(size * 0.72)}" ry="${Math.round(size)}" fill="${shade}"/>`,
    );
  }
  return svg(
    `${crowns.join("")}<rect y="${horizon}" width="1280" height="40" fill="${darken(base, 0.15)}"/>`,
  );
}

/** Grass from the horizon to the bottom, with mown bands, tufts and a lighter distance. */
export function drawLawn(hour: Hour, seed: string, horizon: number, colour: string = hour.grass): Layer {
  const random = createRandom(`lawn ${seed}`);
  const tufts: string[] = [];
  for (let index = 0; index < 170; index += 1) {
    const depth = random.next() ** 1.7;
    const [x, y] = [random.between(-10, 1290), horizon + 14 + (960 - horizon) * (1 - depth)];
    const size = 2 + (1 - depth) * 9;
    const shade = random.chance(0.5) ? lighten(colour, 0.22) : darken(colour, 0.25);
    tufts.push(
      `<path d="M${Math.round(x)} ${Math.round(y)}q${(size * 0.2).toFixed(1)} ${(-size * 0.7).toFixed(1)} ${(size * 0.9).toFixed(1)} ${(-size).toFixed(1)}M${Math.round(x)} ${Math.round(y)}q${(-size * 0.2).toFixed(1)} ${(-size * 0.8).toFixed(1)} ${(-size * 0.5).toFixed(1)} ${(-size * 1.2).toFixed(1)}" stroke="${shade}" stroke-width="${(size / 6).toFixed(1)}" fill="none" opacity="0.55"/>`,
    );
  }
  const tall = 960 - horizon;
  const bands = Array.from({ length: 6 }, (_, index) => {
    const [from, to] = [(index / 6) ** 1.8, ((index + 0.5) / 6) ** 1.8];
    return `<rect y="${Math.round(horizon + from * tall)}" width="1280" height="${Math.round((to - from) * tall)}" fill="${lighten(colour, 0.4)}" opacity="0.12"/>`;
  });
  return svg(`<defs>${linear("a", [
    [0, mix(colour, hour.haze, 0.35)],
    [0.3, colour],
    [1, darken(colour, 0.24)],
  ])}</defs>
    <rect y="${horizon}" width="1280" height="${tall}" fill="url(#a)"/>${bands.join("")}${tufts.join("")}`);
}

/** Still water with a reflection of the sky and a few bright ripples. */
export function drawWater(hour: Hour, seed: string, top: number, bottom: number): Layer {
  const random = createRandom(`water ${seed}`);
  const ripples = Array.from({ length: 46 }, () => {
    const depth = random.next();
    const [x, y] = [random.between(-40, 1280), top + 6 + (bottom - top - 12) * depth];
    return `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(30 + depth * 130)}" height="${(1 + depth * 3).toFixed(1)}" rx="2" fill="#ffffff" opacity="${(0.1 + random.next() * 0.22).toFixed(2)}"/>`;
  });
  const [sky, , low] = hour.sky;
  return svg(`<defs>${linear("q", [
    [0, mix(low, "#5f93ab", 0.45)],
    [1, mix(sky, "#2c5f7c", 0.55)],
  ])}</defs>
    <rect y="${top}" width="1280" height="${bottom - top}" fill="url(#q)"/>${ripples.join("")}`);
}
