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

/** So that the end of a long selection, whose first decisions are due already, can still be taken back. */
const minUndoMs = 5000;

type UndoOffer = Omit<Undoable, "until"> & {
  /** When the first of them was decided, in milliseconds since 1970. */
  since: number;
};

/** Offers to take back what was decided last, until the first of it is due; what was offered before is kept. */
export function offerUndo({ since, ...decided }: UndoOffer): void {
  set({ ...decided, until: Math.max(since + undoSeconds * 1000, Date.now() + minUndoMs) });
}

export function clearUndo(): void {
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
