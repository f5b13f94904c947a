import { draftPrefix } from "@/lib/client/device-store";
import { createListeners } from "@/lib/shared/listeners";
import type { DocumentDto } from "@/lib/documents/contract";

export type OutgoingMessage = {
  key: string;
  text: string;
  documents: DocumentDto[];
  at: string;
  problem: string | null;
};

/** Includes the user, because someone else may use this tab. */
export function threadKey(userId: string, conversationId: string): string {
  return `${userId}:${conversationId}`;
}

const none: readonly OutgoingMessage[] = [];
const messagesByThread = new Map<string, readonly OutgoingMessage[]>();
const { subscribe, notify } = createListeners();
const storageKey = (thread: string) => `${draftPrefix}outgoing:${thread}`;

/** Messages of a page closed while sending: it's unknown if they arrived, so a retry reuses their key. */
function restore(thread: string): readonly OutgoingMessage[] {
  try {
    const text = window.sessionStorage.getItem(storageKey(thread));
    const left = text ? (JSON.parse(text) as OutgoingMessage[]) : [];
    return left.length > 0
      ? left.map((item) => ({
          ...item,
          documents: item.documents ?? [],
          problem: item.problem ?? "Not confirmed yet.",
        }))
      : none;
  } catch {
    return none;
  }
}

export function readOutgoing(thread: string): readonly OutgoingMessage[] {
  const known = messagesByThread.get(thread) ?? restore(thread);
  messagesByThread.set(thread, known);
  return known;
}

function write(thread: string, items: readonly OutgoingMessage[]): void {
  messagesByThread.set(thread, items.length > 0 ? items : none);
  try {
    if (items.length === 0) window.sessionStorage.removeItem(storageKey(thread));
    else window.sessionStorage.setItem(storageKey(thread), JSON.stringify(items));
  } catch {
    // Storage is blocked; unsent messages don't survive a reload.
  }
  notify();
}

export function saveOutgoing(thread: string, item: OutgoingMessage): void {
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

export const subscribeToOutgoing = subscribe;
