import { parseIds } from "@/lib/shared/uuid";
import { createStoredText, type StoredText } from "./stored-text";

type StoredIds = Pick<StoredText, "read" | "subscribe"> & { write: (ids: readonly string[]) => void };

export function createStoredIds(key: string, maxIds: number): StoredIds {
  const { read, write, subscribe } = createStoredText(key);
  return {
    read: () => parseIds(read(), maxIds).join(","),
    write: (ids) => write(ids.slice(0, maxIds).join(",")),
    subscribe,
  };
}
