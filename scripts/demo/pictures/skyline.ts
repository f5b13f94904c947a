import { createRandom } from "../random";
import { darken, lighten, linear, mix } from "./colour";
import type { Hour } from "./landscape";
import { svg, type Layer } from "./recipe";

/** A hazy city at the horizon; `height` 1 is downtown, 0.4 a small town. */
export function drawCity(hour: Hour, seed: string, horizon: number, height = 1): Layer[] {
  const random = createRandom(`city ${seed}`);
  const towers: string[] = [];
  for (const far of [1, 0]) {
    const base = mix(far ? "#93a3b4" : "#7f8ea0", hour.haze, far ? 0.62 : 0.4);
    let x = -30;
    while (x < 1300) {
      const wide = random.between(46, 110);
      const tall = random.between(60, far ? 330 : 210) * height;
      const colour = mix(base, random.chance(0.5) ? lighten(base, 0.2) : darken(base, 0.12), random.next());
      towers.push(
        `<rect x="${x.toFixed(0)}" y="${(horizon - tall).toFixed(0)}" width="${wide.toFixed(0)}" height="${(tall + 40).toFixed(0)}" fill="${colour}"/>
        <rect x="${(x + wide * 0.62).toFixed(0)}" y="${(horizon - tall).toFixed(0)}" width="${(wide * 0.38).toFixed(0)}" height="${(tall + 40).toFixed(0)}" fill="${darken(colour, 0.12)}"/>`,
      );
      for (let y = horizon - tall + 10; y < horizon - 8; y += 13) {
        towers.push(
          `<path d="M${(x + 6).toFixed(0)} ${y.toFixed(0)}h${(wide * 0.5).toFixed(0)}" stroke="${mix(hour.sky[0], "#ffffff", 0.35)}" stroke-width="4" stroke-dasharray="6 5" opacity="0.4"/>`,
        );
      }
      x += wide + random.between(-6, 26);
    }
  }
  const haze = `<defs>${linear("z", [
    [0, hour.haze, 0],
    [1, hour.haze, 0.75],
  ])}</defs><rect y="${horizon - 190}" width="1280" height="200" fill="url(#z)"/>`;
  return [svg(towers.join("") + haze)];
}
