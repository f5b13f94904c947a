import "server-only";
import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import { uploadCopy } from "@/lib/images/upload.copy";
import { maxImagePixels, sizeError, sniffImage, uploadLimit } from "@/lib/images/upload.rules";
import { runStep } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { ReceivedFile } from "@/lib/server/multipart";
import { consume } from "@/lib/server/rate-limit";
import { createConcurrencyLimit } from "@/lib/server/concurrency-limit";
import { storage } from "@/lib/server/storage";
import { AppError } from "@/lib/shared/app-error";
import type { DocumentDto } from "./contract";
import { documentCopy } from "./copy";
import { documentFile, documentName, isPdfEnd, maxPdfBytes, sniffDocument } from "./rules";

const withSlot = createConcurrencyLimit(1);

const longestSide = 2048;
const quality = 82;

type ReencodedImage = { bytes: Buffer; mediaType: string; width: number | null; height: number | null };

/** Re-encodes an image upright and without metadata such as camera and location; uses only the first frame. */
async function reencodeImage(bytes: Buffer): Promise<ReencodedImage> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (sniffImage(bytes) === "heic" || size?.compression === "hevc")
    throw new AppError("wrong_type", uploadCopy.heic);
  const tooLarge = size && sizeError(size);
  if (tooLarge) throw new AppError("too_large", tooLarge);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: "image/webp", width: info.width, height: info.height };
  } catch (error) {
    throw new AppError("rule_broken", uploadCopy.unreadable, { cause: error });
  }
}

async function prepare({ bytes }: ReceivedFile): Promise<ReencodedImage & { kind: "pdf" | "image" }> {
  const kind = sniffDocument(bytes);
  if (!kind) throw new AppError("wrong_type", documentCopy.unknownType);
  if (kind === "image") return { kind, ...(await withSlot(() => reencodeImage(bytes))) };
  if (bytes.byteLength > maxPdfBytes) throw new AppError("too_large", documentCopy.tooLarge);
  if (!isPdfEnd(bytes)) throw new AppError("rule_broken", documentCopy.cutOff);
  return { kind, bytes, mediaType: "application/pdf", width: null, height: null };
}

/**
 * Throws 413 for a file that is too large, 415 for an unknown type, 422 for a damaged file, 429 past the daily limit.
 * Writes the file before its row.
 */
export async function storeDocument(userId: string, file: ReceivedFile): Promise<DocumentDto> {
  await consume(uploadLimit, userId, uploadCopy.tooMany);
  const { kind, bytes, mediaType, width, height } = await prepare(file);
  const name = randomBytes(16).toString("hex");
  const stored = documentFile({ name, kind });
  await storage.write("documents", stored, bytes);
  const originalName = documentName(file.name, kind);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  async function removeFile(): Promise<void> {
    await storage.remove("documents", stored).catch((lost: unknown) => {
      log.warn({ event: "files_not_deleted", err: lost });
    });
  }
  const data = {
    ownerId: userId,
    kind,
    name,
    originalName,
    mediaType,
    bytes: bytes.byteLength,
    width,
    height,
    sha256,
  };
  try {
    const document = await runStep("document.store", (tx) =>
      tx.document.create({ data, select: { id: true, name: true } }),
    );
    // An idempotent retry keeps the first request's file.
    if (document.name !== name) await removeFile();
    const { id } = document;
    return { id, name: originalName, kind, bytes: bytes.byteLength, width, height };
  } catch (error) {
    await removeFile();
    throw error;
  }
}
