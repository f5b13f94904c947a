import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { ImageWidth } from "@/lib/images/rules";
import { halved, type Layer, type Recipe } from "./recipe";
import { placeRender, tintMask } from "./sprite";

export type Painted = {
  variants: { width: ImageWidth; file: Buffer }[];
  blurDataUrl: string;
};

/** Soft layers are painted with a quarter of the pixels on each side: a sixteenth of the time, no visible loss. */
const softScale = 4;

function drawing(body: string, recipe: Recipe, scale = 1): Buffer {
  const { width, height } = recipe;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / scale}" height="${height / scale}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
}

const backdrops = new Map<string, Promise<Buffer>>();
const keptBackdrops = 14;

/** The drawing at the back, as raw RGBA; the studio's walls come again and again, so the last ones are kept. */
function backdropPixels(body: string, recipe: Recipe): Promise<Buffer> {
  const key = `${recipe.width} ${recipe.height} ${body}`;
  const known = backdrops.get(key) ?? sharp(drawing(body, recipe)).ensureAlpha().raw().toBuffer();
  backdrops.delete(key);
  backdrops.set(key, known);
  const oldest = backdrops.keys().next().value;
  if (backdrops.size > keptBackdrops && oldest !== undefined) backdrops.delete(oldest);
  return known;
}

async function rasterise(layer: Layer, recipe: Recipe): Promise<OverlayOptions[]> {
  if (layer.kind === "render") return placeRender(layer);
  if (layer.kind === "svg") return [{ input: drawing(layer.body, recipe), left: 0, top: 0 }];
  const { width, height } = recipe;
  const [smallWidth, smallHeight] = [width / softScale, height / softScale];
  const pixels = await sharp(drawing(layer.body, recipe, softScale))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const mask = Buffer.alloc(smallWidth * smallHeight);
  for (let index = 0; index < mask.length; index += 1) mask[index] = pixels[index * 4 + 3] ?? 0;
  const blurred = await sharp(mask, { raw: { width: smallWidth, height: smallHeight, channels: 1 } })
    .blur(Math.max(0.4, layer.blur / softScale))
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const wide = await sharp(blurred, { raw: { width: smallWidth, height: smallHeight, channels: 1 } })
    .resize(width, height, { kernel: "linear" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return [{ input: tintMask(wide, layer.colour), raw: { width, height, channels: 4 }, left: 0, top: 0 }];
}

/** Cuts off what hangs over the edge: the compositor refuses pieces larger than the picture. */
async function clip(piece: OverlayOptions, recipe: Recipe): Promise<OverlayOptions | null> {
  const [left, top] = [piece.left ?? 0, piece.top ?? 0];
  const open = () => sharp(piece.input as Buffer, piece.raw ? { raw: piece.raw } : {});
  const size = piece.raw ?? (await open().metadata());
  const width = Math.min(left + size.width, recipe.width) - Math.max(0, left);
  const height = Math.min(top + size.height, recipe.height) - Math.max(0, top);
  if (width <= 0 || height <= 0) return null;
  if (width === size.width && height === size.height) return piece;
  const input = await open()
    .ensureAlpha()
    .extract({ left: Math.max(0, -left), top: Math.max(0, -top), width, height })
    .raw()
    .toBuffer();
  return { input, raw: { width, height, channels: 4 }, left: Math.max(0, left), top: Math.max(0, top) };
}

/** Neighbouring drawings become one, so that fewer full-size pictures are laid over each other. */
function mergeDrawings(layers: readonly Layer[]): Layer[] {
  const merged: Layer[] = [];
  layers.forEach((layer, index) => {
    if (layer.kind !== "svg") return merged.push(layer);
    const body = layer.body.replaceAll('id="', `id="_${index}`).replaceAll("url(#", `url(#_${index}`);
    const last = merged.at(-1);
    if (last?.kind === "svg") merged[merged.length - 1] = { kind: "svg", body: last.body + body };
    else merged.push({ kind: "svg", body });
    return undefined;
  });
  return merged;
}

/** Paints the picture of a recipe at its full size, as raw RGB. */
export async function paintMaster(recipe: Recipe): Promise<Sharp> {
  const { width, height } = recipe;
  const [backdrop, ...rest] = recipe.layers;
  const layers = mergeDrawings(rest);
  if (backdrop?.kind !== "svg") throw new Error(`${recipe.key}: the first layer must be a drawing`);
  const pieces: OverlayOptions[] = [];
  for (const layer of layers) {
    for (const piece of await rasterise(layer, recipe)) {
      const visible = layer.kind === "svg" ? piece : await clip(piece, recipe);
      if (visible) pieces.push(visible);
    }
  }
  const painted = await sharp(await backdropPixels(backdrop.body, recipe), {
    raw: { width, height, channels: 4 },
  })
    .composite(pieces)
    .removeAlpha()
    .raw()
    .toBuffer();
  const { top, height: kept } = recipe.band ?? { top: 0, height };
  const framed = await frame(painted, recipe);
  const data = framed.subarray(top * width * 3, (top + kept) * width * 3);
  develop(data, width, { height: kept, light: recipe.light });
  return sharp(data, { raw: { width, height: kept, channels: 3 } });
}

/** What the camera sees of the painted picture, as raw RGB of the same size. */
async function frame(painted: Buffer, { width, height, view }: Recipe): Promise<Buffer> {
  if (!view) return painted;
  const [across, down] = [Math.round(width / view.zoom), Math.round(height / view.zoom)];
  const seen = sharp(painted, { raw: { width, height, channels: 3 } })
    .extract({
      left: Math.round((width - across) * view.x),
      top: Math.round((height - down) * view.y),
      width: across,
      height: down,
    })
    .resize(width, height, { kernel: "cubic" });
  return (view.isMirrored ? seen.flop() : seen).raw().toBuffer();
}

/** A fixed pattern of fine grain: soft gradients do not show steps after compression. */
const grain = Int8Array.from({ length: 8209 }, (_, index) => {
  const mixed = Math.imul(index ^ (index >>> 5), 0x2c1b3c6d) >>> 24;
  return (mixed % 5) - 2;
});

const falloffs = new Map<string, Uint8Array>();

/** How far each pixel is darkened towards the corners, in 256ths. */
function falloffOf(width: number, height: number): Uint8Array {
  const key = `${width} ${height}`;
  const known = falloffs.get(key);
  if (known) return known;
  const table = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const distance = Math.hypot(x / width - 0.48, y / height - 0.46) / 0.7;
      table[y * width + x] = Math.round(Math.max(0, distance - 0.5) ** 1.6 * 74);
    }
  }
  falloffs.set(key, table);
  return table;
}

type Film = { height: number; light?: Recipe["light"] };

/** What the hour, a lens and a film would add: the colour of light, slightly darker corners and grain. */
function develop(pixels: Buffer, width: number, { height, light = [1, 1, 1] }: Film): void {
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const falloff = falloffOf(width, height);
  const [red, green, blue] = light;
  let at = 0;
  for (let index = 0; index < clamped.length; index += 3) {
    const change = grain[at] ?? 0;
    at = at === 8208 ? 0 : at + 1;
    const kept = 256 - (falloff[index / 3] ?? 0);
    clamped[index] = (((clamped[index] ?? 0) * kept * red) >> 8) + change;
    clamped[index + 1] = (((clamped[index + 1] ?? 0) * kept * green) >> 8) + change;
    clamped[index + 2] = (((clamped[index + 2] ?? 0) * kept * blue) >> 8) + change;
  }
}

/** A 640-pixel picture above this many bytes is encoded again, a little coarser. */
const cardBytes = 33_000;

async function encode(picture: Sharp, quality: number): Promise<Buffer> {
  return picture.clone().webp({ quality, effort: 2 }).toBuffer();
}

async function shrink(picture: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await picture.clone().resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

async function blurOf(small: Sharp): Promise<string> {
  const tiny = await small.clone().resize({ width: 8 }).webp({ quality: 40, effort: 2 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/** Paints a recipe and encodes every variant. */
export async function paint(recipe: Recipe): Promise<Painted> {
  const large = await paintMaster(recipe);
  const middle = await shrink(large, 640);
  const small = await shrink(middle, 320);
  const card = await encode(middle, 82);
  return {
    variants: [
      { width: 320, file: await encode(small, 86) },
      { width: 640, file: card.length > cardBytes ? await encode(middle, 76) : card },
      { width: 1280, file: await encode(large, 82) },
    ],
    blurDataUrl: await blurOf(small),
  };
}

/** The same at half the size: the picture of a card, which also stands in for the large one. */
export async function paintDraft(recipe: Recipe): Promise<Painted> {
  const middle = await paintMaster(halved(recipe));
  const small = await shrink(middle, 320);
  const card = await encode(middle, 76);
  return {
    variants: [
      { width: 320, file: await encode(small, 82) },
      { width: 640, file: card },
      { width: 1280, file: card },
    ],
    blurDataUrl: await blurOf(small),
  };
}
