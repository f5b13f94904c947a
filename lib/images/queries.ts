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

/** Negative cache: spares the bucket repeated lookups of missing AVIF files. */
const missingAvifCache = createTtlCache<true>(5000);
const missingAvifTtlMs = 5 * 60_000;

/** Negative cache: each request for a made-up URL would otherwise cause several storage lookups. */
const missingImageCache = createTtlCache<true>(5000);
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

function widthsAbove(requested: ImageWidth): ImageWidth[] {
  return imageWidths.filter((width) => width > requested).toReversed();
}

export type ServedImage = {
  bytes: Buffer<ArrayBuffer>;
  caching: CacheLifetime;
  type: "image/avif" | "image/webp";
};

async function readWebp({ name, width }: { name: string; width: ImageWidth }): Promise<ServedImage | null> {
  const stored = await readUpload(imageFile(name, width));
  if (stored) return { bytes: stored, caching: "always", type: "image/webp" };
  const original = await readFirst(name, widthsAbove(width));
  if (!original) return null;
  const made = await makeWidth({ name, width, original }).catch((error: unknown) => {
    log.warn({ event: "image_width_not_rendered", image: name, width, err: error });
    return null;
  });
  return made
    ? { bytes: made, caching: "always", type: "image/webp" }
    : { bytes: original, caching: "hour", type: "image/webp" };
}

/**
 * Reads a variant by URL (`/images/…`), as AVIF if that is stored and `avif` is set. Creates a missing width from a
 * larger file, or serves that file if resizing fails. Null for a foreign URL or if no file is wide enough.
 */
export async function readImage(
  url: string,
  { avif }: { avif: boolean } = { avif: false },
): Promise<ServedImage | null> {
  const requested = parseImageUrl(url);
  if (!requested || missingImageCache.get(url)) return null;
  const small = avif ? await readAvif(requested.name, requested.width) : null;
  if (small) return { bytes: small, caching: "always", type: "image/avif" };
  const found = await readWebp(requested);
  if (!found) missingImageCache.set(url, true, missingImageTtlMs);
  return found;
}

type ImageAnswer = { bytes: Buffer<ArrayBuffer>; headers: Record<string, string> };

/** `accept` is the Accept header. Null if the URL isn't one of ours; throws not_found if nothing is stored there. */
export async function answerImage(
  url: string,
  accept: string | null | undefined,
): Promise<ImageAnswer | null> {
  if (!parseImageUrl(url)) return null;
  const image = await readImage(url, { avif: accept?.includes("image/avif") ?? false });
  if (!image) throw new AppError("not_found", imageCopy.notFound);
  const headers = {
    "content-type": image.type,
    "content-length": String(image.bytes.byteLength),
    "cache-control": cacheControlOf[image.caching],
    vary: "accept",
    "x-content-type-options": "nosniff",
  };
  return { bytes: image.bytes, headers };
}

export async function getImageFile(file: string, accept: string | null): Promise<ImageAnswer> {
  const response = await answerImage(`/images/${file}`, accept);
  if (!response) throw new AppError("not_found", imageCopy.notFound);
  return response;
}

async function readImageDataUrl(requested: { name: string; width: ImageWidth }): Promise<string | null> {
  const larger = imageWidths.filter((width) => width >= requested.width);
  const smaller = imageWidths.filter((width) => width < requested.width).toReversed();
  const bytes = await readFirst(requested.name, [...larger, ...smaller]);
  return bytes && `data:image/webp;base64,${bytes.toString("base64")}`;
}

export async function recoverImage(path: string): Promise<string> {
  const requested = parseImageUrl(path);
  if (!requested)
    throw new AppError("bad_request", imageCopy.notOurs, { fields: { path: imageCopy.notOurs } });
  const dataUrl = await readImageDataUrl(requested);
  if (!dataUrl) throw new AppError("not_found", imageCopy.notFound);
  return dataUrl;
}
