const listeners = new Set<() => void>();

/** Calls the listener when the server refuses to refresh this browser's session. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceSessionEnd(): void {
  for (const listener of [...listeners]) listener();
}
