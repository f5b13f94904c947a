import { errorText } from "@/components/forms/server-errors";
import { ApiError } from "@/lib/client/api";
import { upload } from "@/lib/client/upload";
import { photosCopy } from "@/lib/images/photos.copy";
import { maxConcurrentUploads } from "@/lib/images/photos.rules";
import { uploadImage, type UploadedImageDto } from "@/lib/images/upload.contract";
import { uploadCopy } from "@/lib/images/upload.copy";
import { maxImageBytes } from "@/lib/images/upload.rules";

export type Job = {
  /** Increases monotonically; defines the order of the files. */
  key: number;
  file: File;
  /** Object URL; revoked when the job is dropped. */
  preview: string;
  progress: number;
  state: "waiting" | "sending" | "stored" | "failed";
  error?: string;
  /** True for a transient failure that can be retried. */
  isRetryable?: boolean;
  replaces?: string;
  photo?: UploadedImageDto;
};

function validateFile(file: File): string | null {
  if (file.size === 0) return uploadCopy.empty;
  if (file.size > maxImageBytes) return uploadCopy.tooLarge;
  const kind = file.type.toLowerCase();
  return kind && (!kind.startsWith("image/") || kind === "image/svg+xml") ? uploadCopy.unknownType : null;
}

export function createUploadQueue() {
  let jobs: readonly Job[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const running = new Map<number, AbortController>();

  function set(next: readonly Job[]): void {
    jobs = next;
    for (const listener of listeners) listener();
  }

  function patch(key: number, change: Partial<Job>): void {
    set(jobs.map((job) => (job.key === key ? { ...job, ...change } : job)));
  }

  function startNext(): void {
    for (const job of jobs.filter(({ state }) => state === "waiting")) {
      if (running.size >= maxConcurrentUploads) return;
      void send(job);
    }
  }

  async function send({ key, file }: Job): Promise<void> {
    const controller = new AbortController();
    running.set(key, controller);
    patch(key, { state: "sending", progress: 0, error: undefined, isRetryable: undefined });
    const form = new FormData();
    form.set("file", file);
    const onProgress = (progress: number) => patch(key, { progress });
    try {
      const photo = await upload(uploadImage, form, { onProgress, signal: controller.signal });
      patch(key, { state: "stored", photo });
    } catch (error) {
      const isRetryable = !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
      patch(key, { state: "failed", error: errorText(error, photosCopy.notSent), isRetryable });
    } finally {
      running.delete(key);
      startNext();
    }
  }

  function drop(keys: readonly number[]): void {
    const gone = jobs.filter(({ key }) => keys.includes(key));
    set(jobs.filter(({ key }) => !keys.includes(key)));
    for (const { key, preview } of gone) {
      URL.revokeObjectURL(preview);
      running.get(key)?.abort();
    }
  }

  function retryWhere(predicate: (job: Job) => boolean): void {
    const again = (job: Job) => job.state === "failed" && job.isRetryable === true && predicate(job);
    set(jobs.map((job) => (again(job) ? { ...job, state: "waiting", error: undefined } : job)));
    startNext();
  }

  return {
    add(files: readonly File[], replaces?: string): void {
      const added = files.map((file): Job => {
        const error = validateFile(file);
        lastKey += 1;
        const state = error ? "failed" : "waiting";
        const preview = URL.createObjectURL(file);
        return { key: lastKey, file, preview, progress: 0, state, error: error ?? undefined, replaces };
      });
      set([...jobs, ...added]);
      startNext();
    },
    retry: (key: number) => retryWhere((job) => job.key === key),
    retryAll: () => retryWhere(() => true),
    fail: (key: number, error: string) => patch(key, { state: "failed", error }),
    drop,
    stop: () => drop(jobs.map(({ key }) => key)),
    read: () => jobs,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
