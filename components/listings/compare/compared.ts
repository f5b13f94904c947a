"use client";

import { useSyncExternalStore } from "react";
import { maxCompared, readComparedIds } from "@/lib/listings/catalogue/compare.rules";

/** Which homes this device compares, until they are taken out or somebody signs out here. */
const key = "plaza_compare";
const changed = "plaza:compare";

function read(): string {
  try {
    return readComparedIds(window.localStorage.getItem(key)).join(",");
  } catch {
    return "";
  }
}

function write(ids: readonly string[]): void {
  try {
    window.localStorage.setItem(key, ids.join(","));
  } catch {
    // A full or forbidden storage only costs the convenience.
    return;
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener("storage", onChange);
  };
}

type Compared = { ids: string[]; isFull: boolean; toggle: (id: string) => void; clear: () => void };

/** The homes chosen for a comparison, on every tab of this device; none on the server. */
export function useCompared(): Compared {
  const ids = readComparedIds(useSyncExternalStore(subscribe, read, () => ""));
  return {
    ids,
    isFull: ids.length >= maxCompared,
    toggle: (id) => write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => write([]),
  };
}
