import { draftPrefix } from "@/lib/client/device-store";
import { deleteDrafts } from "@/lib/client/draft-store";
import type { ContactSubject } from "./contact-subject";

/** A first message that was written signed out: it waits in this tab for who signs in or signs up, and for their press. */
export type PendingMessage = {
  subject: ContactSubject;
  text: string;
  /** Dollars that are offered with it. */
  amount?: number;
  /** Pieces that they are offered for, 1 unless said otherwise. */
  quantity?: number;
  /** The time of a viewing that is asked for with it, ISO. */
  startsAt?: string;
  /** Sent with each try, so that a second one makes no second message. */
  key: string;
};

const name = `${draftPrefix}waiting`;
const listeners = new Set<() => void>();
let known: { stored: string | null; waiting: PendingMessage | null } = { stored: null, waiting: null };

/** The draft of what is about to be written to somebody about something. */
export function contactDraft({ listing, vendor }: ContactSubject): string {
  return `contact:${(listing ?? vendor).id}`;
}

function readStored(): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    // A browser that forbids storage lets nothing wait beyond the page.
    return known.stored;
  }
}

export function readPendingMessage(): PendingMessage | null {
  const stored = readStored();
  if (stored !== known.stored)
    known = { stored, waiting: stored ? (JSON.parse(stored) as PendingMessage) : null };
  return known.waiting;
}

export function setPendingMessage(waiting: PendingMessage | null): void {
  const stored = waiting && JSON.stringify(waiting);
  known = { stored, waiting };
  try {
    if (stored) window.sessionStorage.setItem(name, stored);
    else window.sessionStorage.removeItem(name);
  } catch {
    // It waits as long as the page is open.
  }
  for (const listener of listeners) listener();
}

/** Forgets what has been sent: it neither waits nor is a draft any more. */
export function clearSentMessage(subject: ContactSubject): void {
  deleteDrafts(contactDraft(subject));
  setPendingMessage(null);
}

export function subscribeToPendingMessage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
