"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { photosCopy } from "@/lib/images/photos.copy";
import { insertInTurn, type Photo } from "@/lib/images/photos.rules";
import { createUploadQueue, type Job, type UploadQueue } from "./upload-queue";

const noJobs: readonly Job[] = [];

type Options = { value: readonly Photo[]; onChange: (photos: Photo[]) => void; max: number };

function useQueueLifetime(queue: UploadQueue): void {
  useEffect(() => {
    window.addEventListener("online", queue.retryAll);
    return () => {
      window.removeEventListener("online", queue.retryAll);
      queue.stop();
    };
  }, [queue]);
}

export function usePhotoUploads({ value, onChange, max }: Options) {
  const [queue] = useState(createUploadQueue);
  const jobs = useSyncExternalStore(queue.subscribe, queue.read, () => noJobs);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const turns = useRef(new Map<string, number>());
  const sources = useRef(new Map<string, Blob>());
  // Two photos can arrive before the form re-renders.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  useEffect(() => {
    const stored = jobs.filter((job) => job.state === "stored");
    if (stored.length === 0) return;
    let photos = [...latest.current];
    for (const job of stored) {
      if (!job.photo) continue;
      const { id } = job.photo;
      if (photos.some((photo) => photo.id === id && id !== job.replaces)) {
        queue.fail(job.key, photosCopy.alreadyHere);
        continue;
      }
      turns.current.set(id, (job.replaces ? turns.current.get(job.replaces) : job.key) ?? -1);
      sources.current.set(id, job.file);
      const at = photos.findIndex((photo) => photo.id === job.replaces);
      const before = photos[at];
      const photo = { ...job.photo, alt: before?.alt ?? "" };
      if (before) photos = photos.with(at, photo);
      else if (!job.replaces) photos = insertInTurn(photos, photo, turns.current);
      queue.drop([job.key]);
    }
    latest.current = photos;
    onChange(photos);
  }, [jobs, queue, onChange]);

  useQueueLifetime(queue);

  function add(files: readonly File[]): void {
    const room = Math.max(0, max - value.length - jobs.filter(({ replaces }) => !replaces).length);
    setLeftOut(files.slice(room).map(({ name }) => name));
    queue.add(files.slice(0, room));
  }

  return {
    jobs,
    add,
    replace: (photo: Photo, blob: Blob) =>
      queue.add([new File([blob], "photo.jpg", { type: blob.type })], photo.id),
    retry: queue.retry,
    drop: (key: number) => queue.drop([key]),
    tooMany: leftOut.length > 0 ? photosCopy.tooMany(max, leftOut) : null,
    originalOf: (photo: Photo) => sources.current.get(photo.id),
  };
}
