import type { Layer } from "./recipe";

/** How the colours of a drawing change: degrees on the wheel, and factors. */
export type Paint = { hue: number; saturation: number; lightness: number };

type Hsl = { hue: number; saturation: number; lightness: number };

function toHsl(hex: string): Hsl {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [spread, lightness] = [high - low, (high + low) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sixth * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(Math.max(0, Math.min(1, value)) * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Shade and glare keep their colour, and so does wood. */
function isKept({ hue, saturation, lightness }: Hsl): boolean {
  const isWood = hue > 14 && hue < 46 && saturation > 0.25 && lightness < 0.62;
  return lightness < 0.2 || lightness > 0.94 || saturation < 0.04 || isWood;
}

/** Grass, leaves, water, sky and glass stay as they are out of doors. */
function isNature({ hue }: Hsl): boolean {
  return hue > 66 && hue < 262;
}

/** The same drawing in other colours: only what is painted or built changes. */
export function repaint(layers: readonly Layer[], paint: Paint): Layer[] {
  const change = (hex: string) => {
    const from = toHsl(hex);
    if (isKept(from) || isNature(from)) return hex;
    return toHex({
      hue: (from.hue + paint.hue + 360) % 360,
      saturation: Math.min(1, from.saturation * paint.saturation),
      lightness: Math.min(0.97, from.lightness * paint.lightness),
    });
  };
  return layers.map((layer) =>
    layer.kind === "svg" ? { ...layer, body: layer.body.replace(/#[0-9a-f]{6}\b/gi, change) } : layer,
  );
}
