import { useSyncExternalStore } from "react";
import { undoSeconds, type UndoKind } from "@/lib/audit/undo.rules";

export type Undoable = {
  kind: UndoKind;
  ids: readonly string[];
  title: string;
  /** Epoch milliseconds. */
  until: number;
};

let latest: Undoable | null = null;
const listeners = new Set<() => void>();

function set(next: Undoable | null): void {
  latest = next;
  for (const listener of listeners) listener();
}

/** Minimum time to undo: the first decisions of a long selection may already be past theirs. */
const minUndoMs = 5000;

type UndoOffer = Omit<Undoable, "until"> & {
  /** Time of the first decision, in epoch milliseconds. */
  since: number;
};

/** Offers to undo the latest decisions until the first is due; replaces the previous offer. */
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
