import { createHash } from "node:crypto";
import { buildPool } from "./pool";
import { productArt } from "./products";
import { books, cup, frame, plant } from "./product-views";
import { recipeName, type Layer, type Recipe, type RenderLayer } from "./recipe";
import { repaint, type Paint } from "./repaint";
import { mirrorSet, nicheSet, sunSet, tableSet, windowSet, type Subject } from "./sets";
import type { Mood } from "./studio";

/** One of the ways in which a scene of the pool can be seen; `detail` 0 is a cover, others are closer looks at it. */
export type Variant = { base: string; number: number; detail: number };

/** As many covers can be made of each scene, and closer looks at each cover. */
export const variantCount = 14;
export const detailCount = 3;

/** Raised when the same variant comes to look different. */
const version = 2;

const scenes = /^(product|service|exterior|room)\//;

let pool: Map<string, { recipe: Recipe; name: string }> | null = null;

function sceneOf(key: string): { recipe: Recipe; name: string } {
  pool ??= new Map(buildPool().map((recipe) => [recipe.key, { recipe, name: recipeName(recipe) }]));
  const scene = pool.get(key);
  if (!scene) throw new Error(`No demo picture is called ${key}`);
  return scene;
}

/** The file stem of a scene. */
export function sceneName(key: string): string {
  return sceneOf(key).name;
}

/** The file stem of a variant; cheap, so that names are known long before anything is painted. */
export function variantName({ base, number, detail }: Variant): string {
  return createHash("sha256")
    .update(`${version} ${sceneOf(base).name} ${number} ${detail}`)
    .digest("hex")
    .slice(0, 32);
}

/** Names of all that may ever have been made. */
export function everyVariantName(): string[] {
  const bases = buildPool().flatMap(({ key }) => (scenes.test(key) ? [key] : []));
  return bases.flatMap((base) =>
    Array.from({ length: variantCount * (detailCount + 1) }, (_, index) =>
      variantName({ base, number: 1 + (index % variantCount), detail: Math.floor(index / variantCount) }),
    ),
  );
}

/** What walls are painted: brick, sand, chalk, slate, clay. */
const facades: readonly Paint[] = [
  { hue: -9, saturation: 0.85, lightness: 1.04 },
  { hue: 178, saturation: 0.42, lightness: 1 },
  { hue: 14, saturation: 0.55, lightness: 1.1 },
  { hue: 0, saturation: 0.2, lightness: 1.12 },
  { hue: 196, saturation: 0.3, lightness: 0.86 },
  { hue: -14, saturation: 1.15, lightness: 0.9 },
  { hue: 62, saturation: 0.35, lightness: 1.02 },
];
const indoors: readonly Paint[] = [
  { hue: -12, saturation: 0.8, lightness: 1.03 },
  { hue: 12, saturation: 1.1, lightness: 0.95 },
  { hue: 6, saturation: 0.5, lightness: 1.06 },
  { hue: -6, saturation: 1.2, lightness: 0.9 },
  { hue: 18, saturation: 0.7, lightness: 1 },
];
/** Factors of red, green and blue: noon, evening, morning, sun, overcast. */
const lights = [
  [1, 1, 1],
  [1.06, 1, 0.91],
  [0.95, 1, 1.06],
  [1.05, 1.05, 1.03],
  [0.91, 0.94, 1],
] as const;
const zooms = [1.2, 1.06, 1.32, 1, 1.14, 1.26, 1.1] as const;

const moodsInTurn: readonly Mood[] = [
  "oat",
  "sea",
  "clay",
  "mist",
  "honey",
  "plum",
  "sage",
  "blush",
  "slate",
  "sand",
  "cocoa",
  "night",
];
/** Where a thing of the studio stands with its foot: on a podium, a table, the floor. */
const stands = new Set([757, 760, 768, 800, 806]);
const studio: readonly ((mood: Mood, subject: Subject) => Layer[])[] = [
  (mood, subject) => windowSet(mood, subject),
  (mood, subject) =>
    tableSet(mood, "oak", subject, [
      { ...books, x: 400 },
      { ...plant, x: -430 },
    ]),
  (mood, subject) => nicheSet(mood, subject),
  (mood, subject) => sunSet(mood, subject),
  (mood, subject) =>
    tableSet(mood, "walnut", subject, [
      { ...frame, x: -430 },
      { ...cup, x: 420 },
    ]),
  (mood, subject) => mirrorSet(mood, subject),
  (mood, subject) => tableSet(mood, "white", subject, [{ ...plant, x: 430 }]),
];
const highest = 560;

/** The thing that a picture of the studio is about; null for what hangs, lies or stands outside. */
function subjectOf({ key, layers }: Recipe): Subject | null {
  const art = productArt.find(({ kind }) => key.startsWith(`product/${kind}/`));
  const layer = layers.find((one): one is RenderLayer => one.kind === "render" && one.code === art?.code);
  if (!art || !layer || !stands.has(layer.y) || layer.shadow === "wall") return null;
  const look = art.looks.find(({ name }) => key.startsWith(`product/${art.kind}/${name}/`));
  const { name: _name, ...colour } = look ?? { name: "" };
  return { code: art.code, height: Math.min(highest, layer.height), ...colour };
}

function paintOf(base: string, number: number): Layer[] {
  const { recipe } = sceneOf(base);
  const subject = base.startsWith("product/") ? subjectOf(recipe) : null;
  if (subject) {
    // The second view of a thing goes round the studio from another place.
    const turn = number + 3 * Number(base.at(-1));
    const mood = moodsInTurn[(turn * 5) % moodsInTurn.length]!;
    return tinted(base, studio[turn % studio.length]!(mood, subject), number);
  }
  const layers = tinted(base, recipe.layers, number);
  const paints = base.startsWith("room/") ? indoors : facades;
  return repaint(layers, paints[number % paints.length]!);
}

/** They come in every color. */
const vehicles = new Set(["suv", "pickup", "motorscooter", "tractor"]);

/** A thing whose colour has no name is a little lighter, darker, warmer or paler than the next one. */
function tinted(base: string, layers: readonly Layer[], number: number): Layer[] {
  const art = productArt.find(({ kind }) => base.startsWith(`product/${kind}//`));
  if (!art) return [...layers];
  const hue = vehicles.has(art.kind) ? [0, 150, 40, 210, 95][number % 5]! : [0, 9, -4, 14][number % 4]!;
  const [brightness, saturation] = [0.86 + ((number * 3) % 5) * 0.06, [1, 0.75, 1.1][number % 3]!];
  return layers.map((layer) =>
    layer.kind === "render" && layer.code === art.code ? { ...layer, hue, brightness, saturation } : layer,
  );
}

/** What a variant is painted by; the number 0 is the scene as it is. */
export function variantRecipe({ base, number, detail }: Variant): Recipe {
  const { recipe } = sceneOf(base);
  if (number === 0) return recipe;
  const zoom = zooms[number % zooms.length]! + detail * 0.5;
  const x = detail > 0 ? [0.5, 0.22, 0.78][(detail - 1) % 3]! : 0.5 + (((number * 3) % 5) - 2) * 0.17;
  const isMirrored = Math.floor(number / 2) % 2 === 1;
  return {
    ...recipe,
    layers: paintOf(base, number),
    view: { zoom, x, y: detail > 0 ? 0.52 : 0.6, isMirrored },
    light: lights[(number * 2) % lights.length]!,
  };
}

const said =
  /\b(blue-grey|sage green|blue|white|cream|brick|small brick|red|colourful|with a yellow door|in two colours|at golden hour|at dusk|in the morning|in the evening sun|in the evening)\b/gi;

/** What a scene shows, without the colours and the hour that variants change. */
export function variantAlt(alt: string): string {
  const plain = alt.replace(said, "").replace(/\s+/g, " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
