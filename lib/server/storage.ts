import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@/lib/shared/app-error";
import { env } from "./env";

/** Public pictures, and private files that only their owner and those they were sent to may read. */
export type Area = "uploads" | "documents";

/** Where files are kept; a bucket can stand behind it as well as a folder. Names are plain, without a path. */
export type Storage = {
  read(area: Area, name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Whole or not at all; 507 when the disk is full, 503 when the place cannot be reached. */
  write(area: Area, name: string, bytes: Uint8Array): Promise<void>;
  remove(area: Area, name: string): Promise<void>;
};

const namePattern = /^[0-9A-Za-z_-]{1,80}\.[a-z0-9]{2,5}$/;

function fileOf(area: Area, name: string): string | null {
  if (!namePattern.test(name)) return null;
  return path.join(/* turbopackIgnore: true */ env.DATA_DIR, area, name);
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

function toStorageError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new AppError(
      "storage_full",
      "There is no space left for files right now. Please try again later.",
      {
        cause: error,
      },
    );
  }
  if (code === "EACCES" || code === "EROFS" || code === "EIO") {
    return new AppError("unavailable", "Files cannot be stored right now. Please try again in a moment.", {
      cause: error,
      retryAfterSeconds: 30,
    });
  }
  return error;
}

/** Written beside its place and moved there, so that nobody ever reads half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(part, bytes, { flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw toStorageError(error);
  }
}

const folder: Storage = {
  async read(area, name) {
    const file = fileOf(area, name);
    if (!file) return null;
    try {
      return await readFile(/* turbopackIgnore: true */ file);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  },
  async write(area, name, bytes) {
    const file = fileOf(area, name);
    if (!file) throw new Error("this name cannot be stored");
    await writeWhole(file, bytes);
  },
  async remove(area, name) {
    const file = fileOf(area, name);
    if (file) await rm(file, { force: true });
  },
};

export const storage: Storage = folder;

/** A public picture file by its name; null when it is not stored or no name of ours. */
export function readUpload(name: string): Promise<Buffer<ArrayBuffer> | null> {
  return storage.read("uploads", name);
}
