import { maxImageBytes, sniffImage } from "@/lib/images/upload.rules";

export const maxPdfBytes = 5 * 1024 * 1024;
export const maxDocumentBytes = Math.max(maxPdfBytes, maxImageBytes);

/** Bytes at each end of a PDF in which readers look for its markers (PDF 1.7, appendix H). */
export const pdfMargin = 1024;

function includesText(bytes: Uint8Array, mark: string): boolean {
  return String.fromCharCode(...bytes).includes(mark);
}

export function isPdfStart(bytes: Uint8Array): boolean {
  return includesText(bytes.subarray(0, pdfMargin), "%PDF-");
}

/** End of the first part of a linearized PDF, without the part that must follow (PDF 1.7, appendix F). */
const firstPartEnd = /startxref\s+0\s+%%EOF(?![^]*%%EOF)/;

/** Objects of a later version whose end is missing. */
const cutUpdate = /%%EOF(?![^]*%%EOF)[^]*?\b\d+\s+\d+\s+obj\b/;

export function isPdfEnd(bytes: Uint8Array): boolean {
  const end = String.fromCharCode(...bytes.subarray(-pdfMargin));
  return end.includes("%%EOF") && !firstPartEnd.test(end) && !cutUpdate.test(end);
}

/** Detects the type from the first bytes, regardless of the file name; null if it's neither. */
export function sniffDocument(bytes: Uint8Array): "pdf" | "image" | null {
  if (sniffImage(bytes)) return "image";
  return isPdfStart(bytes) ? "pdf" : null;
}

export function documentFile({ name, kind }: { name: string; kind: "pdf" | "image" }): string {
  return `${name}.${kind === "pdf" ? "pdf" : "webp"}`;
}

const unprintable = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Name for downloads: no path, an extension that matches the content, never empty. */
export function documentName(providedName: string, kind: "pdf" | "image"): string {
  const last = providedName.replace(unprintable, "").split(/[\\/]/).at(-1) ?? "";
  const stem = last.replace(/\.[^.]*$/, "").trim() || "file";
  return `${Array.from(stem).slice(0, 120).join("")}${kind === "pdf" ? ".pdf" : ".webp"}`;
}

export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\w .-]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
