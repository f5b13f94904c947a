import "server-only";
import { createBucketStorage } from "./bucket-storage";
import { env } from "./env";
import { folderStorage } from "./folder-storage";
import type { Storage } from "./stored-files";

/** A bucket when S3_BUCKET is set, else DATA_DIR. */
export const storage: Storage = env.BUCKET ? createBucketStorage(env.BUCKET) : folderStorage;

/** A public picture file by its name; null when it is not stored or no name of ours. */
export function readUpload(name: string): Promise<Buffer<ArrayBuffer> | null> {
  return storage.read("uploads", name);
}
