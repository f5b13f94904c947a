import "server-only";
import { AppError } from "@/lib/shared/app-error";

const maxLength = 1024;

/** Throws 400 over a kilobyte. */
export function readTags(name: "If-Match" | "If-None-Match", value: string): string[] {
  if (value.length > maxLength) throw new AppError("bad_request", `${name} is longer than 1 KB.`);
  return value.split(",").map((tag) => tag.trim());
}
