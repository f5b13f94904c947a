/** Side of a cropped square in pixels: the largest variant that a profile picture is shown in, twice. */
export const cropSide = 640;
export const maxZoom = 4;

export type Size = { width: number; height: number };
/** Centre of the crop in parts of the picture (0 to 1), and how many times it is enlarged from fitting whole. */
export type Crop = { x: number; y: number; zoom: number };
export type Square = { left: number; top: number; side: number };

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The same crop moved and zoomed back to where the square lies within the picture. */
export function keepInside({ x, y, zoom }: Crop, { width, height }: Size): Crop {
  const enlarged = between(zoom, 1, maxZoom);
  const side = Math.min(width, height) / enlarged;
  const [halfX, halfY] = [side / 2 / width, side / 2 / height];
  return { x: between(x, halfX, 1 - halfX), y: between(y, halfY, 1 - halfY), zoom: enlarged };
}

/** The square of source pixels that a crop shows. */
export function squareOf(crop: Crop, size: Size): Square {
  const { x, y, zoom } = keepInside(crop, size);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** Moves a crop as the picture is dragged by `dx`, `dy` over a frame of `frame` pixels. */
export function dragBy(crop: Crop, size: Size, drag: { dx: number; dy: number; frame: number }): Crop {
  const { side } = squareOf(crop, size);
  const scale = side / drag.frame;
  const moved = {
    ...crop,
    x: crop.x - (drag.dx * scale) / size.width,
    y: crop.y - (drag.dy * scale) / size.height,
  };
  return keepInside(moved, size);
}
