import { createRequire } from "node:module";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { shadeColour, type RenderLayer } from "./recipe";

/** A render without its empty border, in the pixels of its file. */
type Sprite = {
  pixels: Buffer;
  mask: Buffer;
  width: number;
  height: number;
  /** Where the lowest tenth of it begins and ends: what stands on the floor. */
  foot: { left: number; right: number };
};

const sprites = new Map<string, Promise<Sprite>>();
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

function assetFolder(): string {
  const require = createRequire(path.join(process.cwd(), "package.json"));
  return path.join(path.dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");
}

function findFoot(mask: Buffer, width: number, height: number): Sprite["foot"] {
  let [left, right] = [width, 0];
  for (let y = Math.floor(height * 0.9); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((mask[y * width + x] ?? 0) < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return left > right ? { left: 0, right: width } : { left, right };
}

async function readSprite(code: string, turn: number, flip: boolean): Promise<Sprite> {
  let image = sharp(path.join(assetFolder(), `${code}.webp`)).ensureAlpha();
  if (flip) image = image.flop();
  if (turn) {
    const upright = await image.raw().toBuffer({ resolveWithObject: true });
    image = sharp(upright.data, { raw: upright.info }).rotate(turn, { background: transparent });
  }
  const { data, info } = await image
    .trim({ background: transparent, threshold: 12 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mask = Buffer.alloc(width * height);
  for (let index = 0; index < mask.length; index += 1) mask[index] = data[index * 4 + 3] ?? 0;
  return { pixels: data, mask, width, height, foot: findFoot(mask, width, height) };
}

/** Reads a render, turned and flipped as the layer asks; kept for the next picture that shows it. */
function loadSprite(layer: RenderLayer): Promise<Sprite> {
  const [turn, flip] = [layer.turn ?? 0, layer.flip ?? false];
  const key = `${layer.code} ${turn} ${flip}`;
  const known = sprites.get(key) ?? readSprite(layer.code, turn, flip);
  sprites.set(key, known);
  return known;
}

function toOverlay(data: Buffer, width: number, height: number, left: number, top: number): OverlayOptions {
  return { input: data, raw: { width, height, channels: 4 }, left: Math.round(left), top: Math.round(top) };
}

/** A one-channel mask as one colour with that transparency. */
export function tintMask(mask: Buffer, colour: string, strength = 1): Buffer {
  const value = Number.parseInt(colour.slice(1), 16);
  const paint = (((value & 0xff) << 16) | (value & 0xff00) | (value >> 16)) >>> 0;
  const pixels = new Uint32Array(mask.length);
  for (let index = 0; index < mask.length; index += 1) {
    pixels[index] = (Math.round((mask[index] ?? 0) * strength) << 24) | paint;
  }
  return Buffer.from(pixels.buffer);
}

/** The sprite's outline, stretched to a size, blurred and tinted: its shadow. */
async function silhouette(
  sprite: Sprite,
  size: { width: number; height: number; blur: number; shade: number },
): Promise<{ data: Buffer; width: number; height: number; pad: number }> {
  const pad = Math.ceil(size.blur * 2.5);
  const [inner, tall] = [Math.max(1, Math.round(size.width)), Math.max(1, Math.round(size.height))];
  const outline = await sharp(sprite.mask, {
    raw: { width: sprite.width, height: sprite.height, channels: 1 },
  })
    .resize(inner, tall, { fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const [width, height] = [inner + pad * 2, tall + pad * 2];
  const padded = Buffer.alloc(width * height);
  for (let y = 0; y < tall; y += 1) outline.copy(padded, (y + pad) * width + pad, y * inner, (y + 1) * inner);
  const soft = await sharp(padded, { raw: { width, height, channels: 1 } })
    .blur(size.blur)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const data = tintMask(soft, shadeColour, size.shade);
  return { data, width, height, pad };
}

async function floorShadow(sprite: Sprite, layer: RenderLayer, width: number): Promise<OverlayOptions[]> {
  const { height, x, y, shade = 0.5 } = layer;
  const cast = Math.max(8, height * 0.2);
  const soft = await silhouette(sprite, {
    width,
    height: cast,
    blur: Math.max(3, height * 0.03),
    shade: shade * 0.5,
  });
  const scale = width / sprite.width;
  const footWidth = (sprite.foot.right - sprite.foot.left) * scale;
  const middle = x - width / 2 + ((sprite.foot.left + sprite.foot.right) / 2) * scale;
  const [rx, ry] = [footWidth * 0.6, Math.max(5, height * 0.035)];
  const contact = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(rx * 2)}" height="${Math.ceil(ry * 2)}">
    <radialGradient id="a"><stop offset="0.3" stop-color="#2a1c12" stop-opacity="${shade * 1.2}"/><stop offset="1" stop-color="#2a1c12" stop-opacity="0"/></radialGradient>
    <ellipse cx="${rx}" cy="${ry}" rx="${rx}" ry="${ry}" fill="url(#a)"/></svg>`;
  const castLeft = x - width / 2 - soft.pad + width * 0.06;
  return [
    toOverlay(soft.data, soft.width, soft.height, castLeft, y - cast * 0.72 - soft.pad),
    { input: Buffer.from(contact), left: Math.round(middle - rx), top: Math.round(y - ry * 1.15) },
  ];
}

async function wallShadow(sprite: Sprite, layer: RenderLayer, width: number): Promise<OverlayOptions[]> {
  const { height, x, y, shade = 0.5 } = layer;
  const blur = Math.max(3, height * 0.028);
  const soft = await silhouette(sprite, { width, height, blur, shade: shade * 0.75 });
  const [left, top] = [x - width / 2 + height * 0.025, y - height + height * 0.05];
  return [toOverlay(soft.data, soft.width, soft.height, left - soft.pad, top - soft.pad)];
}

async function mirrored(pixels: Buffer, layer: RenderLayer, size: { width: number; height: number }) {
  const { width, height } = size;
  const raw = { width, height, channels: 4 } as const;
  const flipped = await sharp(pixels, { raw }).flip().raw().toBuffer();
  for (let y = 0; y < height; y += 1) {
    const fade = Math.max(0, 1 - y / (height * 0.42)) * (layer.mirror ?? 0);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4 + 3;
      flipped[at] = (flipped[at] ?? 0) * fade;
    }
  }
  const soft = await sharp(flipped, { raw }).blur(2.5).raw().toBuffer();
  return toOverlay(soft, width, height, layer.x - width / 2, layer.y - 2);
}

/** The pieces, back to front, that put one render into a picture: shadow, mirror image, the render itself. */
export async function placeRender(layer: RenderLayer): Promise<OverlayOptions[]> {
  const sprite = await loadSprite(layer);
  const height = Math.max(1, Math.round(layer.height));
  const width = Math.max(1, Math.round((height * sprite.width) / sprite.height));
  let image = sharp(sprite.pixels, { raw: { width: sprite.width, height: sprite.height, channels: 4 } });
  image = image.resize(width, height, { fit: "fill", kernel: "lanczos3" });
  if (layer.hue || layer.saturation || layer.brightness) {
    const { hue = 0, saturation = 1, brightness = 1 } = layer;
    image = image.modulate({ hue, saturation, brightness });
  }
  if (layer.blur) image = image.blur(layer.blur);
  else if (height > sprite.height) image = image.sharpen({ sigma: 1.2, m1: 0.6, m2: 1.4 });
  const pixels = await image.raw().toBuffer();
  const pieces: OverlayOptions[] = [];
  if (layer.shadow === "wall") pieces.push(...(await wallShadow(sprite, layer, width)));
  else if (layer.shadow !== "none") pieces.push(...(await floorShadow(sprite, layer, width)));
  if (layer.mirror) pieces.push(await mirrored(pixels, layer, { width, height }));
  return [...pieces, toOverlay(pixels, width, height, layer.x - width / 2, layer.y - height)];
}
