import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let ended = false;

export function setSessionEnded(value: boolean): void {
  ended = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );
}
