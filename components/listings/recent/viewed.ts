"use client";

import { useMemo, useSyncExternalStore } from "react";
import { keptIds } from "@/lib/client/stored-ids";
import { maxIds } from "@/lib/listings/rules";
import { readIds } from "@/lib/shared/uuid";

/** Which listings were seen on this device, newest first, until they are cleared or somebody signs out here. */
const store = keptIds("plaza_viewed", maxIds);

export function noteViewed(id: string): void {
  store.write([id, ...readIds(store.read(), maxIds).filter((other) => other !== id)]);
}

export function forgetViewed(): void {
  store.write([]);
}

/** Brings back what was just forgotten. */
export function restoreViewed(ids: readonly string[]): void {
  store.write(ids);
}

/** Newest first; none on the server. */
export function useViewed(): string[] {
  const kept = useSyncExternalStore(store.subscribe, store.read, () => "");
  return useMemo(() => readIds(kept, maxIds), [kept]);
}
