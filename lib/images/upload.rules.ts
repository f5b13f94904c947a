import { uploadCopy } from "./upload.copy";

/** Limits in bytes and pixels (contract section 3, quality statement 35). */
export const maxImageBytes = 10 * 1024 * 1024;
export const maxImagePixels = 40_000_000;
const maxImageSide = 40_000;

export function sizeError({ width, height }: { width: number; height: number }): string | null {
  if (width * height > maxImagePixels) return uploadCopy.tooManyPixels;
  return Math.max(width, height) > maxImageSide ? uploadCopy.tooLong : null;
}

export const webpQuality = 80;

const maxHeightFactor = 4;

export function variantBox(width: number) {
  return { width, height: width * maxHeightFactor, fit: "inside", withoutEnlargement: true } as const;
}

/** Only a hint for the file picker; uploads are judged by their bytes. */
export const acceptedImages = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** Per user and day (contract section 4). */
export const uploadLimit = {
  name: "uploads",
  points: 200,
  seconds: 24 * 60 * 60,
  network: { points: 300, seconds: 3600 },
};

export type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "heif" | "heic";

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** HEVC brands in HEIF files (ISO/IEC 23008-12 annex B; MiHE and MiHB of ISO/IEC 23000-22). */
const hevcBrand = /^(he(ic|ix|vc|vx|im|is|vm|vs)|MiH[BE])$/;
const genericHeifBrandPattern = /^(mif[12]|msf1|miaf|heif|1pic)$/;

/** A size of 1 stands for a 64-bit size after the type, and 0 for the whole file (ISO/IEC 14496-12, 4.2). */
function fileTypeBox(bytes: Uint8Array): { size: number; start: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getUint32(0);
  if (size === 1 && bytes.byteLength >= 16) return { size: view.getUint32(12), start: 16 };
  return { size: size || bytes.byteLength, start: 8 };
}

function sniffHeif(bytes: Uint8Array): ImageFormat | null {
  if (ascii(bytes, 4, 8) !== "ftyp") return null;
  const { size, start } = fileTypeBox(bytes);
  const all = ascii(bytes, start, Math.min(size, bytes.byteLength, 256)).match(/.{4}/gs) ?? [];
  const brands = all.filter((_, index) => index !== 1);
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return "heif";
  if (brands.some((brand) => hevcBrand.test(brand))) return "heic";
  if (!brands.some((brand) => genericHeifBrandPattern.test(brand))) return null;
  return /hvc[1C]/.test(ascii(bytes, 0, 4096)) ? "heic" : "heif";
}

/** Detects by the first bytes, never by file name; null for SVG, PDF, and everything else. */
export function sniffImage(bytes: Uint8Array): ImageFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === "PNG\r\n\u001a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "gif";
  return sniffHeif(bytes);
}

/** True for APNG, which most decoders treat as a still picture; its acTL chunk precedes the image data. */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.byteLength;) {
    const chunk = ascii(bytes, at + 4, at + 8);
    if (chunk === "acTL") return true;
    if (chunk === "IDAT" || chunk === "IEND") return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}
