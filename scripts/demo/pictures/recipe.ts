import { createHash } from "node:crypto";

/** A drawing that covers the whole picture; `body` is what stands inside the svg element. */
export type SvgLayer = { kind: "svg"; body: string };

/** A blurred drawing in one colour: shade or light. Only the opacity of `body` counts. */
export type SoftLayer = { kind: "soft"; body: string; blur: number; colour: string };

/** A 3D render that stands with the middle of its foot at (x, y). */
export type RenderLayer = {
  kind: "render";
  /** File of the render without its ending. */
  code: string;
  x: number;
  y: number;
  /** Height in pixels of what is visible of it. */
  height: number;
  flip?: boolean;
  /** Degrees clockwise. */
  turn?: number;
  /** Degrees by which colours move round the colour wheel. */
  hue?: number;
  saturation?: number;
  brightness?: number;
  blur?: number;
  /** `floor` stands, `wall` lies or hangs flat, `none` is far away or part of a scene. */
  shadow?: "floor" | "wall" | "none";
  /** 0–1, how dark the shadow is. */
  shade?: number;
  /** 0–1, strength of a mirror image on a polished floor. */
  mirror?: number;
};

export type Layer = SvgLayer | SoftLayer | RenderLayer;

/** Everything that decides how a picture looks; pure data, so that its hash names the picture. */
export type Recipe = {
  key: string;
  alt: string;
  width: number;
  height: number;
  layers: Layer[];
  /** Keeps only this band of the painted picture. */
  band?: { top: number; height: number };
  /** Shows a part of the painted picture: how much nearer, and how far from left and top what is left out lies (0–1). */
  view?: { zoom: number; x: number; y: number; isMirrored: boolean };
  /** Factors of red, green and blue. */
  light?: readonly [number, number, number];
};

/** Raised when the renderer changes what the same recipe looks like. */
const rendererVersion = 1;

/** The file stem of a recipe's picture: a hash of the whole recipe. */
export function recipeName(recipe: Recipe): string {
  const { width, height, layers, band = null } = recipe;
  return createHash("sha256")
    .update(JSON.stringify([rendererVersion, width, height, layers, band]))
    .digest("hex")
    .slice(0, 32);
}

function halvedLayer(layer: Layer): Layer {
  if (layer.kind !== "render") {
    const body = `<g transform="scale(0.5)">${layer.body}</g>`;
    return layer.kind === "soft" ? { ...layer, body, blur: layer.blur / 2 } : { ...layer, body };
  }
  const { x, y, height, blur } = layer;
  return {
    ...layer,
    x: x / 2,
    y: y / 2,
    height: height / 2,
    ...(blur ? { blur: Math.max(0.3, blur / 2) } : {}),
  };
}

/** The same picture with half the pixels on each side. */
export function halved({ band, ...recipe }: Recipe): Recipe {
  return {
    ...recipe,
    width: recipe.width / 2,
    height: recipe.height / 2,
    layers: recipe.layers.map(halvedLayer),
    ...(band ? { band: { top: band.top / 2, height: band.height / 2 } } : {}),
  };
}

export function svg(body: string): SvgLayer {
  return { kind: "svg", body };
}

export const shadeColour = "#2a1c12";

export function soft(body: string, blur: number, colour = shadeColour): SoftLayer {
  return { kind: "soft", body, blur, colour };
}

export function render(code: string, place: Omit<RenderLayer, "kind" | "code">): RenderLayer {
  return { kind: "render", code, ...place };
}
