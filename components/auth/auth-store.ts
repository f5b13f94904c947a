import { createListeners } from "@/lib/shared/listeners";

export type AuthTab = "login" | "register";

export type AuthRequest =
  | { view: "auth"; tab: AuthTab; onSuccess?: () => void }
  | { view: "vendor"; onSuccess?: () => void }
  | { view: "complete"; role: "customer" | "vendor"; message: string };

export const dialogSwitchDelayMs = 100;

let current: AuthRequest | null = null;
const { subscribe, notify } = createListeners();

export function showAuth(request: AuthRequest | null): void {
  current = request;
  notify();
}

export const subscribeToAuth = subscribe;

export function readAuth(): AuthRequest | null {
  return current;
}
