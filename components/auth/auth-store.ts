export type AuthTab = "login" | "register";

export type AuthRequest =
  | { view: "auth"; tab: AuthTab; onSuccess?: () => void }
  | { view: "vendor"; onSuccess?: () => void }
  | { view: "complete"; role: "customer" | "vendor"; message: string };

/** The delay with which the auth dialog follows the vendor dialog, in milliseconds (spec section 4). */
export const dialogSwitchDelayMs = 100;

let current: AuthRequest | null = null;
const listeners = new Set<() => void>();

/** Opens one of the account dialogs; null closes whichever is open. */
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
