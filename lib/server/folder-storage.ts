import "server-only";
import { randomUUID } from "node:crypto";
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";
import { isFileName, storageFull, storageUnavailable, type Area, type Storage } from "./stored-files";

const partPattern = /\.[0-9a-f-]{36}\.part$/;

function folderOf(area: Area): string {
  return path.join(/* turbopackIgnore: true */ env.DATA_DIR, area);
}

function fileOf(area: Area, name: string): string | null {
  return isFileName(name) ? path.join(folderOf(area), name) : null;
}

function codeOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}

function toStorageError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT") return storageFull(error);
  if (code === "EACCES" || code === "EROFS" || code === "EIO") return storageUnavailable(error);
  return error;
}

/** Writes to a temporary file and renames it, so that nobody reads a partial file. */
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

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

export const folderStorage: Storage = {
  async read(area, name) {
    const file = fileOf(area, name);
    return file ? unlessMissing(readFile(/* turbopackIgnore: true */ file)) : null;
  },
  async write(area, name, bytes) {
    const file = fileOf(area, name);
    if (!file) throw new Error("this name cannot be stored");
    await writeWhole(file, bytes);
  },
  async remove(area, name) {
    const file = fileOf(area, name.replace(partPattern, ""));
    if (file) await rm(path.join(path.dirname(file), name), { force: true });
  },
  async *list(area) {
    const folder = folderOf(area);
    for (const name of (await unlessMissing(readdir(folder))) ?? []) {
      const found = await unlessMissing(stat(path.join(folder, name)));
      if (found?.isFile()) yield { name, changedAt: found.mtime };
    }
  },
  async check() {
    const folder = folderOf("uploads");
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  },
};
