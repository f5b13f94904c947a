import { errorText } from "@/components/forms/server-errors";
import { ApiError } from "@/lib/client/api";
import { createListeners } from "@/lib/shared/listeners";
import { readBytes } from "@/lib/client/file-bytes";
import { upload } from "@/lib/client/upload";
import { photosCopy } from "@/lib/images/photos.copy";
import { maxConcurrentUploads } from "@/lib/images/photos.rules";
import { uploadImage, type UploadedImageDto } from "@/lib/images/upload.contract";
import { uploadCopy } from "@/lib/images/upload.copy";
import { acceptedImages, maxImageBytes, sniffImage } from "@/lib/images/upload.rules";

const sniffedBytes = 4096;

export type Job = {
  key: number;
  file: File;
  /** Object URL; revoked when the job is dropped. */
  preview: string;
  progress: number;
  state: "waiting" | "sending" | "stored" | "failed";
  error?: string;
  isRetryable?: boolean;
  replaces?: string;
  photo?: UploadedImageDto;
};

function validateFile(file: File): string | null {
  if (file.size === 0) return uploadCopy.empty;
  if (file.size > maxImageBytes) return uploadCopy.tooLarge;
  return null;
}

const isLabeled = ({ type }: File) => acceptedImages.split(",").includes(type);

class NotPicture extends Error {}

/** Judges the content, because browsers label files inconsistently. */
async function hasPicture(file: File): Promise<boolean> {
  return sniffImage(await readBytes(file.slice(0, sniffedBytes))) !== null;
}

function failureOf(error: unknown): Partial<Job> {
  if (error instanceof NotPicture) return { state: "failed", error: uploadCopy.unknownType };
  const isRetryable = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
  return { state: "failed", error: errorText(error, photosCopy.notSent), isRetryable };
}

function createJob({ key, file, replaces }: Pick<Job, "key" | "file" | "replaces">): Job {
  const error = validateFile(file) ?? undefined;
  const preview = URL.createObjectURL(file);
  return { key, file, preview, progress: 0, state: error ? "failed" : "waiting", error, replaces };
}

async function sendFile(file: File, options: Parameters<typeof upload>[2]): Promise<UploadedImageDto> {
  if (!isLabeled(file) && !(await hasPicture(file))) throw new NotPicture();
  options?.signal?.throwIfAborted();
  const form = new FormData();
  form.set("file", file);
  return upload(uploadImage, form, options);
}

function createJobList() {
  let jobs: readonly Job[] = [];
  const { subscribe, notify } = createListeners();

  function set(next: readonly Job[]): void {
    jobs = next;
    notify();
  }

  function patch(key: number, change: Partial<Job>): void {
    set(jobs.map((job) => (job.key === key ? { ...job, ...change } : job)));
  }

  return { read: () => jobs, set, patch, subscribe };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue() {
  const { read, set, patch, subscribe } = createJobList();
  const running = new Map<number, AbortController>();
  let lastKey = 0;

  function startNext(): void {
    for (const job of read().filter(({ state }) => state === "waiting")) {
      if (running.size >= maxConcurrentUploads) return;
      void send(job);
    }
  }

  async function send({ key, file }: Job): Promise<void> {
    const controller = new AbortController();
    running.set(key, controller);
    patch(key, { state: "sending", progress: 0, error: undefined, isRetryable: undefined });
    const onProgress = (progress: number) => patch(key, { progress });
    try {
      const photo = await sendFile(file, { onProgress, signal: controller.signal });
      patch(key, { state: "stored", photo });
    } catch (error) {
      patch(key, failureOf(error));
    } finally {
      running.delete(key);
      startNext();
    }
  }

  function drop(keys: readonly number[]): void {
    const gone = read().filter(({ key }) => keys.includes(key));
    set(read().filter(({ key }) => !keys.includes(key)));
    for (const { key, preview } of gone) {
      URL.revokeObjectURL(preview);
      running.get(key)?.abort();
    }
  }

  function retryWhere(predicate: (job: Job) => boolean): void {
    const mayRetry = (job: Job) => job.state === "failed" && job.isRetryable === true && predicate(job);
    set(read().map((job) => (mayRetry(job) ? { ...job, state: "waiting", error: undefined } : job)));
    startNext();
  }

  return {
    add(files: readonly File[], replaces?: string): void {
      const added = files.map((file) => createJob({ key: (lastKey += 1), file, replaces }));
      set([...read(), ...added]);
      startNext();
    },
    retry: (key: number) => retryWhere((job) => job.key === key),
    retryAll: () => retryWhere(() => true),
    fail: (key: number, error: string) => patch(key, { state: "failed", error }),
    drop,
    stop: () => drop(read().map(({ key }) => key)),
    read,
    subscribe,
  };
}
