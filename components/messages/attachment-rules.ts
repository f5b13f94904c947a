import { readBytes } from "@/lib/client/file-bytes";
import { documentCopy } from "@/lib/documents/copy";
import { maxPdfBytes, pdfMargin, sniffDocument } from "@/lib/documents/rules";
import { uploadCopy } from "@/lib/images/upload.copy";
import { acceptedImages, maxImageBytes } from "@/lib/images/upload.rules";

/** Only a hint for the file picker. */
export const attachableTypes = `${acceptedImages},application/pdf,.pdf`;

export function validateSize({ size }: Pick<File, "size">): string | null {
  if (size === 0) return uploadCopy.empty;
  return size > maxImageBytes ? documentCopy.tooLarge : null;
}

/** Null if the label leaves no doubt; otherwise judges the content, because browsers label files inconsistently. */
export function validateContent(file: File): Promise<string | null> | null {
  const isClear = attachableTypes.split(",").includes(file.type) && file.size <= maxPdfBytes;
  return isClear ? null : findContentError(file);
}

async function findContentError(file: File): Promise<string | null> {
  const kind = sniffDocument(await readBytes(file.slice(0, pdfMargin)));
  if (!kind) return documentCopy.unknownType;
  return kind === "pdf" && file.size > maxPdfBytes ? documentCopy.tooLarge : null;
}
