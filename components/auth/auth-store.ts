export type AuthTab = "login" | "register";

export type AuthRequest =
  | { view: "auth"; tab: AuthTab; onSuccess?: () => void }
  | { view: "vendor"; onSuccess?: () => void }
  | { view: "complete"; role: "customer" | "vendor"; message: string };

export const dialogSwitchDelayMs = 100;

let current: AuthRequest | null = null;
const listeners = new Set<() => void>();

export function showAuth(request: AuthRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readAuth(): AuthRequest | null {
  return current;
}
