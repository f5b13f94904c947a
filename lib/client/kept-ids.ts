import { readIds } from "@/lib/shared/uuid";

type KeptIds = {
  /** The ids as `a,b`, for comparing. */
  read: () => string;
  write: (ids: readonly string[]) => void;
  subscribe: (onChange: () => void) => () => void;
};

/** A list of ids that this browser keeps under a key, the same on every tab; empty where storage is forbidden. */
export function keptIds(key: string, most: number): KeptIds {
  const changed = `plaza:${key}`;
  return {
    read() {
      try {
        return readIds(window.localStorage.getItem(key), most).join(",");
      } catch {
        return "";
      }
    },
    write(ids) {
      try {
        window.localStorage.setItem(key, ids.slice(0, most).join(","));
      } catch {
        // A full or forbidden storage only costs the convenience.
        return;
      }
      window.dispatchEvent(new Event(changed));
    },
    subscribe(onChange) {
      window.addEventListener(changed, onChange);
      window.addEventListener("storage", onChange);
      return () => {
        window.removeEventListener(changed, onChange);
        window.removeEventListener("storage", onChange);
      };
    },
  };
}
