import type { Frame, Size } from "@/lib/images/crop.rules";

export type Picture = ImageBitmap | HTMLCanvasElement;

export function drawFrame(canvas: HTMLCanvasElement, picture: Picture, frame: Frame): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  // White behind transparent pictures, as on the site.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  const { left, top, width, height } = frame;
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

export function cropToFile(picture: Picture, frame: Frame, size: Size): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  drawFrame(canvas, picture, frame);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.92));
}

export function turnRight(picture: Picture): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = picture.height;
  canvas.height = picture.width;
  const context = canvas.getContext("2d");
  context?.translate(canvas.width, 0);
  context?.rotate(Math.PI / 2);
  context?.drawImage(picture, 0, 0);
  return canvas;
}
