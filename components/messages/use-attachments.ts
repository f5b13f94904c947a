"use client";

import { useEffect, useRef, useState } from "react";
import { errorText } from "@/components/forms/server-errors";
import { ApiError } from "@/lib/client/api";
import { upload } from "@/lib/client/upload";
import { uploadDocument, type DocumentDto } from "@/lib/documents/contract";
import { messageCopy } from "@/lib/messages/copy";
import { maxAttachments } from "@/lib/messages/rules";
import { newUuid } from "@/lib/shared/uuid";
import { validateContent, validateSize } from "./attachment-rules";

export type Attachment = {
  key: string;
  file: File;
  progress: number;
  problem: string | null;
  isRetryable: boolean;
  stored: DocumentDto | null;
};

type Patch = (key: string, change: Partial<Attachment>) => void;

function useUploads(patch: Patch) {
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  async function start({ key, file }: Attachment): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    const form = new FormData();
    form.set("file", file);
    const onProgress = (progress: number) => patch(key, { progress });
    try {
      const check = validateContent(file);
      const refused = check && (await check);
      if (refused) return patch(key, { problem: refused });
      if (controller.signal.aborted) return;
      const stored = await upload(uploadDocument, form, { key, onProgress, signal: controller.signal });
      patch(key, { stored });
    } catch (error) {
      const isRetryable = !(error instanceof ApiError) || error.status >= 500;
      patch(key, { problem: errorText(error, "Not uploaded. Check your connection."), isRetryable });
    } finally {
      running.current.delete(key);
    }
  }

  function abort(key: string): void {
    running.current.get(key)?.abort();
  }

  return { start, abort };
}

export type Attachments = ReturnType<typeof useAttachments>;

export function useAttachments() {
  const [items, setItems] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const uploads = useUploads(patch);

  function patch(key: string, change: Partial<Attachment>): void {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  function add(files: readonly File[]): void {
    const room = Math.max(0, maxAttachments - items.length);
    setProblem(files.length > room ? messageCopy.tooManyFiles : null);
    const added = files.slice(0, room).map((file): Attachment => {
      const refused = validateSize(file);
      return { key: newUuid(), file, progress: 0, problem: refused, isRetryable: false, stored: null };
    });
    setItems([...items, ...added]);
    for (const item of added) if (item.problem === null) void uploads.start(item);
  }

  function remove(key: string): void {
    uploads.abort(key);
    setProblem(null);
    setItems((all) => all.filter((item) => item.key !== key));
  }

  function retry(item: Attachment): void {
    patch(item.key, { problem: null, progress: 0 });
    void uploads.start(item);
  }

  function takeUploaded(): DocumentDto[] {
    setItems([]);
    setProblem(null);
    return items.flatMap(({ stored }) => stored ?? []);
  }

  return {
    items,
    problem,
    isReady: items.every(({ stored }) => stored !== null),
    add,
    remove,
    retry,
    take: takeUploaded,
  };
}
