"use client";

import { useMemo, useSyncExternalStore } from "react";
import { createStoredIds } from "@/lib/client/stored-ids";
import { maxIds } from "@/lib/listings/rules";
import { parseIds } from "@/lib/shared/uuid";

/** Stored on this device, newest first, until cleared or signed out. */
const store = createStoredIds("plaza_viewed", maxIds);

export function recordViewed(id: string): void {
  store.write([id, ...parseIds(store.read(), maxIds).filter((other) => other !== id)]);
}

export function clearViewed(): void {
  store.write([]);
}

export function restoreViewed(ids: readonly string[]): void {
  store.write(ids);
}

export function useViewed(): string[] {
  const stored = useSyncExternalStore(store.subscribe, store.read, () => "");
  return useMemo(() => parseIds(stored, maxIds), [stored]);
}
