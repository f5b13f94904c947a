import "server-only";
import { createHash } from "node:crypto";
import sharp, { type Metadata } from "sharp";
import { rows, runStep, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { runOutsideRequest } from "@/lib/server/detached";
import { consume } from "@/lib/server/rate-limit";
import { createConcurrencyLimit } from "@/lib/server/concurrency-limit";
import { storage } from "@/lib/server/storage";
import { AppError } from "@/lib/shared/app-error";
import { enqueueAvif } from "./avif.commands";
import { readFingerprint } from "./fingerprint.commands";
import { imageFile, imageUrl, imageWidths } from "./rules";
import { lockFiles } from "./image-references.rows";
import type { UploadedImageDto } from "./upload.contract";
import { uploadCopy } from "./upload.copy";
import {
  isAnimatedPng,
  maxImageBytes,
  maxImagePixels,
  sizeError,
  sniffImage,
  uploadLimit,
  variantBox,
  webpQuality,
} from "./upload.rules";

/** Decoding uses memory and a thread each; more would slow down page requests. */
const withSlot = createConcurrencyLimit(2);

const blurBox = { width: 4, height: 64, fit: "inside" } as const;

function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "error", sequentialRead: true });
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    // Reads only the header, so that oversized pictures get a specific error.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError("rule_broken", uploadCopy.unreadable, { cause: error });
  }
}

type Size = { width: number; height: number };

/** Rejects unsupported or animated files before any pixels are decoded; returns the upright size. */
async function validateImage(bytes: Buffer): Promise<Size> {
  if (bytes.byteLength > maxImageBytes) throw new AppError("too_large", uploadCopy.tooLarge);
  const format = sniffImage(bytes);
  if (!format) throw new AppError("wrong_type", uploadCopy.unknownType);
  if (format === "heic") throw new AppError("wrong_type", uploadCopy.heic);
  if (format === "png" && isAnimatedPng(bytes)) throw new AppError("rule_broken", uploadCopy.animated);
  const metadata = await readMetadata(bytes);
  if (metadata.compression === "hevc") throw new AppError("wrong_type", uploadCopy.heic);
  if (metadata.format !== format) throw new AppError("wrong_type", uploadCopy.unknownType);
  if ((metadata.pages ?? 1) > 1) throw new AppError("rule_broken", uploadCopy.animated);
  const tooLarge = sizeError(metadata);
  if (tooLarge) throw new AppError("too_large", tooLarge);
  return metadata.autoOrient;
}

type Variant = { width: (typeof imageWidths)[number]; bytes: Buffer };
type RenderedImage = { name: string; blurDataUrl: string; fingerprint: bigint; variants: Variant[] };

async function render(bytes: Buffer): Promise<RenderedImage> {
  try {
    const largest = variantBox(Math.max(...imageWidths));
    const upright = open(bytes).autoOrient().resize(largest).toColourspace("srgb").raw();
    const { data, info } = await upright.toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const source = () => sharp(data, { raw });
    const variants: Variant[] = [];
    for (const width of imageWidths) {
      variants.push({
        width,
        bytes: await source().resize(variantBox(width)).webp({ quality: webpQuality }).toBuffer(),
      });
    }
    const blur = await source().resize(blurBox).webp({ quality: 50, effort: 6 }).toBuffer();
    const name = createHash("sha256")
      .update(variants.at(-1)?.bytes ?? "")
      .digest("hex")
      .slice(0, 32);
    const fingerprint = await readFingerprint(variants[0]?.bytes ?? bytes);
    return { name, blurDataUrl: `data:image/webp;base64,${blur.toString("base64")}`, fingerprint, variants };
  } catch (error) {
    throw new AppError("rule_broken", uploadCopy.unreadable, { cause: error });
  }
}

async function createUpload(userId: string, fileName: string): Promise<string> {
  const [upload] = await rows<{ id: string }>(sql`
    INSERT INTO uploads (id, user_id, kind, status, file_name, created_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, 'image', 'receiving', lower(${fileName}), now()) RETURNING id`);
  if (!upload) throw new Error("the upload was not written down");
  return upload.id;
}

type UploadResult = { uploadId: string; userId: string; rendered: RenderedImage; size: Size; bytes: number };

type CompletedUpload = { id: string; uploadId: string };

/** Stores identical pictures once, for all their uploaders. A repeated request returns the first request's upload. */
async function completeUpload({
  uploadId,
  userId,
  rendered,
  size,
  bytes,
}: UploadResult): Promise<CompletedUpload> {
  const { name, blurDataUrl, fingerprint } = rendered;
  const { width, height } = size;
  const [image] = await runStep("image.store", (tx) =>
    tx.rows<CompletedUpload>(sql`
      WITH image AS (
        INSERT INTO images (id, name, width, height, blur_data_url, fingerprint, bytes, owner_id, created_at)
        VALUES (gen_random_uuid(), ${name}, ${width}, ${height}, ${blurDataUrl}, ${fingerprint}::bigint, ${bytes},
          ${userId}::uuid, now())
        ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint RETURNING id)
      UPDATE uploads SET status = 'stored', bytes = ${bytes}, image_id = image.id, finished_at = now()
      FROM image WHERE uploads.id = ${uploadId}::uuid RETURNING image.id::text, uploads.id::text AS "uploadId"`),
  );
  if (!image) throw new Error("the picture was not written down");
  return image;
}

async function recordImageName(uploadId: string, name: string): Promise<void> {
  await transaction(async (tx) => {
    await lockFiles(tx, name);
    await tx.rows(sql`UPDATE uploads SET image_name = ${name} WHERE id = ${uploadId}::uuid`);
  });
}

async function removeFailedFiles(uploadId: string, { name, variants }: RenderedImage): Promise<void> {
  await transaction(
    async (tx) => {
      await lockFiles(tx, name);
      const [used] = await tx.rows(sql`
        SELECT 1 FROM images WHERE name = ${name}
        UNION ALL SELECT 1 FROM uploads WHERE status = 'receiving' AND image_name = ${name} AND id <> ${uploadId}::uuid
        LIMIT 1`);
      if (used) return;
      for (const { width } of variants) await storage.remove("uploads", imageFile(name, width));
    },
    { slow: true },
  );
}

async function writeFiles(uploadId: string, rendered: RenderedImage): Promise<number> {
  let total = 0;
  await recordImageName(uploadId, rendered.name);
  try {
    for (const { width, bytes } of rendered.variants) {
      await storage.write("uploads", imageFile(rendered.name, width), bytes);
      total += bytes.byteLength;
    }
    return total;
  } catch (error) {
    // Skips the cleanup, because unresponsive storage would delay the response again. The nightly sweep removes the
    // files.
    if (!(error instanceof AppError && error.code === "unavailable")) {
      await runOutsideRequest(() => removeFailedFiles(uploadId, rendered)).catch((lost: unknown) =>
        log.warn({ event: "files_not_deleted", err: lost }),
      );
    }
    throw error;
  }
}

async function markFailed(uploadId: string, error: unknown): Promise<void> {
  const reason = error instanceof AppError ? error.message : "internal";
  await rows(sql`
    UPDATE uploads SET status = 'failed', error = ${reason}, finished_at = now()
    WHERE id = ${uploadId}::uuid AND status = 'receiving'`);
}

async function removeDuplicateUpload(uploadId: string, rendered: RenderedImage): Promise<void> {
  await rows(sql`DELETE FROM uploads WHERE id = ${uploadId}::uuid`);
  await runOutsideRequest(() => removeFailedFiles(uploadId, rendered));
}

/** Files first, row last: every row's files exist. */
async function store(userId: string, bytes: Buffer, fileName: string): Promise<UploadedImageDto> {
  const size = await validateImage(bytes);
  const uploadId = await createUpload(userId, fileName);
  try {
    // The slot covers only rendering, so that slow storage doesn't block other uploads.
    const rendered = await withSlot(() => render(bytes));
    const total = await writeFiles(uploadId, rendered);
    const { id, uploadId: storedUploadId } = await completeUpload({
      uploadId,
      userId,
      rendered,
      size,
      bytes: total,
    });
    if (storedUploadId !== uploadId) {
      await removeDuplicateUpload(uploadId, rendered).catch((lost: unknown) =>
        log.warn({ event: "files_not_deleted", err: lost }),
      );
    }
    const { name, blurDataUrl } = rendered;
    await enqueueAvif(name);
    return { id, name, url: imageUrl(name), ...size, blurDataUrl };
  } catch (error) {
    await markFailed(uploadId, error).catch((lost: unknown) =>
      log.warn({ event: "upload_end_lost", err: lost }),
    );
    throw error;
  }
}

/**
 * Stores an uploaded picture: 413 if too large, 415 if not a supported picture, 422 if animated or damaged, 429 after
 * 200 a day, 503 if storage is down, 507 if it is full.
 */
export async function storeImage(userId: string, bytes: Buffer, fileName: string): Promise<UploadedImageDto> {
  await consume(uploadLimit, userId, uploadCopy.tooMany);
  return store(userId, bytes, fileName);
}
