"use client";

import { useSyncExternalStore } from "react";
import { createStoredIds } from "@/lib/client/stored-ids";
import { maxCompared, readComparedIds } from "@/lib/listings/catalog/compare.rules";

/** Which properties this device compares, until they are taken out or somebody signs out here. */
const key = "plaza_compare";
const store = createStoredIds(key, maxCompared);

type Compared = { ids: string[]; isFull: boolean; toggle: (id: string) => void; clear: () => void };

/** The properties chosen for a comparison, on every tab of this device; none on the server. */
export function useCompared(): Compared {
  const ids = readComparedIds(useSyncExternalStore(store.subscribe, store.read, () => ""));
  return {
    ids,
    isFull: ids.length >= maxCompared,
    toggle: (id) => store.write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => store.write([]),
  };
}
