import "server-only";
import { log } from "@/lib/server/log";
import { createConcurrencyLimit } from "@/lib/server/concurrency-limit";
import { storage } from "@/lib/server/storage";
import { imageFile, type ImageWidth } from "./rules";
import { variantBox, webpQuality } from "./upload.rules";

type WidthRequest = {
  name: string;
  width: ImageWidth;
  original: Buffer<ArrayBuffer>;
};

/** Resizing shares Node's four threads with file reads. */
const withSlot = createConcurrencyLimit(2);

const effort = 2;

const inProgress = new Map<string, Promise<Buffer<ArrayBuffer>>>();

async function resize({ original, width }: WidthRequest): Promise<Buffer<ArrayBuffer>> {
  // Loaded on demand, because few requests need it.
  const { default: sharp } = await import("sharp");
  const picture = sharp(original, { failOn: "error" });
  const metadata = await picture.metadata();
  if (metadata.width <= width) return original;
  const resized = picture.resize(variantBox(width)).webp({ quality: webpQuality, effort });
  return Buffer.from(await resized.toBuffer());
}

async function make(request: WidthRequest): Promise<Buffer<ArrayBuffer>> {
  const { name, width } = request;
  const bytes = await withSlot(() => resize(request));
  await storage.write("uploads", imageFile(name, width), bytes).catch((error: unknown) => {
    // Still served; the next request tries to store it again.
    log.warn({ event: "image_width_not_stored", image: name, width, err: error });
  });
  return bytes;
}

/**
 * Creates and stores a width on first request; concurrent requests in this process share the work. Rejects if the
 * original can't be decoded.
 */
export function makeWidth(request: WidthRequest): Promise<Buffer<ArrayBuffer>> {
  const file = imageFile(request.name, request.width);
  const known = inProgress.get(file);
  if (known) return known;
  const work = make(request).finally(() => inProgress.delete(file));
  inProgress.set(file, work);
  return work;
}
