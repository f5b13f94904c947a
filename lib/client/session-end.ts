const listeners = new Set<() => void>();

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceSessionEnd(): void {
  for (const listener of [...listeners]) listener();
}
