import { useSyncExternalStore } from "react";

const storageKey = "adminShortcutsOff";
const changed = "adminshortcutschange";

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** Single letters can be turned off, because speech input may type them by accident. */
export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "1");
  } catch {
    // Without storage the shortcuts stay on.
  }
  window.dispatchEvent(new Event(changed));
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn, () => true);
}
