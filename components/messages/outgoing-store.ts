import { draftPrefix } from "@/lib/client/device-store";
import type { DocumentDto } from "@/lib/documents/contract";

/** A message on its way; its key is sent with each try, so that a second one makes no second message. */
export type Outgoing = {
  key: string;
  text: string;
  /** Files that are uploaded already. */
  documents: DocumentDto[];
  /** ISO. */
  at: string;
  /** What went wrong, in a sentence; null while it is being sent. */
  problem: string | null;
};

/** Where a thread's messages wait: another person in this tab has others. */
export function threadKey(userId: string, conversationId: string): string {
  return `${userId}:${conversationId}`;
}

const none: readonly Outgoing[] = [];
const messagesByThread = new Map<string, readonly Outgoing[]>();
const listeners = new Set<() => void>();
const storageKey = (thread: string) => `${draftPrefix}outgoing:${thread}`;

/** What a page that was closed in the middle of sending left: nobody knows whether it arrived, the key will tell. */
function restore(thread: string): readonly Outgoing[] {
  try {
    const text = window.sessionStorage.getItem(storageKey(thread));
    const left = text ? (JSON.parse(text) as Outgoing[]) : [];
    return left.length > 0
      ? left.map((item) => ({
          ...item,
          documents: item.documents ?? [],
          problem: item.problem ?? "Not confirmed yet.",
        }))
      : none;
  } catch {
    // A browser that forbids storage has kept nothing.
    return none;
  }
}

export function readOutgoing(thread: string): readonly Outgoing[] {
  const known = messagesByThread.get(thread) ?? restore(thread);
  messagesByThread.set(thread, known);
  return known;
}

function write(thread: string, items: readonly Outgoing[]): void {
  messagesByThread.set(thread, items.length > 0 ? items : none);
  try {
    if (items.length === 0) window.sessionStorage.removeItem(storageKey(thread));
    else window.sessionStorage.setItem(storageKey(thread), JSON.stringify(items));
  } catch {
    // A browser that forbids storage keeps nothing over a reload.
  }
  for (const listener of listeners) listener();
}

/** Adds a message at the end, or puts it in the place of the one with its key. */
export function putOutgoing(thread: string, item: Outgoing): void {
  const items = readOutgoing(thread);
  const known = items.some(({ key }) => key === item.key);
  write(thread, known ? items.map((old) => (old.key === item.key ? item : old)) : [...items, item]);
}

export function removeOutgoing(thread: string, key: string): void {
  const items = readOutgoing(thread);
  write(
    thread,
    items.filter((item) => item.key !== key),
  );
}

export function subscribeToOutgoing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
