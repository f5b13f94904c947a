import "server-only";
import { log } from "@/lib/server/log";
import { createTtlCache } from "@/lib/server/ttl-cache";
import { readUpload } from "@/lib/server/storage";
import { AppError } from "@/lib/shared/app-error";
import { imageCopy } from "./copy";
import {
  avifFile,
  cacheControlOf,
  imageFile,
  imageWidths,
  parseImageUrl,
  type ImageWidth,
  type CacheLifetime,
} from "./rules";
import { makeWidth } from "./width.commands";

/** Pictures that had no AVIF lately, so that a bucket is not asked for it each time. */
const missingAvifCache = createTtlCache<true>(5000);
const missingAvifTtlMs = 5 * 60_000;

/** Addresses without a picture: whoever asks for made-up ones does not have the storage asked five times for each. */
const missingImageCache = createTtlCache<true>(5000);
/** A picture that comes meanwhile is not missed for longer. */
const missingImageTtlMs = 10_000;

async function readAvif(name: string, width: ImageWidth): Promise<Buffer<ArrayBuffer> | null> {
  const file = avifFile(name, width);
  if (missingAvifCache.get(file)) return null;
  const bytes = await readUpload(file);
  if (!bytes) missingAvifCache.set(file, true, missingAvifTtlMs);
  return bytes;
}

async function readFirst(name: string, widths: readonly ImageWidth[]): Promise<Buffer<ArrayBuffer> | null> {
  for (const width of widths) {
    const bytes = await readUpload(imageFile(name, width));
    if (bytes) return bytes;
  }
  return null;
}

/** The widths above one, largest first. */
function widthsAbove(asked: ImageWidth): ImageWidth[] {
  return imageWidths.filter((width) => width > asked).toReversed();
}

export type ServedImage = {
  bytes: Buffer<ArrayBuffer>;
  keep: CacheLifetime;
  type: "image/avif" | "image/webp";
};

async function readWebp({ name, width }: { name: string; width: ImageWidth }): Promise<ServedImage | null> {
  const stored = await readUpload(imageFile(name, width));
  if (stored) return { bytes: stored, keep: "always", type: "image/webp" };
  const original = await readFirst(name, widthsAbove(width));
  if (!original) return null;
  const made = await makeWidth({ name, width, original }).catch((error: unknown) => {
    log.warn({ event: "image_width_not_made", image: name, width, err: error });
    return null;
  });
  return made
    ? { bytes: made, keep: "always", type: "image/webp" }
    : { bytes: original, keep: "hour", type: "image/webp" };
}

/**
 * A variant by its address (`/images/…`), as AVIF where that is stored and `avif` says that the browser takes it. A missing
 * width is made of a larger one, which is served itself if that fails. Null for anything that is not an address of ours or
 * has no file as wide.
 */
export async function readImage(
  url: string,
  { avif }: { avif: boolean } = { avif: false },
): Promise<ServedImage | null> {
  const asked = parseImageUrl(url);
  if (!asked || missingImageCache.get(url)) return null;
  const small = avif ? await readAvif(asked.name, asked.width) : null;
  if (small) return { bytes: small, keep: "always", type: "image/avif" };
  const found = await readWebp(asked);
  if (!found) missingImageCache.set(url, true, missingImageTtlMs);
  return found;
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
export async function readImageDataUrl(asked: { name: string; width: ImageWidth }): Promise<string | null> {
  const larger = imageWidths.filter((width) => width >= asked.width);
  const smaller = imageWidths.filter((width) => width < asked.width).toReversed();
  const bytes = await readFirst(asked.name, [...larger, ...smaller]);
  return bytes && `data:image/webp;base64,${bytes.toString("base64")}`;
}
