import "server-only";
import { AppError } from "@/lib/shared/app-error";
import { retryAfter } from "@/lib/shared/retry-after.mjs";

/** `uploads` are public; `documents` may be read only by their owner and recipients. */
export type Area = "uploads" | "documents";

type StoredFile = { name: string; changedAt: Date };

export type Storage = {
  /** Null if missing; 503 if storage is unreachable. */
  read(area: Area, name: string): Promise<Buffer<ArrayBuffer> | null>;
  write(area: Area, name: string, bytes: Uint8Array): Promise<void>;
  remove(area: Area, name: string): Promise<void>;
  list(area: Area): AsyncIterable<StoredFile>;
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

/** Advisory lock as SQL: shared by backups, exclusive for file removal. */
export const filesLock = "hashtextextended('plaza files', 0)";
