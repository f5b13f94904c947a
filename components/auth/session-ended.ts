import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let ended = false;

/** Records whether this tab's session ended without a sign-out here. */
export function setSessionEnded(value: boolean): void {
  ended = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from the end of the session until somebody signs in. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );
}
