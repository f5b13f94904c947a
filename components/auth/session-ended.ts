import { useSyncExternalStore } from "react";
import { createListeners } from "@/lib/shared/listeners";

const { subscribe, notify } = createListeners();
let ended = false;

export function setSessionEnded(value: boolean): void {
  ended = value;
  notify();
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );
}
