import { useSyncExternalStore } from "react";
import { undoSeconds, type UndoKind } from "@/lib/audit/undo.rules";
import { createListeners } from "@/lib/shared/listeners";

export type UndoEntry = {
  kind: UndoKind;
  ids: readonly string[];
  title: string;
  /** Epoch milliseconds. */
  until: number;
  requested: boolean;
};

let latest: UndoEntry | null = null;
let undone: readonly string[] = [];
let isSending = false;
let isRequested = false;
const { subscribe, notify } = createListeners();

function set(next: UndoEntry | null): void {
  latest = next;
  notify();
}

export function beginSending(): void {
  isSending = true;
  isRequested = false;
}

export function endSending(): void {
  isSending = false;
  isRequested = false;
}

export function requestUndo(): boolean {
  isRequested = isSending;
  return isSending;
}

export function setUndone(ids: readonly string[]): void {
  undone = ids;
  notify();
}

/** Minimum time to undo: the first decisions of a long selection may already be past theirs. */
const minUndoMs = 5000;

type UndoOffer = Omit<UndoEntry, "until" | "requested"> & {
  since: number;
};

export function offerUndo({ since, ...decided }: UndoOffer): void {
  const until = Math.max(since + undoSeconds * 1000, Date.now() + minUndoMs);
  set({ ...decided, until, requested: isRequested });
}

export function clearUndo(): void {
  set(null);
}

export function useUndoable(): UndoEntry | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
}

const noIds: readonly string[] = [];

export function useUndone(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => undone,
    () => noIds,
  );
}
