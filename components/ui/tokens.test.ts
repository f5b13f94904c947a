import { readFileSync } from "node:fs";
import path from "node:path";

type Color = { l: number; c: number; h: number };
type Scheme = "light" | "dark";

const css = readFileSync(path.resolve(__dirname, "../../app/tokens.css"), "utf8");

function parse(text: string): Color {
  const [l = 0, c = 0, h = 0] = text.split(/\s+/).map(Number);
  return { l, c, h };
}

function readTokens(): Map<string, Record<Scheme, Color>> {
  const tokens = new Map<string, Record<Scheme, Color>>();
  const pattern =
    /--([a-z0-9-]+):\s*(?:light-dark\(\s*oklch\(([\d. ]+)\),\s*oklch\(([\d. ]+)\)\s*\)|oklch\(([\d. ]+)\));/g;
  for (const [, name = "", light, dark, both] of css.matchAll(pattern)) {
    tokens.set(name, { light: parse(light ?? both ?? ""), dark: parse(dark ?? both ?? "") });
  }
  return tokens;
}

function luminance({ l, c, h }: Color): number {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const tokens = readTokens();

function contrast(scheme: Scheme, first: string, second: string): number {
  const [one, two] = [first, second].map((name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`No token --${name}`);
    return luminance(token[scheme]);
  }) as [number, number];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

const grounds = ["background", "card", "popover", "muted", "accent"];
const sections = ["products", "services", "realestate", "jobs"];
const avatars = Array.from({ length: 13 }, (_, index) => `avatar-${index}`);

describe.each<Scheme>(["light", "dark"])("color tokens, %s", (scheme) => {
  test.each(grounds)("renders body text on %s at AAA", (ground) => {
    expect(contrast(scheme, "foreground", ground)).toBeGreaterThanOrEqual(7);
  });

  test.each(
    grounds.flatMap((ground) => ["muted-foreground", "primary", "harm"].map((text) => [text, ground])),
  )("reaches contrast AA for %s on %s", (text, ground) => {
    expect(contrast(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ["primary-foreground", "primary"],
    ["primary-foreground", "primary-hover"],
    ["harm-foreground", "harm"],
    ["harm-foreground", "harm-hover"],
    ["primary", "primary-soft"],
    ...["trust", "waiting", "harm", ...sections].map((name) => [name, `${name}-soft`]),
    ...["trust-soft", "waiting-soft", "harm-soft", "primary-soft"].map((ground) => ["foreground", ground]),
    ...avatars.map((ground) => ["avatar-foreground", ground]),
  ])("reaches contrast AA for %s on its ground %s", (text, ground) => {
    expect(contrast(scheme, text as string, ground as string)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["background", "card"])("distinguishes borders of controls and stars from %s", (ground) => {
    expect(contrast(scheme, "input", ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(scheme, "star", ground)).toBeGreaterThanOrEqual(3);
  });
});
