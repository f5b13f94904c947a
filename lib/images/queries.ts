import "server-only";
import { readUpload } from "@/lib/server/storage";
import { imageFile, imageWidths, parseImageUrl, type ImageWidth } from "./rules";

type Variant = { bytes: Buffer<ArrayBuffer>; width: ImageWidth };

async function readFirst(name: string, widths: readonly ImageWidth[]): Promise<Variant | null> {
  for (const width of widths) {
    const bytes = await readUpload(imageFile(name, width));
    if (bytes) return { bytes, width };
  }
  return null;
}

/**
 * A variant by its address (`/images/…`), the next larger one when it is missing; `exact` tells which of the two.
 * Null for anything that is not an address of ours or not stored.
 */
export async function readImage(url: string): Promise<{ bytes: Buffer<ArrayBuffer>; exact: boolean } | null> {
  const asked = parseImageUrl(url);
  if (!asked) return null;
  const widths = imageWidths.filter((width) => width >= asked.width);
  const found = await readFirst(asked.name, widths);
  return found && { bytes: found.bytes, exact: found.width === asked.width };
}

/** A picture as a data address: the asked variant, else a larger, else a smaller one; null when none is stored. */
export async function recoverImageData(asked: { name: string; width: ImageWidth }): Promise<string | null> {
  const larger = imageWidths.filter((width) => width >= asked.width);
  const smaller = imageWidths.filter((width) => width < asked.width).toReversed();
  const found = await readFirst(asked.name, [...larger, ...smaller]);
  return found && `data:image/webp;base64,${found.bytes.toString("base64")}`;
}
