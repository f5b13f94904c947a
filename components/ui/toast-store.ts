import { createListeners } from "@/lib/shared/listeners";

/** Spec section 9: one toast at a time, shown for 5 s, swiped away past 50 px. */
export const toastLimit = 1;
export const toastDuration = 5000;
export const toastRemoveDelay = 1_000_000;
export const toastSwipeThreshold = 50;

export type ToastInput = {
  title: string;
  description?: string;
  /** `notice` asks for an action first; `destructive` reports a failure. */
  variant?: "default" | "notice" | "destructive";
  action?: { label: string; href: string } | { label: string; onPress: () => void };
};
export type Toast = ToastInput & { id: number; open: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const { subscribe, notify } = createListeners();

function update(next: readonly Toast[]) {
  toasts = next;
  notify();
}

export function toast(input: ToastInput): number {
  lastId += 1;
  update([{ ...input, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
  return lastId;
}

export function dismissToast(id: number): void {
  if (!toasts.some((item) => item.id === id && item.open)) return;
  update(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => update(toasts.filter((item) => item.id !== id)), toastRemoveDelay);
}

export const subscribeToToasts = subscribe;

export function readToasts(): readonly Toast[] {
  return toasts;
}
