export const cropSide = 640;
export const maxCropSide = 2560;
export const maxZoom = 4;

export type Size = { width: number; height: number };
/** Center of the crop in parts of the picture (0 to 1), and how many times it is enlarged from fitting whole. */
export type Crop = { x: number; y: number; zoom: number };
/** `aspect` is width divided by height. */
export type View = { size: Size; aspect: number };
export type Frame = Size & { left: number; top: number };

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export function clampCrop({ x, y, zoom }: Crop, { size, aspect }: View): Crop {
  const enlarged = clamp(zoom, 1, maxZoom);
  const width = Math.min(size.width, size.height * aspect) / enlarged;
  const [halfX, halfY] = [width / 2 / size.width, width / aspect / 2 / size.height];
  return { x: clamp(x, halfX, 1 - halfX), y: clamp(y, halfY, 1 - halfY), zoom: enlarged };
}

export function frameOf(crop: Crop, view: View): Frame {
  const { size, aspect } = view;
  const { x, y, zoom } = clampCrop(crop, view);
  const width = Math.min(size.width, size.height * aspect) / zoom;
  const height = width / aspect;
  return { left: x * size.width - width / 2, top: y * size.height - height / 2, width, height };
}

/** `dx`, `dy`, and `frame` (the frame's width) are in screen pixels. */
export function dragBy(crop: Crop, view: View, drag: { dx: number; dy: number; frame: number }): Crop {
  const scale = frameOf(crop, view).width / drag.frame;
  const moved = {
    ...crop,
    x: crop.x - (drag.dx * scale) / view.size.width,
    y: crop.y - (drag.dy * scale) / view.size.height,
  };
  return clampCrop(moved, view);
}

export function outputSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
