import { readIds } from "@/lib/shared/uuid";
import { keptText, type KeptText } from "./stored-text";

type KeptIds = Pick<KeptText, "read" | "subscribe"> & { write: (ids: readonly string[]) => void };

/** A list of ids that this browser keeps under a key, read as `a,b` for comparing. */
export function keptIds(key: string, most: number): KeptIds {
  const { read, write, subscribe } = keptText(key);
  return {
    read: () => readIds(read(), most).join(","),
    write: (ids) => write(ids.slice(0, most).join(",")),
    subscribe,
  };
}
