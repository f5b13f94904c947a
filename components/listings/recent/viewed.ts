"use client";

import { useMemo, useSyncExternalStore } from "react";
import { createStoredIds } from "@/lib/client/stored-ids";
import { maxIds } from "@/lib/listings/rules";
import { parseIds } from "@/lib/shared/uuid";

/** Which listings were seen on this device, newest first, until they are cleared or somebody signs out here. */
const store = createStoredIds("plaza_viewed", maxIds);

export function recordViewed(id: string): void {
  store.write([id, ...parseIds(store.read(), maxIds).filter((other) => other !== id)]);
}

export function clearViewed(): void {
  store.write([]);
}

/** Brings back what was just forgotten. */
export function restoreViewed(ids: readonly string[]): void {
  store.write(ids);
}

/** Newest first; none on the server. */
export function useViewed(): string[] {
  const kept = useSyncExternalStore(store.subscribe, store.read, () => "");
  return useMemo(() => parseIds(kept, maxIds), [kept]);
}
