import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { retryAfter } from "@/lib/shared/retry-after.mjs";

/** Public pictures, and private files that only their owner and those they were sent to may read. */
export type Area = "uploads" | "documents";

type StoredFile = { name: string; changedAt: Date };

/** Where files are kept, in a folder or in a bucket. Names are plain, without a path. */
export type Storage = {
  /** Null when it is not there; 503 when the place cannot be reached. */
  read(area: Area, name: string): Promise<Buffer<ArrayBuffer> | null>;
  /** Whole or not at all; 507 when the disk is full, 503 when the place cannot be reached. */
  write(area: Area, name: string, bytes: Uint8Array): Promise<void>;
  remove(area: Area, name: string): Promise<void>;
  /** Everything that lies there, what a broken write left behind too. */
  list(area: Area): AsyncIterable<StoredFile>;
  /** Throws when nothing could be written now. */
  check(): Promise<void>;
};

const namePattern = /^[0-9A-Za-z_-]{1,80}\.[a-z0-9]{2,5}$/;

export function isFileName(name: string): boolean {
  return namePattern.test(name);
}

export function storageFull(cause: unknown): AppError {
  return new AppError("storage_full", "We’re out of space for files right now. Please try again later.", {
    cause,
  });
}

export function storageUnavailable(cause: unknown): AppError {
  return new AppError("unavailable", "We can’t store files right now. Please try again in a moment.", {
    cause,
    retryAfterSeconds: retryAfter.files,
  });
}

/** What a backup shares while it copies, and who takes files away holds alone; an expression of SQL. */
export const filesLock = "hashtextextended('plaza files', 0)";
