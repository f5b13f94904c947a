import { maxImageBytes } from "@/lib/images/upload.rules";
import { zipCopy } from "./pictures.copy";
import { maxUnpackedBytes, maxZipPictures, picturePattern } from "./pictures.rules";

/** Pictures are compressed already; a file that shrinks more than this is none. */
const maxRatio = 100;

export type ZipFile = {
  name: string;
  size: number;
  originalSize: number;
};

function isSkipped(name: string): boolean {
  return name.endsWith("/") || name.startsWith("__MACOSX/") || /(^|\/)\.[^/]*$/.test(name);
}

function leadsOut(name: string): boolean {
  return (
    name.includes("\\") || name.startsWith("/") || /^[a-z]:/i.test(name) || name.split("/").includes("..")
  );
}

function problemOf({ name, size, originalSize }: ZipFile): string | null {
  if (leadsOut(name)) return zipCopy.path;
  const base = name.split("/").at(-1) ?? "";
  if (!picturePattern.test(base.toLowerCase())) return zipCopy.notPicture;
  if (/[\s,;|]/.test(base)) return zipCopy.spaces;
  if (originalSize > maxImageBytes) return zipCopy.large;
  return originalSize > maxRatio * Math.max(size, 1024) ? zipCopy.bomb : null;
}

export type RefusedFile = { name: string; reason: string };
export type ZipPlan = { accepted: ZipFile[]; refused: RefusedFile[] };

/** Chooses the files to unpack before anything is unpacked; each other file has a reason. */
export function planZip(files: readonly ZipFile[]): ZipPlan {
  const plan: ZipPlan = { accepted: [], refused: [] };
  const names = new Set<string>();
  let total = 0;
  for (const file of files) {
    if (isSkipped(file.name)) continue;
    const base = file.name.split("/").at(-1)?.toLowerCase() ?? "";
    const reason =
      problemOf(file) ??
      (names.has(base) ? zipCopy.twice : null) ??
      (plan.accepted.length >= maxZipPictures ? zipCopy.tooMany : null) ??
      (total + file.originalSize > maxUnpackedBytes ? zipCopy.total : null);
    if (reason) {
      plan.refused.push({ name: file.name, reason });
      continue;
    }
    names.add(base);
    total += file.originalSize;
    plan.accepted.push(file);
  }
  return plan;
}
