import "server-only";
import { createBucketStorage } from "./bucket-storage";
import { env } from "./env";
import { folderStorage } from "./folder-storage";
import type { Storage } from "./stored-files";

export const storage: Storage = env.BUCKET ? createBucketStorage(env.BUCKET) : folderStorage;

export function readUpload(name: string): Promise<Buffer<ArrayBuffer> | null> {
  return storage.read("uploads", name);
}
