import { uploadCopy } from "./upload.copy";

/** Largest picture in bytes and in pixels (contract section 3, quality 35). */
export const maxImageBytes = 10 * 1024 * 1024;
export const maxImagePixels = 40_000_000;
/** Longest side in pixels. */
const maxImageSide = 40_000;

/** Reason to refuse a picture of this size; null if it is accepted. */
export function sizeError({ width, height }: { width: number; height: number }): string | null {
  if (width * height > maxImagePixels) return uploadCopy.tooManyPixels;
  return Math.max(width, height) > maxImageSide ? uploadCopy.tooLong : null;
}

/** Quality of WebP files, from 0 to 100. */
export const webpQuality = 80;

/** A file is at most this many times higher than wide: WebP ends at 16,383 pixels. */
const maxHeightFactor = 4;

/** The box that a picture of this width is fitted into; a smaller picture keeps its size. */
export function variantBox(width: number) {
  return { width, height: width * maxHeightFactor, fit: "inside", withoutEnlargement: true } as const;
}

/** What a field for pictures offers to choose; what arrives is judged by its bytes. */
export const acceptedImages = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** Files a person may upload a day (contract section 4). */
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

/** Brands of HEVC pictures in a HEIF file (ISO/IEC 23008-12, annex B; MiHE and MiHB of ISO/IEC 23000-22). */
const hevcBrand = /^(he(ic|ix|vc|vx|im|is|vm|vs)|MiH[BE])$/;
/** Brands of HEIF files that name no codec. */
const genericHeifBrandPattern = /^(mif[12]|msf1|miaf|heif|1pic)$/;

/** Detects HEIF by its main and compatible brands, because 'mif1' alone names no codec. */
function sniffHeif(bytes: Uint8Array): ImageFormat | null {
  if (ascii(bytes, 4, 8) !== "ftyp") return null;
  const size = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  const all = ascii(bytes, 8, Math.min(size, bytes.byteLength, 256)).match(/.{4}/gs) ?? [];
  const brands = all.filter((_, index) => index !== 1);
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return "heif";
  if (brands.some((brand) => hevcBrand.test(brand))) return "heic";
  return brands.some((brand) => genericHeifBrandPattern.test(brand)) ? "heif" : null;
}

/** The kind of a picture by its first bytes, whatever its name says; null for SVG, PDF and everything else. */
export function sniffImage(bytes: Uint8Array): ImageFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === "PNG\r\n\u001a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "gif";
  return sniffHeif(bytes);
}

/** True for an animated PNG, which most decoders take for a still one: it says so before its picture data. */
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
