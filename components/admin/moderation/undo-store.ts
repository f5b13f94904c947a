import { useSyncExternalStore } from "react";
import { undoSeconds, type UndoKind } from "@/lib/audit/undo.rules";

/** What was just decided, and can be taken back until then. */
export type Undoable = {
  kind: UndoKind;
  ids: readonly string[];
  title: string;
  /** Milliseconds since 1970. */
  until: number;
};

let latest: Undoable | null = null;
const listeners = new Set<() => void>();

function set(next: Undoable | null): void {
  latest = next;
  for (const listener of listeners) listener();
}

/** Offers to take back what was decided last; what was offered before is not taken back any more. */
export function offerUndo(decided: Omit<Undoable, "until">): void {
  set({ ...decided, until: Date.now() + undoSeconds * 1000 });
}

export function withdrawUndo(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUndoable(): Undoable | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}
