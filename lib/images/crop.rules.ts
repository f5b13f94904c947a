/** Side of a cropped square in pixels: the largest variant that a profile picture is shown in, twice. */
export const cropSide = 640;
/** Longest side of a cropped listing photo in pixels: twice the largest variant that is kept. */
export const maxCropSide = 2560;
export const maxZoom = 4;

export type Size = { width: number; height: number };
/** Center of the crop in parts of the picture (0 to 1), and how many times it is enlarged from fitting whole. */
export type Crop = { x: number; y: number; zoom: number };
/** A picture and the shape (width by height) of what is cut from it. */
export type View = { size: Size; aspect: number };
export type Frame = Size & { left: number; top: number };

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The same crop moved and zoomed back to where the frame lies within the picture. */
export function clampCrop({ x, y, zoom }: Crop, { size, aspect }: View): Crop {
  const enlarged = clamp(zoom, 1, maxZoom);
  const width = Math.min(size.width, size.height * aspect) / enlarged;
  const [halfX, halfY] = [width / 2 / size.width, width / aspect / 2 / size.height];
  return { x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY), zoom: enlarged };
}

/** The source pixels that a crop shows. */
export function frameOf(crop: Crop, view: View): Frame {
  const { size, aspect } = view;
  const { x, y, zoom } = clampCrop(crop, view);
  const width = Math.min(size.width, size.height * aspect) / zoom;
  const height = width / aspect;
  return { left: x * size.width - width / 2, top: y * size.height - height / 2, width, height };
}

/** Moves a crop as the picture is dragged by `dx`, `dy` over a frame that is `frame` pixels wide on the screen. */
export function dragBy(crop: Crop, view: View, drag: { dx: number; dy: number; frame: number }): Crop {
  const scale = frameOf(crop, view).width / drag.frame;
  const moved = {
    ...crop,
    x: crop.x - (drag.dx * scale) / view.size.width,
    y: crop.y - (drag.dy * scale) / view.size.height,
  };
  return clampCrop(moved, view);
}

/** Size of the cut picture: as many pixels as the source has there, at most `longest` on a side. */
export function outputSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
