import "server-only";
import { createShelf } from "@/lib/server/shelf";
import { readUpload } from "@/lib/server/storage";
import { AppError } from "@/lib/shared/app-error";
import { imageCopy } from "./copy";
import {
  avifFile,
  cacheControlOf,
  imageFile,
  imageWidths,
  parseImageUrl,
  standInFile,
  type ImageWidth,
  type Keeping,
} from "./rules";

/** Pictures that had no AVIF lately, so that a bucket is not asked for it each time. */
const withoutAvif = createShelf<true>(5000);
const withoutAvifMs = 5 * 60_000;

/** Addresses without a picture: whoever asks for made-up ones does not have the storage asked five times for each. */
const missing = createShelf<true>(5000);
/** A picture that comes meanwhile is not missed for longer. */
const missingMs = 10_000;

async function readAvif(name: string, width: ImageWidth): Promise<Buffer<ArrayBuffer> | null> {
  const file = avifFile(name, width);
  if (withoutAvif.get(file)) return null;
  const bytes = await readUpload(file);
  if (!bytes) withoutAvif.set(file, true, withoutAvifMs);
  return bytes;
}

type Variant = { bytes: Buffer<ArrayBuffer>; width: ImageWidth };

async function readFirst(name: string, widths: readonly ImageWidth[]): Promise<Variant | null> {
  for (const width of widths) {
    const bytes = await readUpload(imageFile(name, width));
    if (bytes) return { bytes, width };
  }
  return null;
}

export type ServedImage = { bytes: Buffer<ArrayBuffer>; keep: Keeping; type: "image/avif" | "image/webp" };

/**
 * A variant by its address (`/images/…`), as AVIF where it is made and `avif` says that the browser takes it, the next
 * larger one when it is missing, else what stands in until it is made. Null for anything that is not an address of ours
 * or not stored.
 */
export async function readImage(
  url: string,
  { avif }: { avif: boolean } = { avif: false },
): Promise<ServedImage | null> {
  const asked = parseImageUrl(url);
  if (!asked || missing.get(url)) return null;
  const small = avif ? await readAvif(asked.name, asked.width) : null;
  if (small) return { bytes: small, keep: "always", type: "image/avif" };
  const widths = imageWidths.filter((width) => width >= asked.width);
  const found = await readFirst(asked.name, widths);
  if (found)
    return { bytes: found.bytes, keep: found.width === asked.width ? "always" : "hour", type: "image/webp" };
  const bytes = await readUpload(standInFile(asked.name, asked.width));
  if (bytes) return { bytes, keep: "minute", type: "image/webp" };
  missing.set(url, true, missingMs);
  return null;
}

/**
 * The same as an answer: its bytes, and the headers that say what they are. `accept` is the header of who asks. Null for what
 * is not written like an address of ours; not_found where nothing is stored under one.
 */
export async function answerImage(
  url: string,
  accept: string | null | undefined,
): Promise<{ bytes: Buffer<ArrayBuffer>; headers: Record<string, string> } | null> {
  if (!parseImageUrl(url)) return null;
  const image = await readImage(url, { avif: accept?.includes("image/avif") ?? false });
  if (!image) throw new AppError("not_found", imageCopy.notFound);
  const headers = {
    "content-type": image.type,
    "content-length": String(image.bytes.byteLength),
    "cache-control": cacheControlOf[image.keep],
    vary: "accept",
    "x-content-type-options": "nosniff",
  };
  return { bytes: image.bytes, headers };
}

/** A picture as a data address: the asked variant, else a larger, else a smaller one; null when none is stored. */
export async function recoverImageData(asked: { name: string; width: ImageWidth }): Promise<string | null> {
  const larger = imageWidths.filter((width) => width >= asked.width);
  const smaller = imageWidths.filter((width) => width < asked.width).toReversed();
  const found = await readFirst(asked.name, [...larger, ...smaller]);
  const bytes = found?.bytes ?? (await readUpload(standInFile(asked.name, asked.width)));
  return bytes && `data:image/webp;base64,${bytes.toString("base64")}`;
}
