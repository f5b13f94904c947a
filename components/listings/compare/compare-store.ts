"use client";

import { useSyncExternalStore } from "react";
import { createStoredIds } from "@/lib/client/stored-ids";
import { maxCompared, readComparedIds } from "@/lib/listings/catalog/compare.rules";

const key = "plaza_compare";
const store = createStoredIds(key, maxCompared);

type Comparison = { ids: string[]; isFull: boolean; toggle: (id: string) => void; clear: () => void };

export function useCompared(): Comparison {
  const ids = readComparedIds(useSyncExternalStore(store.subscribe, store.read, () => ""));
  return {
    ids,
    isFull: ids.length >= maxCompared,
    toggle: (id) => store.write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => store.write([]),
  };
}
