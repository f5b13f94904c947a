import { documentCopy } from "@/lib/documents/copy";
import { maxPdfBytes } from "@/lib/documents/rules";
import { uploadCopy } from "@/lib/images/upload.copy";
import { maxImageBytes } from "@/lib/images/upload.rules";

export const attachableTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf";

export function validateFile({ size, type }: Pick<File, "size" | "type">): string | null {
  if (size === 0) return uploadCopy.empty;
  const kind = type.toLowerCase();
  if (kind && !attachableTypes.split(",").includes(kind)) return documentCopy.unknownType;
  const most = kind === "application/pdf" ? maxPdfBytes : maxImageBytes;
  return size > most ? documentCopy.tooLarge : null;
}
